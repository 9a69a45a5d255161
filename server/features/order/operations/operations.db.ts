// Questions and writes of the shop's side: who brings an order, what its delivery counts for, which orders can be moved on.
import { and, asc, count, eq, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { item } from '#server/database/schema/item.ts'
import { order, orderHistory, orderLine, orderPayment } from '#server/database/schema/order.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import type { OrderRow } from '../order.db.ts'

/** The courier of the order's zone with the least to do; null when it has one, or nobody is brought anywhere. */
export async function freeCourier(tx: Statements, order_id: number): Promise<number | null> {
  const busy = tx
    .select({ id: order.delivery_man_id, orders: count().as('orders') })
    .from(order)
    .where(notInArray(order.order_status, [...finishedStatuses]))
    .groupBy(order.delivery_man_id)
    .as('busy')
  const [row] = await tx
    .select({ id: deliveryMan.id })
    .from(order)
    .innerJoin(deliveryMan, eq(deliveryMan.active, true))
    .leftJoin(busy, eq(busy.id, deliveryMan.id))
    .where(
      and(
        eq(order.id, order_id),
        sql`${order.delivery_man_id} is null`,
        ne(order.order_type, 'take_away'),
        eq(deliveryMan.status, true),
      ),
    )
    .orderBy(
      sql`(${deliveryMan.zone_id} = ${order.zone_id}) desc`,
      sql`coalesce(${busy.orders}, 0)`,
      asc(deliveryMan.id),
    )
    .limit(1)
  return row?.id ?? null
}

export async function moveCourier(
  db: Statements,
  id: number,
  { lat, lng, at }: { lat: number; lng: number; at: Date },
): Promise<void> {
  await db
    .update(deliveryMan)
    .set({ latitude: lat, longitude: lng, located_at: at })
    .where(eq(deliveryMan.id, id))
}

export async function isCourier(db: Statements, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: deliveryMan.id })
    .from(deliveryMan)
    .where(and(eq(deliveryMan.id, id), eq(deliveryMan.status, true)))
  return row !== undefined
}

/** An order counts when it arrives, and only then: one that is canceled never did. */
export async function countDelivered(tx: Statements, row: OrderRow): Promise<void> {
  await countItems(tx, row.id)
  if (row.store_id !== null) {
    await tx
      .update(store)
      .set({ order_count: sql`${store.order_count} + 1` })
      .where(eq(store.id, row.store_id))
  }
  if (row.customer_id !== null) {
    await tx
      .update(customer)
      .set({ order_count: sql`${customer.order_count} + 1` })
      .where(eq(customer.id, row.customer_id))
  }
  if (row.delivery_man_id !== null) {
    await tx
      .update(deliveryMan)
      .set({ order_count: sql`${deliveryMan.order_count} + 1` })
      .where(eq(deliveryMan.id, row.delivery_man_id))
  }
}

/** One by one and by number, as placing locks them. */
async function countItems(tx: Statements, order_id: number): Promise<void> {
  const lines = await tx
    .select({ item_id: orderLine.item_id })
    .from(orderLine)
    .where(eq(orderLine.order_id, order_id))
    .groupBy(orderLine.item_id)
    .orderBy(asc(orderLine.item_id))
  for (const { item_id } of lines) {
    if (item_id === null) continue
    await tx
      .update(item)
      .set({ order_count: sql`${item.order_count} + 1` })
      .where(eq(item.id, item_id))
  }
}

export async function hasDeliveredBefore(
  tx: Statements,
  customer_id: number,
  order_id: number,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(orderHistory, eq(orderHistory.order_id, order.id))
    .where(
      and(
        eq(order.customer_id, customer_id),
        ne(order.id, order_id),
        eq(orderHistory.order_status, 'delivered'),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Who pays before and has not paid yet, in whole or for the rest, is not served. */
export const awaitsPayment = sql`${order.payment_status} <> 'paid' and (
  ${order.payment_method} in ('digital_payment', 'offline_payment')
  or exists (select 1 from ${orderPayment} where ${orderPayment.order_id} = ${order.id}
    and ${orderPayment.payment_status} <> 'paid'
    and ${orderPayment.payment_method} in ('digital_payment', 'offline_payment')))`

/** A scheduled order is left alone until the shop has taken it up. */
export const isDue = or(eq(order.scheduled, false), isNotNull(order.woken_at))

/** Orders somebody can move on now, the longest unmoved first: those that wait must not fill the list. */
export function servedOrders(db: Database, atMost: number) {
  return db
    .select({ order, store })
    .from(order)
    .leftJoin(store, eq(store.id, order.store_id))
    .where(
      or(
        eq(order.order_status, 'picked_up'),
        and(
          inArray(order.order_status, ['pending', 'confirmed', 'processing', 'handover']),
          sql`not (${awaitsPayment})`,
          isDue,
        ),
      ),
    )
    .orderBy(asc(order.updated_at))
    .limit(atMost)
}
