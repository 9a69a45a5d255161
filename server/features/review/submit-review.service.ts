// Reviews of what was delivered: by whoever ordered it, once each.
import { refuseUnless } from '#contract/core/failure.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import { reviewFailures } from '#contract/features/review/review.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { customerOwner, ownerName } from '#server/platform/http/caller/owner.ts'
import { createUploads, type UploadStore } from '#server/platform/images/uploads.ts'
import {
  dismissReminder,
  hasOrderedItem,
  itemPicturesOf,
  keepReview,
  orderToRemind,
  orderToReview,
  reviewsGiven,
} from './submit-review.db.ts'

export interface SubmitReviewParts {
  db: Database
  clock: Clock
  pictures: UploadStore
}

export interface Said {
  order_id: number
  rating: number
  comment: string
  attachment: readonly File[]
}

const wasDelivered: readonly OrderStatus[] = [
  'delivered',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
]

export function createSubmitReviewService({ db, clock, pictures }: SubmitReviewParts) {
  const uploads = createUploads(pictures, 'review', reviewFailures.image_unreadable)

  async function requireDelivered(customer_id: number, order_id: number) {
    const found = await orderToReview(db, customer_id, order_id)
    refuseUnless(found, reviewFailures.order_unknown)
    refuseUnless(wasDelivered.includes(found.order_status), reviewFailures.not_delivered)
    return found
  }

  type Reviewed = Awaited<ReturnType<typeof requireDelivered>>
  type About = { item_id: number; store_id: number | null } | { delivery_man_id: number }

  async function keep(customer_id: number, said: Said, from: Reviewed, about: About): Promise<void> {
    const { order_id, rating, comment } = said
    const attachment = await uploads.keep(said.attachment, ownerName(customerOwner(customer_id)))
    const at = clock.now()
    const isNew = await keepReview(db, {
      ...about,
      customer_id,
      customer_name: `${from.f_name} ${from.l_name}`.trim(),
      order_id,
      rating,
      // People write in one language: it is shown as written in all of them.
      comment: { en: comment, ar: comment, tg: comment, ru: comment },
      attachment,
      module_id: from.module_id,
      created_at: at,
      updated_at: at,
    })
    if (isNew) return
    await uploads.drop(attachment)
    refuseUnless(isNew, reviewFailures.already)
  }

  return {
    async ofItem(customer_id: number, said: Said & { item_id: number }): Promise<void> {
      const found = await requireDelivered(customer_id, said.order_id)
      const { item_id } = said
      refuseUnless(await hasOrderedItem(db, said.order_id, item_id), reviewFailures.item_unknown)
      await keep(customer_id, said, found, { item_id, store_id: found.store_id })
    },

    async ofDeliveryMan(customer_id: number, said: Said & { delivery_man_id: number }): Promise<void> {
      const found = await requireDelivered(customer_id, said.order_id)
      const { delivery_man_id } = said
      refuseUnless(found.delivery_man_id === delivery_man_id, reviewFailures.delivery_man_unknown)
      await keep(customer_id, said, found, { delivery_man_id })
    },

    async reminder(customer_id: number, origin: string) {
      const found = await orderToRemind(db, customer_id)
      return found
        ? { order_id: found.id, images: await itemPicturesOf(db, found.id, origin) }
        : { order_id: null, images: [] }
    },

    async dismissReminder(customer_id: number, order_id: number): Promise<void> {
      const isOwn = await dismissReminder(db, customer_id, order_id, clock.now())
      refuseUnless(isOwn, reviewFailures.order_unknown)
    },

    async given(customer_id: number, order_id: number) {
      const rows = await reviewsGiven(db, customer_id, order_id)
      return {
        item_ids: rows.flatMap((row) => row.item_id ?? []),
        delivery_man: rows.some((row) => row.delivery_man_id !== null),
      }
    },
  }
}

export type SubmitReviewService = ReturnType<typeof createSubmitReviewService>
