// Writing reviews: what was ordered, what was said about it, and the averages that follow.
import { and, count, desc, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { deliveryMan, review } from '#server/database/schema/content.ts'
import { item } from '#server/database/schema/item.ts'
import { order, orderLine } from '#server/database/schema/order.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'

export async function orderToReview(db: Database, customer_id: number, order_id: number) {
  const [row] = await db
    .select({
      order_status: order.order_status,
      store_id: order.store_id,
      module_id: order.module_id,
      delivery_man_id: order.delivery_man_id,
      f_name: customer.f_name,
      l_name: customer.l_name,
    })
    .from(order)
    .innerJoin(customer, eq(customer.id, order.customer_id))
    .where(and(eq(order.id, order_id), eq(order.customer_id, customer_id)))
  return row ?? null
}

export async function hasOrderedItem(db: Database, order_id: number, item_id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(and(eq(orderLine.order_id, order_id), eq(orderLine.item_id, item_id)))
    .limit(1)
  return row !== undefined
}

type NewReview = typeof review.$inferInsert

/** False when this was reviewed before: then nothing changes. */
export async function keepReview(db: Database, row: NewReview): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = await tx.insert(review).values(row).onConflictDoNothing().returning({ id: review.id })
    if (kept.length === 0) return false
    if (row.item_id) await countForItem(tx, row.item_id, row.rating)
    if (row.store_id) await countForStore(tx, row.store_id, row.rating)
    if (row.delivery_man_id) await countForDeliveryMan(tx, row.delivery_man_id, row.rating)
    return true
  })
}

async function countForItem(tx: Statements, id: number, rating: number): Promise<void> {
  await tx
    .update(item)
    .set({
      avg_rating: sql`(${item.avg_rating} * ${item.rating_count} + ${rating}) / (${item.rating_count} + 1)`,
      rating_count: sql`${item.rating_count} + 1`,
    })
    .where(eq(item.id, id))
}

async function countForStore(tx: Statements, id: number, rating: number): Promise<void> {
  // Five stars stand first in the list.
  const place = 6 - rating
  await tx
    .update(store)
    .set({
      avg_rating: sql`(${store.avg_rating} * ${store.rating_count} + ${rating}) / (${store.rating_count} + 1)`,
      rating_count: sql`${store.rating_count} + 1`,
      ratings: sql`${store.ratings}[1:${place - 1}] || (${store.ratings}[${place}] + 1) || ${store.ratings}[${place + 1}:5]`,
    })
    .where(eq(store.id, id))
}

async function countForDeliveryMan(tx: Statements, id: number, rating: number): Promise<void> {
  await tx
    .update(deliveryMan)
    .set({
      avg_rating: sql`(${deliveryMan.avg_rating} * ${deliveryMan.rating_count} + ${rating}) / (${deliveryMan.rating_count} + 1)`,
      rating_count: sql`${deliveryMan.rating_count} + 1`,
    })
    .where(eq(deliveryMan.id, id))
}

export async function reviewsGiven(db: Database, customer_id: number, order_id: number) {
  return db
    .select({ item_id: review.item_id, delivery_man_id: review.delivery_man_id, reviews: count() })
    .from(review)
    .where(and(eq(review.customer_id, customer_id), eq(review.order_id, order_id)))
    .groupBy(review.item_id, review.delivery_man_id)
}

/** The latest delivered order the customer has said nothing about and may still be reminded of. */
export async function orderToRemind(db: Database, customer_id: number) {
  const said = db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.order_id, order.id), eq(review.customer_id, customer_id)))
  const [row] = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.customer_id, customer_id),
        eq(order.order_status, 'delivered'),
        isNull(order.review_dismissed_at),
        notExists(said),
      ),
    )
    .orderBy(desc(order.id))
    .limit(1)
  return row ?? null
}

export async function itemPicturesOf(db: Database, order_id: number, origin: string): Promise<string[]> {
  const lines = await db
    .select({ item: orderLine.item_details, item_campaign_id: orderLine.item_campaign_id })
    .from(orderLine)
    .where(eq(orderLine.order_id, order_id))
    .orderBy(orderLine.id)
  // The order may have been placed at another address of the shop.
  const urls = lines.map(({ item, item_campaign_id }) =>
    pictureUrl(origin, item_campaign_id === null ? 'item' : 'campaign', item.image),
  )
  return [...new Set(urls)]
}

/** False for an order of somebody else. */
export async function dismissReminder(
  db: Database,
  customer_id: number,
  order_id: number,
  now: Date,
): Promise<boolean> {
  const dismissed = await db
    .update(order)
    .set({ review_dismissed_at: now })
    .where(and(eq(order.id, order_id), eq(order.customer_id, customer_id)))
    .returning({ id: order.id })
  return dismissed.length > 0
}
