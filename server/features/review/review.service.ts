// Reading reviews; item and store pages enter here.
import type { Page } from '#contract/core/paging.ts'
import { reviewsWith } from '#contract/features/review/review.rules.ts'
import type { Review, ReviewPage } from '#contract/features/review/review.schema.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import type { UploadStore } from '#server/platform/images/uploads.ts'
import { translate } from '#server/platform/messages/translate.ts'
import {
  makeReviewsNameless,
  newestOfItem,
  prepareReviews,
  type ReviewSubject,
  ratingOfDeliveryMan,
  reviewsBy,
} from './review.db.ts'

type ReviewRow = Awaited<ReturnType<ReturnType<typeof prepareReviews>['about']>>[number]

export interface ReviewParts {
  db: Database
  pictures: Pick<UploadStore, 'remove'>
}

/** A page of all reviews, or of those with so many stars. */
export interface AskedReviews extends Page {
  rating?: number | undefined
}

export function createReviewService({ db, pictures }: ReviewParts) {
  const published = prepareReviews(db)

  async function pageAbout(subject: ReviewSubject, asked: AskedReviews, scope: Scope): Promise<ReviewPage> {
    const { limit, offset, rating } = asked
    if (subject.item_id !== undefined) dependOn([tags.reviewsOfItem(subject.item_id)])
    const [rows, ratings] = await Promise.all([
      published.about({ ...subject, rating }, asked),
      published.ratings(subject),
    ])
    const total_size = reviewsWith(ratings, rating)
    return { total_size, limit, offset, ratings, reviews: rows.map((row) => present(row, scope)) }
  }

  return {
    reviewsOfItem: (item_id: number, asked: AskedReviews, scope: Scope) =>
      pageAbout({ item_id }, asked, scope),

    reviewsOfDeliveryMan: (delivery_man_id: number, page: Page, scope: Scope) =>
      pageAbout({ delivery_man_id }, page, scope),

    ratingOfDeliveryMan: (id: number) => ratingOfDeliveryMan(db, id),

    /** Everything said about what a store sells. */
    async reviewsOfStore(store_id: number, page: Page, scope: Scope): Promise<Review[]> {
      dependOn([tags.reviewsOfStore(store_id)])
      const rows = await published.about({ store_id }, page)
      return rows.map((row) => present(row, scope))
    },

    /** For the customer's copy of everything kept. */
    async export(customer_id: number, { language }: Scope) {
      const rows = await reviewsBy(db, customer_id)
      return rows.map(({ comment, ...row }) => ({ ...row, comment: comment[language] }))
    },

    /** What was said stays for the others; who said it, and the pictures sent along, go. */
    async forget(customer_id: number, { tx, afterwards }: AccountRemoval): Promise<void> {
      const loose = await makeReviewsNameless(tx, customer_id)
      for (const file of loose) afterwards(() => pictures.remove('review', file))
    },
  }
}

export type ReviewService = ReturnType<typeof createReviewService>

/** Read with the item whose page they are on, without numbers about the others, which only their own list shows. */
export const reviewsOnItemPage = {
  column: newestOfItem(10),
  present: (rows: readonly ReviewRow[], scope: Scope): Review[] => rows.map((row) => present(row, scope)),
}

function present(review: ReviewRow, scope: Scope): Review {
  if (review.customer_id !== null) dependOn([tags.reviewer(review.customer_id)])
  const picture = (folder: 'customer' | 'item', file: string | null) =>
    file === null ? null : pictureUrl(scope.origin, folder, file)
  // An account shows the picture it has now: the one of then may be gone.
  const image = review.customer_id === null ? review.customer_image : review.portrait
  const customer_name = review.customer_name || translate(scope.language, 'Former customer')
  return {
    id: review.id,
    item_id: review.item_id,
    item_campaign_id: review.item_campaign_id,
    // Public: numbers of orders and accounts are half of what opens them.
    order_id: null,
    is_verified: review.order_id !== null,
    user_id: null,
    module_id: review.module_id,
    rating: review.rating,
    comment: review.comment[scope.language],
    attachment: review.attachment,
    attachment_full_url: review.attachment.map((file) => pictureUrl(scope.origin, 'review', file)),
    reply: review.reply,
    status: 1,
    created_at: review.created_at,
    updated_at: review.updated_at,
    item_name: review.item_name?.[scope.language] ?? null,
    item_image: review.item_image,
    item_image_full_url: picture('item', review.item_image),
    customer_name,
    customer: {
      id: null,
      ...splitName(customer_name),
      image,
      image_full_url: picture('customer', image),
    },
  }
}

/** Accounts hold two names, a review keeps the one it was signed with. */
function splitName(name: string): { f_name: string; l_name: string } {
  const [f_name = '', ...rest] = name.trim().split(/\s+/)
  return { f_name, l_name: rest.join(' ') }
}
