// A review as readers see it: what was said, by whom, about what (api.md 2.4).
import { z } from 'zod'
import { pageEnvelope } from '../../core/paging.ts'

/** The public part of a customer: a name and a picture, nothing to reach them by. */
export const reviewer = z.object({
  id: z.number().int().nullable(),
  f_name: z.string(),
  l_name: z.string(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
})

export const review = z.object({
  id: z.number().int(),
  item_id: z.number().int().nullable(),
  item_campaign_id: z.number().int().nullable(),
  order_id: z.number().int().nullable(),
  /** Said by somebody who ordered it here. */
  is_verified: z.boolean(),
  user_id: z.number().int().nullable(),
  module_id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  attachment: z.array(z.string()),
  attachment_full_url: z.array(z.string()),
  /** The store's answer. */
  reply: z.string().nullable(),
  status: z.literal(1),
  created_at: z.string(),
  updated_at: z.string(),
  item_name: z.string().nullable(),
  item_image: z.string().nullable(),
  item_image_full_url: z.string().nullable(),
  customer_name: z.string(),
  customer: reviewer,
})

export type Review = z.output<typeof review>

export const reviewPage = z.object({
  ...pageEnvelope,
  /** How many reviews there are of each kind, five stars first, whichever of them were asked for. */
  ratings: z.array(z.number().int()),
  reviews: z.array(review),
})

export type ReviewPage = z.output<typeof reviewPage>
