// Saying how it was: items and couriers of a delivered order (api.md 7.1, 7.7).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures, type FailureKind } from '../../core/failure.ts'
import { optionalPaging } from '../../core/paging.ts'
import { nothing, wireId, wireInteger } from '../../core/wire.ts'
import { message } from '../session/session.schema.ts'
import { reviewPage } from './review.schema.ts'

export const reviewFailures = {
  order_unknown: { status: 403, code: 'order_id', message: 'Order data not found' },
  not_delivered: { status: 403, code: 'order_id', message: 'Only what was delivered can be reviewed.' },
  item_unknown: { status: 403, code: 'item_id', message: 'Not found' },
  delivery_man_unknown: { status: 403, code: 'delivery_man_id', message: 'Not found' },
  already: { status: 403, code: 'review', message: 'Already submitted' },
  image_unreadable: { status: 403, code: 'attachment', message: 'The image could not be read.' },
} as const satisfies Record<string, FailureKind>

const own = {
  feature: 'review',
  caller: 'customer',
  module: 'unused',
  zone: 'unused',
  params: nothing,
  method: 'POST',
  reply: message,
} as const

export const reviewImagesAtMost = 3
const largestImage = 10 * 1_024 * 1_024

/** One file or several; what is no file says that nothing was chosen. */
const attachment = z.preprocess(
  (given) => [given].flat().filter((one) => one instanceof File && one.size > 0),
  z
    .array(z.file().max(largestImage, 'An image must not be larger than 10 MB.'))
    .max(reviewImagesAtMost, 'Maximum 3 images can be send at a time.'),
)

const said = {
  order_id: wireId,
  comment: z.string().trim().min(1).max(1_000),
  rating: wireInteger.min(1).max(5),
  attachment,
}

const failures = [
  coreFailures.unauthenticated,
  reviewFailures.order_unknown,
  reviewFailures.not_delivered,
  reviewFailures.already,
  reviewFailures.image_unreadable,
] as const

const ofOneDeliveryMan = {
  ...own,
  method: 'GET',
  params: z.object({ id: wireId }),
  failures: [coreFailures.unauthenticated],
} as const

export const reviewEndpoints = {
  ofDeliveryManList: defineEndpoint({
    ...ofOneDeliveryMan,
    path: '/delivery-man/reviews/{id}',
    summary: 'What customers say about a delivery man, newest first.',
    input: z.object(optionalPaging(50)),
    reply: reviewPage,
  }),
  deliveryManRating: defineEndpoint({
    ...ofOneDeliveryMan,
    path: '/delivery-man/reviews/rating/{id}',
    summary: 'The average rating of a delivery man, as a bare number; 0 while nobody said anything.',
    input: nothing,
    reply: z.number(),
  }),
  ofItem: defineEndpoint({
    ...own,
    path: '/items/reviews/submit',
    summary: 'Reviews an item of a delivered order, once.',
    input: z.object({ ...said, item_id: wireId }),
    failures: [...failures, reviewFailures.item_unknown],
  }),
  ofDeliveryMan: defineEndpoint({
    ...own,
    path: '/delivery-man/reviews/submit',
    summary: 'Reviews who brought a delivered order, once.',
    input: z.object({ ...said, delivery_man_id: wireId }),
    failures: [...failures, reviewFailures.delivery_man_unknown],
  }),
  reminder: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/review-reminder',
    summary: 'The latest delivered order nothing was said about, with pictures of what was in it.',
    input: nothing,
    reply: z.object({ order_id: z.number().int().nullable(), images: z.array(z.string()) }),
    failures: [coreFailures.unauthenticated],
  }),
  dismissReminder: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/review-reminder-cancel',
    summary: 'The customer does not want to be reminded of this order again.',
    input: z.object({ order_id: wireId }),
    reply: z.literal('success'),
    failures: [coreFailures.unauthenticated, reviewFailures.order_unknown],
  }),
  given: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/order/reviews',
    summary: 'What the customer already said about an order.',
    input: z.object({ order_id: wireId }),
    reply: z.object({
      item_ids: z.array(z.number().int()),
      delivery_man: z.boolean(),
    }),
    failures: [coreFailures.unauthenticated],
  }),
}
