// What operators see: orders of everybody, and who can bring them.
import { and, asc, count, eq, inArray, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { OperatedStand } from '#contract/features/order/operations.endpoints.ts'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { offlinePayment, order, orderHistory, refund } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'
import type { OrderRow } from '../order.db.ts'
import { takenFor, waitsForMoneyBack } from '../refund/money-back.db.ts'

const running = notInArray(order.order_status, [...finishedStatuses])

const notDueYet = and(eq(order.scheduled, true), isNull(order.woken_at))

function standing(db: Database, stand: OperatedStand): SQL | undefined {
  if (stand === 'refund_due') return waitsForMoneyBack(db)
  if (stand === 'running') return and(running, or(eq(order.scheduled, false), isNotNull(order.woken_at)))
  return stand === 'asleep' ? and(running, notDueYet) : eq(order.order_status, stand)
}

/** The longest unmoved first: it waits for somebody. */
export async function ordersInStand(db: Database, stand: OperatedStand, page: Page) {
  const which = standing(db, stand)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(order)
      .where(which)
      .orderBy(asc(order.updated_at), asc(order.id))
      .limit(page.limit)
      .offset(rowsBefore(page)),
    db.select({ total: count() }).from(order).where(which),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function operatedBelongings(db: Statements, rows: readonly OrderRow[]) {
  const ids = rows.map((row) => row.id)
  const storeIds = rows.flatMap((row) => row.store_id ?? [])
  const [history, offline, refunds, taken, stores] = await Promise.all([
    db.select().from(orderHistory).where(inArray(orderHistory.order_id, ids)).orderBy(asc(orderHistory.id)),
    db.select().from(offlinePayment).where(inArray(offlinePayment.order_id, ids)),
    db.select().from(refund).where(inArray(refund.order_id, ids)),
    takenFor(db, ids),
    db.select({ id: store.id, name: store.name }).from(store).where(inArray(store.id, storeIds)),
  ])
  return { history, offline, refunds, taken, stores }
}

export type OperatedBelongings = Awaited<ReturnType<typeof operatedBelongings>>

export function couriersWithLoad(db: Database) {
  return db
    .select({ courier: deliveryMan, running_orders: count(order.id) })
    .from(deliveryMan)
    .leftJoin(order, and(eq(order.delivery_man_id, deliveryMan.id), running))
    .where(eq(deliveryMan.status, true))
    .groupBy(deliveryMan.id)
    .orderBy(asc(deliveryMan.id))
}
