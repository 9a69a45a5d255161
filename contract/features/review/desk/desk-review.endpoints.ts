// Reviews at the desk: reading, answering, and hiding with a reason that stays.
import { z } from 'zod'
import { byId, deskCaller, deskList, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { pageEnvelope } from '../../../core/paging.ts'
import { nothing, wireId, wireInteger } from '../../../core/wire.ts'

const id = z.number().int()

export const reviewSorts = ['newest', 'stars'] as const

export const reviewStates = ['unanswered', 'answered', 'hidden'] as const

const deskReview = z.object({
  id,
  rating: z.number().int(),
  /** As it was written. */
  comment: z.string(),
  customer_name: z.string(),
  store_id: id.nullable(),
  store_name: z.string().nullable(),
  item_id: id.nullable(),
  item_name: z.string().nullable(),
  delivery_man_id: id.nullable(),
  courier_name: z.string().nullable(),
  order_id: id.nullable(),
  /** Addresses of pictures sent along. */
  pictures: z.array(z.string()),
  reply: z.string().nullable(),
  is_hidden: z.boolean(),
  hidden_reason: z.string().nullable(),
  created_at: z.string(),
  version: z.number().int(),
})

export type DeskReview = z.output<typeof deskReview>

const reviewing = { ...deskCaller, feature: 'review', needs: 'edit_reviews' } as const

const changing = {
  ...reviewing,
  params: byId,
  reply: deskReview,
  failures: [...deskRefusals, coreFailures.not_found, coreFailures.changed_meanwhile],
} as const

export const deskReviewEndpoints = {
  list: defineEndpoint({
    ...reviewing,
    method: 'GET',
    path: `${deskPath}/reviews`,
    summary: 'Reviews, newest first; a manager sees those of their stores.',
    params: nothing,
    input: z.object({
      ...deskList(reviewSorts),
      state: z.enum(reviewStates).optional(),
      rating: wireInteger.min(1).max(5).optional(),
      store_id: wireId.optional(),
      item_id: wireId.optional(),
      delivery_man_id: wireId.optional(),
    }),
    reply: z.object({ ...pageEnvelope, rows: z.array(deskReview) }),
    failures: [...deskRefusals],
  }),
  read: defineEndpoint({
    ...reviewing,
    method: 'GET',
    path: `${deskPath}/reviews/{id}`,
    summary: 'A review, with who it is about.',
    params: byId,
    input: nothing,
    reply: deskReview,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
  answer: defineEndpoint({
    ...changing,
    method: 'PUT',
    path: `${deskPath}/reviews/{id}/reply`,
    summary: 'Answers a review for everybody to read; an empty answer takes it away.',
    input: z.object({ reply: z.string().trim().max(1_000).default(''), version: seenVersion }),
  }),
  hide: defineEndpoint({
    ...changing,
    method: 'POST',
    path: `${deskPath}/reviews/{id}/hide`,
    summary: 'Takes a review out of the shop and out of the ratings; the reason is kept.',
    input: z.object({ reason: z.string().trim().min(3).max(500), version: seenVersion }),
  }),
  show: defineEndpoint({
    ...changing,
    method: 'POST',
    path: `${deskPath}/reviews/{id}/show`,
    summary: 'Shows a hidden review again and counts it.',
    input: z.object({ version: seenVersion }),
  }),
}
