// A coupon as the API lists it (api.md 2.4).
import { z } from 'zod'

export const couponTypes = ['default', 'first_order', 'zone_wise', 'store_wise', 'free_delivery'] as const

export const coupon = z.object({
  id: z.number().int(),
  title: z.string(),
  code: z.string(),
  slug: z.string(),
  coupon_type: z.enum(couponTypes),
  discount_type: z.enum(['percent', 'amount']),
  /** Percent, or money, by discount_type. */
  discount: z.number(),
  min_purchase: z.number(),
  /** 0 is without limit. */
  max_discount: z.number(),
  /** Uses a customer has; null is without limit. */
  limit: z.number().int().nullable(),
  total_uses: z.number().int(),
  /** YYYY-MM-DD, both days included. */
  start_date: z.string(),
  expire_date: z.string(),
  status: z.literal(1),
  /** Name of the store, or a JSON list of zone ids as text, by coupon_type. */
  data: z.string(),
  module_id: z.number().int(),
  created_by: z.enum(['admin', 'vendor']),
  /** JSON list as text; who else may use a coupon is nobody's business, so only '["all"]' is ever sent. */
  customer_id: z.string(),
  store_id: z.number().int().nullable(),
  store: z.object({ id: z.number().int(), name: z.string() }).nullable(),
})

export type Coupon = z.output<typeof coupon>
