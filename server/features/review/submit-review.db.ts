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
    await countReview(tx, row, 1)
    return true
  })
}

type Counted = Pick<NewReview, 'rating' | 'item_id' | 'store_id' | 'delivery_man_id'>

/** The averages follow: `by` 1 for a review that is shown from now on, -1 for one that no longer is. */
export async function countReview(tx: Statements, one: Counted, by: 1 | -1): Promise<void> {
  const { rating, item_id, store_id, delivery_man_id } = one
  if (item_id)
    await tx
      .update(item)
      .set(averages(item, rating, by))
      .where(eq(item.id, item_id))
  if (store_id) await countForStore(tx, store_id, rating, by)
  if (delivery_man_id) {
    await tx
      .update(deliveryMan)
      .set(averages(deliveryMan, rating, by))
      .where(eq(deliveryMan.id, delivery_man_id))
  }
}

type Rated = typeof item | typeof store | typeof deliveryMan

function averages({ avg_rating, rating_count }: Rated, rating: number, by: 1 | -1) {
  return {
    avg_rating: sql`case when ${rating_count} + ${by}::integer < 1 then 0
      else (${avg_rating} * ${rating_count} + ${rating * by}::integer) / (${rating_count} + ${by}::integer) end`,
    rating_count: sql`greatest(${rating_count} + ${by}::integer, 0)`,
  }
}

async function countForStore(tx: Statements, id: number, rating: number, by: 1 | -1): Promise<void> {
  // Five stars stand first in the list.
  const place = 6 - rating
  const counted = sql`greatest(${store.ratings}[${place}] + ${by}::integer, 0)`
  await tx
    .update(store)
    .set({
      ...averages(store, rating, by),
      ratings: sql`${store.ratings}[1:${place - 1}] || ${counted} || ${store.ratings}[${place + 1}:5]`,
    })
    .where(eq(store.id, id))
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
