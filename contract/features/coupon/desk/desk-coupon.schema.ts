// A coupon as the desk makes and lists it.
import { z } from 'zod'
import { deskList, requiredText } from '../../../core/desk.ts'
import { deskAmount, deskDay, discountTypes, ownTexts } from '../../../core/desk-fields.ts'
import { periodStates } from '../../../core/desk-period.ts'
import { pageEnvelope } from '../../../core/paging.ts'
import { wireFlag, wireId, wireIdList, wireInteger } from '../../../core/wire.ts'
import { couponTypes } from '../coupon.schema.ts'

export const couponSorts = ['newest', 'code', 'ends', 'uses'] as const

/** What customers type: no spaces, and nothing that is mistaken for something else in an address. */
export const couponCode = z
  .string()
  .trim()
  .regex(/^[\p{L}\d_-]{3,30}$/u)
  .transform((code) => code.toUpperCase())

/** Why a form of a coupon is not complete; the server says it in the caller's language. */
export const couponSlips = {
  percent: 'A discount in percent is more than 0 and at most 100.',
  discount: 'Enter what the coupon takes off.',
  zones: 'Choose the zones the coupon is for.',
  store: 'Choose the store the coupon is for.',
  end: 'The last day must not be before the first.',
} as const

const couponFields = z.object({
  code: couponCode,
  title: requiredText(100),
  coupon_type: z.enum(couponTypes),
  module_id: wireId,
  /** Null: in every store. */
  store_id: wireId.nullable().default(null),
  zone_ids: wireIdList.default([]),
  /** Empty: every customer. */
  customer_ids: wireIdList.default([]),
  discount_type: z.enum(discountTypes).default('percent'),
  discount: deskAmount.default(0),
  min_purchase: deskAmount.default(0),
  /** 0 is without limit. */
  max_discount: deskAmount.default(0),
  /** Uses a customer has; null is without limit. */
  limit: wireInteger.min(1).max(10_000).nullable().default(null),
  start_date: deskDay,
  expire_date: deskDay,
  status: wireFlag.default(true),
})

export type CouponFields = z.output<typeof couponFields>

type Slip = { path: keyof CouponFields; message: string }

function slipsOf(given: CouponFields): Slip[] {
  const { coupon_type, discount_type, discount, zone_ids, store_id, start_date, expire_date } = given
  const slips: (Slip | false)[] = [
    coupon_type !== 'free_delivery' &&
      discount_type === 'percent' &&
      (discount <= 0 || discount > 100) && { path: 'discount', message: couponSlips.percent },
    coupon_type !== 'free_delivery' &&
      discount_type === 'amount' &&
      discount <= 0 && { path: 'discount', message: couponSlips.discount },
    coupon_type === 'zone_wise' && zone_ids.length === 0 && { path: 'zone_ids', message: couponSlips.zones },
    coupon_type === 'store_wise' && store_id === null && { path: 'store_id', message: couponSlips.store },
    expire_date < start_date && { path: 'expire_date', message: couponSlips.end },
  ]
  return slips.filter((slip) => slip !== false)
}

const check = (given: CouponFields, context: z.core.$RefinementCtx) => {
  for (const { path, message } of slipsOf(given)) context.addIssue({ code: 'custom', path: [path], message })
}

export const newCoupon = couponFields.superRefine(check)

export const changedCoupon = couponFields.extend({ version: wireInteger.min(1) }).superRefine(check)

export const couponQuery = z.object({
  ...deskList(couponSorts),
  state: z.enum(periodStates).optional(),
  coupon_type: z.enum(couponTypes).optional(),
  module_id: wireId.optional(),
  store_id: wireId.optional(),
})

const id = z.number().int()

const listedCoupon = z.object({
  id,
  code: z.string(),
  title: z.string(),
  coupon_type: z.enum(couponTypes),
  module_id: id,
  module_name: z.string(),
  store_id: id.nullable(),
  store_name: z.string().nullable(),
  discount_type: z.enum(discountTypes),
  discount: z.number(),
  min_purchase: z.number(),
  max_discount: z.number(),
  limit: id.nullable(),
  start_date: z.string(),
  expire_date: z.string(),
  state: z.enum(periodStates),
  /** Who pays for it. */
  created_by: z.enum(['admin', 'vendor']),
  /** Orders it was used for. */
  uses: z.number().int(),
  /** What these orders were reduced by, delivery included. */
  cost: z.number(),
  version: z.number().int(),
})

export type ListedCoupon = z.output<typeof listedCoupon>

export const couponPage = z.object({ ...pageEnvelope, rows: z.array(listedCoupon) })

const named = z.object({ id, name: z.string() })

export const deskCoupon = listedCoupon.extend({
  status: z.boolean(),
  /** As written: blank where a language repeats the main one. */
  texts: z.object({ title: ownTexts }),
  zones: z.array(named),
  customers: z.array(named),
})

export type DeskCoupon = z.output<typeof deskCoupon>
