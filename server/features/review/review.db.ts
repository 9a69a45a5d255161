// Questions about published reviews, newest first.
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { Database } from '#server/database/connection.ts'
import { review } from '#server/database/schema/content.ts'
import { item } from '#server/database/schema/item.ts'

export interface ReviewSubject {
  item_id?: number
  store_id?: number
}

function published({ item_id, store_id }: ReviewSubject): SQL | undefined {
  return and(
    eq(review.status, true),
    item_id === undefined ? undefined : eq(review.item_id, item_id),
    store_id === undefined ? undefined : eq(review.store_id, store_id),
  )
}

export function reviewsAbout(db: Database, subject: ReviewSubject, page: Page) {
  return db
    .select({ review, item_name: item.name, item_image: item.image })
    .from(review)
    .leftJoin(item, eq(item.id, review.item_id))
    .where(published(subject))
    .orderBy(desc(review.created_at), desc(review.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
}

export async function countReviewsAbout(db: Database, subject: ReviewSubject): Promise<number> {
  const [row] = await db.select({ total: count() }).from(review).where(published(subject))
  return row?.total ?? 0
}
