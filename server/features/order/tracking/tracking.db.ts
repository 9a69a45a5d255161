// Questions about following orders: where couriers are, and which links are open.
import { and, eq, gt, notInArray } from 'drizzle-orm'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { deliveryMan } from '#server/database/schema/content.ts'
import { order } from '#server/database/schema/order.ts'
import { orderShare } from '#server/database/schema/order-share.ts'
import { store } from '#server/database/schema/store.ts'

export async function courierPlace(db: Statements, id: number) {
  const [row] = await db
    .select({ lat: deliveryMan.latitude, lng: deliveryMan.longitude })
    .from(deliveryMan)
    .where(eq(deliveryMan.id, id))
  return row ?? null
}

export async function courierById(db: Statements, id: number) {
  const [row] = await db.select().from(deliveryMan).where(eq(deliveryMan.id, id))
  return row ?? null
}

export async function storeFacts(db: Statements, id: number) {
  const [row] = await db
    .select({
      name: store.name,
      lat: store.latitude,
      lng: store.longitude,
      min_minutes: store.min_delivery_minutes,
      max_minutes: store.max_delivery_minutes,
    })
    .from(store)
    .where(eq(store.id, id))
  return row ?? null
}

export type StoreFacts = NonNullable<Awaited<ReturnType<typeof storeFacts>>>

/** A new link takes the place of the old one. */
export async function keepShare(
  db: Database,
  share: { order_id: number; token_hash: string; expires_at: Date; created_at: Date },
): Promise<void> {
  await db.insert(orderShare).values(share).onConflictDoUpdate({ target: orderShare.order_id, set: share })
}

export async function dropShare(db: Database, order_id: number): Promise<void> {
  await db.delete(orderShare).where(eq(orderShare.order_id, order_id))
}

export async function openShare(db: Database, token_hash: string, now: Date) {
  const [row] = await db
    .select({ order, expires_at: orderShare.expires_at })
    .from(orderShare)
    .innerJoin(order, eq(order.id, orderShare.order_id))
    .where(and(eq(orderShare.token_hash, token_hash), gt(orderShare.expires_at, now)))
  return row ?? null
}

/** Whom a customer may want to write to about an order. */
export interface OrderPartner {
  type: 'admin' | 'vendor' | 'delivery_man'
  id: number
}

export async function hasRunningOrderWith(
  db: Database,
  customer_id: number,
  partner: OrderPartner,
): Promise<boolean> {
  const withPartner =
    partner.type === 'delivery_man' ? eq(order.delivery_man_id, partner.id) : eq(store.vendor_id, partner.id)
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .leftJoin(store, eq(store.id, order.store_id))
    .where(
      and(
        eq(order.customer_id, customer_id),
        notInArray(order.order_status, [...finishedStatuses]),
        withPartner,
      ),
    )
    .limit(1)
  return row !== undefined
}
