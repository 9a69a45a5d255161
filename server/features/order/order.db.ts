// Questions about orders and what belongs to them.
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  max,
  notInArray,
  type SQL,
} from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import {
  offlinePayment,
  order,
  orderHistory,
  orderLine,
  orderPayment,
  refund,
} from '#server/database/schema/order.ts'
import type { Owner } from '#server/platform/http/caller/owner.ts'

export type OrderRow = typeof order.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect

function ownedBy(owner: Owner): SQL | undefined {
  return owner.customer_id === null
    ? and(isNull(order.customer_id), eq(order.guest_id, owner.guest_id))
    : eq(order.customer_id, owner.customer_id)
}

export function ownerOfRow({ customer_id, guest_id }: OrderRow): Owner {
  return customer_id === null ? { customer_id, guest_id: guest_id ?? 0 } : { customer_id, guest_id: null }
}

export type OrderStand = 'running' | 'finished'

function standing(stand: OrderStand): SQL {
  const finished = [...finishedStatuses]
  return stand === 'finished'
    ? inArray(order.order_status, finished)
    : notInArray(order.order_status, finished)
}

/** Newest first. */
export function ordersOf(db: Database, owner: Owner, stand: OrderStand, page: Page): Promise<OrderRow[]> {
  return db
    .select()
    .from(order)
    .where(and(ownedBy(owner), standing(stand)))
    .orderBy(desc(order.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
}

export async function countOrders(db: Database, owner: Owner, stand: OrderStand): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(order)
    .where(and(ownedBy(owner), standing(stand)))
  return row?.total ?? 0
}

/** Orders that arrived, whatever was said about them afterwards. */
const arrived = ['delivered', 'refund_requested', 'refund_request_canceled'] as const

export async function boughtBefore(db: Database, customer_id: number, item_id: number) {
  const [row] = await db
    .select({ times: countDistinct(order.id), last: max(order.created_at) })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.order_id))
    .where(
      and(
        eq(orderLine.item_id, item_id),
        eq(order.customer_id, customer_id),
        inArray(order.order_status, [...arrived]),
      ),
    )
  return { times: row?.times ?? 0, last_bought_at: row?.last?.toISOString() ?? null }
}

export async function orderById(db: Statements, id: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(order).where(eq(order.id, id))
  return row
}

export async function orderOf(db: Statements, owner: Owner, id: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), ownedBy(owner)))
  return row
}

export function linesOf(db: Statements, order_id: number): Promise<OrderLineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.order_id, order_id)).orderBy(asc(orderLine.id))
}

/** What belongs to some orders, asked together. */
export async function belongings(db: Database, rows: readonly OrderRow[]) {
  const ids = rows.map((row) => row.id)
  const couriers = rows.flatMap((row) => row.delivery_man_id ?? [])
  const [history, lines, deliveryMen, refunds] = await Promise.all([
    db.select().from(orderHistory).where(inArray(orderHistory.order_id, ids)).orderBy(asc(orderHistory.id)),
    db
      .select({ order_id: orderLine.order_id, lines: count() })
      .from(orderLine)
      .where(inArray(orderLine.order_id, ids))
      .groupBy(orderLine.order_id),
    db.select().from(deliveryMan).where(inArray(deliveryMan.id, couriers)),
    db.select().from(refund).where(inArray(refund.order_id, ids)),
  ])
  return { history, lines, deliveryMen, refunds }
}

export type Belongings = Awaited<ReturnType<typeof belongings>>

export function paymentsOf(db: Statements, order_id: number) {
  return db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.order_id, order_id))
    .orderBy(asc(orderPayment.id))
}

export async function offlinePaymentOf(db: Statements, order_id: number) {
  const [row] = await db.select().from(offlinePayment).where(eq(offlinePayment.order_id, order_id))
  return row
}

export async function hasRunningOrder(db: Statements, customer_id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.customer_id, customer_id), standing('running')))
    .limit(1)
  return row !== undefined
}

/** Minor units, one figure an order. */
export async function runningAmounts(db: Database, customer_id: number): Promise<number[]> {
  const rows = await db
    .select({ order_amount: order.order_amount })
    .from(order)
    .where(and(eq(order.customer_id, customer_id), standing('running')))
  return rows.map(({ order_amount }) => order_amount)
}

/** Minor units; null while nobody tipped. */
export async function mostFrequentTip(db: Database): Promise<number | null> {
  const [row] = await db
    .select({ dm_tips: order.dm_tips })
    .from(order)
    .where(gt(order.dm_tips, 0))
    .groupBy(order.dm_tips)
    .orderBy(desc(count()), asc(order.dm_tips))
    .limit(1)
  return row?.dm_tips ?? null
}
