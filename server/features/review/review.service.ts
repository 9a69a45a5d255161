// Reading reviews; item and store pages enter here.
import type { Page } from '#contract/core/paging.ts'
import type { Review, ReviewPage } from '#contract/features/review/review.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { countReviewsAbout, reviewsAbout } from './review.db.ts'

type ReviewRow = Awaited<ReturnType<typeof reviewsAbout>>[number]

export function createReviewService({ db }: { db: Database }) {
  return {
    async reviewsOfItem(item_id: number, page: Page, scope: Scope): Promise<ReviewPage> {
      const [rows, total_size] = await Promise.all([
        reviewsAbout(db, { item_id }, page),
        countReviewsAbout(db, { item_id }),
      ])
      return {
        total_size,
        limit: page.limit,
        offset: page.offset,
        reviews: rows.map((row) => present(row, scope)),
      }
    },

    /** Everything said about what a store sells. */
    async reviewsOfStore(store_id: number, page: Page, scope: Scope): Promise<Review[]> {
      const rows = await reviewsAbout(db, { store_id }, page)
      return rows.map((row) => present(row, scope))
    },
  }
}

export type ReviewService = ReturnType<typeof createReviewService>

function present({ review, item_name, item_image }: ReviewRow, scope: Scope): Review {
  const picture = (folder: 'customer' | 'item', file: string | null) =>
    file === null ? null : pictureUrl(scope.origin, folder, file)
  return {
    id: review.id,
    item_id: review.item_id,
    item_campaign_id: review.item_campaign_id,
    // Public: numbers of orders and accounts are half of what opens them.
    order_id: null,
    user_id: null,
    module_id: review.module_id,
    rating: review.rating,
    comment: review.comment[scope.language],
    attachment: review.attachment,
    attachment_full_url: review.attachment.map((file) => pictureUrl(scope.origin, 'review', file)),
    reply: review.reply,
    status: 1,
    created_at: review.created_at.toISOString(),
    updated_at: review.updated_at.toISOString(),
    item_name: item_name?.[scope.language] ?? null,
    item_image,
    item_image_full_url: picture('item', item_image),
    customer_name: review.customer_name,
    customer: {
      id: null,
      ...splitName(review.customer_name),
      image: review.customer_image,
      image_full_url: picture('customer', review.customer_image),
    },
  }
}

/** Accounts hold two names, a review keeps the one it was signed with. */
function splitName(name: string): { f_name: string; l_name: string } {
  const [f_name = '', ...rest] = name.trim().split(/\s+/)
  return { f_name, l_name: rest.join(' ') }
}
