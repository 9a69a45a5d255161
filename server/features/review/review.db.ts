// Questions about reviews: published ones, newest first, and those of one customer.
import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { mostStars } from '#contract/features/review/review.rules.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { jsonRows } from '#server/database/json-rows.ts'
import { deliveryMan, review } from '#server/database/schema/content.ts'
import { item } from '#server/database/schema/item.ts'
import { customer } from '#server/database/schema/session.ts'
import { wireTime } from '#server/database/wire-time.ts'

export interface ReviewSubject {
  item_id?: number
  store_id?: number
  delivery_man_id?: number
  /** Only those with so many stars. */
  rating?: number | undefined
}

/** The names of what is asked by: all that the text of a statement depends on. */
function shapeOf(subject: ReviewSubject): string {
  return Object.entries(subject)
    .flatMap(([name, value]) => (value === undefined ? [] : name))
    .toSorted()
    .join('_')
}

function published({ item_id, store_id, delivery_man_id, rating }: ReviewSubject): SQL | undefined {
  return and(
    eq(review.status, true),
    item_id === undefined ? undefined : eq(review.item_id, sql.placeholder('item_id')),
    store_id === undefined ? undefined : eq(review.store_id, sql.placeholder('store_id')),
    delivery_man_id === undefined
      ? undefined
      : eq(review.delivery_man_id, sql.placeholder('delivery_man_id')),
    rating === undefined ? undefined : eq(review.rating, sql.placeholder('rating')),
  )
}

/** With the item and the account it is about, where there are such. */
const reviewColumns = {
  ...getTableColumns(review),
  created_at: wireTime(review.created_at),
  updated_at: wireTime(review.updated_at),
  item_name: item.name,
  item_image: item.image,
  /** An account shows the picture it has now. */
  portrait: customer.image,
}

/** Of the `item` of the statement it stands in, so many at most. */
export const newestOfItem = (most: number) =>
  jsonRows(
    reviewColumns,
    sql`from ${review} left join ${customer} on ${customer.id} = ${review.customer_id}
      where ${review.item_id} = ${item.id} and ${review.status}
      order by ${review.created_at} desc, ${review.id} desc limit ${sql.raw(String(most))}`,
  )

/** Asked again and again, so each shape of the question is prepared once. */
export function prepareReviews(db: Database) {
  const pages = oncePerShape((subject, shape) =>
    db
      .select(reviewColumns)
      .from(review)
      .leftJoin(item, eq(item.id, review.item_id))
      .leftJoin(customer, eq(customer.id, review.customer_id))
      .where(published(subject))
      .orderBy(desc(review.created_at), desc(review.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('start'))
      .prepare(`reviews_${shape}`),
  )
  const counts = oncePerShape((subject, shape) =>
    db
      .select({ rating: review.rating, reviews: count() })
      .from(review)
      .where(published(subject))
      .groupBy(review.rating)
      .prepare(`ratings_${shape}`),
  )
  return {
    about: (subject: ReviewSubject, page: Page) =>
      pages(subject).execute({ ...subject, limit: page.limit, start: rowsBefore(page) }),

    /** How many there are of each kind, five stars first. */
    async ratings(subject: ReviewSubject): Promise<number[]> {
      const rows = await counts(subject).execute({ ...subject })
      const counted = new Map(rows.map((row) => [row.rating, row.reviews]))
      return Array.from({ length: mostStars }, (_, below) => counted.get(mostStars - below) ?? 0)
    },
  }
}

function oncePerShape<Prepared>(prepare: (subject: ReviewSubject, shape: string) => Prepared) {
  const prepared = new Map<string, Prepared>()
  return (subject: ReviewSubject): Prepared => {
    const shape = shapeOf(subject)
    const made = prepared.get(shape) ?? prepare(subject, shape)
    prepared.set(shape, made)
    return made
  }
}

export function reviewsBy(db: Database, customer_id: number) {
  return db
    .select({
      id: review.id,
      item_id: review.item_id,
      store_id: review.store_id,
      delivery_man_id: review.delivery_man_id,
      order_id: review.order_id,
      rating: review.rating,
      comment: review.comment,
      attachment: review.attachment,
      reply: review.reply,
      created_at: review.created_at,
    })
    .from(review)
    .where(eq(review.customer_id, customer_id))
    .orderBy(desc(review.id))
}

/** Returns the pictures that belong to nobody now. */
export async function makeReviewsNameless(tx: Statements, customer_id: number): Promise<string[]> {
  const rows = await tx
    .select({ attachment: review.attachment })
    .from(review)
    .where(eq(review.customer_id, customer_id))
    .for('update')
  if (rows.length === 0) return []
  await tx
    .update(review)
    .set({ customer_id: null, customer_name: '', customer_image: null, attachment: [], hidden_reason: null })
    .where(eq(review.customer_id, customer_id))
  return rows.flatMap(({ attachment }) => attachment)
}

export async function ratingOfDeliveryMan(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ avg_rating: deliveryMan.avg_rating })
    .from(deliveryMan)
    .where(eq(deliveryMan.id, id))
  return row?.avg_rating ?? 0
}
