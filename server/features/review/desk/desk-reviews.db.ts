// Questions about reviews as the desk lists, answers and hides them.
import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { reviewSorts, reviewStates } from '#contract/features/review/desk/desk-review.endpoints.ts'
import type { Statements } from '#server/database/connection.ts'
import { editedRows, isFound, isOfStores, textIn } from '#server/database/desk-rows.ts'
import { deliveryMan, review } from '#server/database/schema/content.ts'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { wireTime } from '#server/database/wire-time.ts'

export type ReviewRow = typeof review.$inferSelect

export interface ReviewFilter extends Page {
  q: string
  sort: (typeof reviewSorts)[number]
  dir: 'up' | 'down'
  state?: (typeof reviewStates)[number] | undefined
  rating?: number | undefined
  store_id?: number | undefined
  item_id?: number | undefined
  delivery_man_id?: number | undefined
}

export interface ReviewReader {
  language: Language
  /** Null: all; else those about what these stores sell. */
  store_ids: readonly number[] | null
}

const states = {
  unanswered: and(eq(review.status, true), isNull(review.reply)),
  answered: isNotNull(review.reply),
  hidden: eq(review.status, false),
} as const satisfies Record<(typeof reviewStates)[number], SQL | undefined>

function wanted(filter: ReviewFilter, { store_ids }: ReviewReader): SQL | undefined {
  const { q, state, rating, store_id, item_id, delivery_man_id } = filter
  return and(
    isOfStores(review.store_id, store_ids),
    or(isFound(q, [review.comment, review.customer_name])),
    state && states[state],
    rating === undefined ? undefined : eq(review.rating, rating),
    store_id === undefined ? undefined : eq(review.store_id, store_id),
    item_id === undefined ? undefined : eq(review.item_id, item_id),
    delivery_man_id === undefined ? undefined : eq(review.delivery_man_id, delivery_man_id),
  )
}

function orderOf({ sort, dir }: ReviewFilter): SQL[] {
  if (sort === 'stars') return [dir === 'down' ? desc(review.rating) : asc(review.rating), desc(review.id)]
  return dir === 'down'
    ? [asc(review.created_at), asc(review.id)]
    : [desc(review.created_at), desc(review.id)]
}

function shownReviews(db: Statements, language: Language) {
  return db
    .select({
      id: review.id,
      rating: review.rating,
      comment: textIn(review.comment, language),
      customer_name: review.customer_name,
      store_id: review.store_id,
      store_name: sql<string | null>`${textIn(store.name, language)}`,
      item_id: review.item_id,
      item_name: sql<string | null>`${textIn(item.name, language)}`,
      delivery_man_id: review.delivery_man_id,
      courier_name: sql<string | null>`${deliveryMan.f_name} || ' ' || ${deliveryMan.l_name}`,
      order_id: review.order_id,
      attachment: review.attachment,
      reply: review.reply,
      status: review.status,
      hidden_reason: review.hidden_reason,
      created_at: wireTime(review.created_at),
      version: review.version,
    })
    .from(review)
    .leftJoin(store, eq(store.id, review.store_id))
    .leftJoin(item, eq(item.id, review.item_id))
    .leftJoin(deliveryMan, eq(deliveryMan.id, review.delivery_man_id))
}

export async function reviewsOfDesk(db: Statements, filter: ReviewFilter, reader: ReviewReader) {
  const where = wanted(filter, reader)
  const rows = await shownReviews(db, reader.language)
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(review).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownReview = Awaited<ReturnType<typeof reviewsOfDesk>>['rows'][number]

export async function reviewOfDesk(
  db: Statements,
  id: number,
  { language, store_ids }: ReviewReader,
): Promise<ShownReview | null> {
  const where = and(eq(review.id, id), isOfStores(review.store_id, store_ids))
  const [row] = await shownReviews(db, language).where(where)
  return row ?? null
}

export async function lockReview(
  tx: Statements,
  id: number,
  store_ids: readonly number[] | null,
): Promise<ReviewRow | null> {
  const where = and(eq(review.id, id), isOfStores(review.store_id, store_ids))
  const [row] = await tx.select().from(review).where(where).for('update')
  return row ?? null
}

export async function updateReview(tx: Statements, id: number, change: Partial<ReviewRow>): Promise<void> {
  await tx
    .update(review)
    .set({ ...change, version: sql`${review.version} + 1` })
    .where(eq(review.id, id))
}

export const editedReviews = editedRows(review)
