// Whether a coupon may be used: where, when, by whom and how often (api.md 9, rule 6).
import type { couponTypes } from './coupon.schema.ts'

export interface CouponLimits {
  coupon_type: (typeof couponTypes)[number]
  module_id: number
  /** Set for store_wise coupons and for coupons a store made. */
  store_id: number | null
  zone_ids: readonly number[]
  /** Empty: every customer. */
  customer_ids: readonly number[]
  /** Uses a customer has; null is without limit. */
  limit: number | null
  start_date: string
  expire_date: string
  status: boolean
}

export interface CouponUse {
  module_id: number
  store_id: number
  zone_id: number
  /** Null for guests. */
  customer_id: number | null
  /** YYYY-MM-DD, of the business. */
  date: string
  /** Of this coupon by this customer. */
  uses: number
  /** Orders of this customer. */
  orders: number
}

export type CouponProblem = 'unknown' | 'expired' | 'not_eligible' | 'limit_over'

function isFor(coupon: CouponLimits, { module_id, store_id, zone_id }: CouponUse): boolean {
  if (!coupon.status || coupon.module_id !== module_id) return false
  if (coupon.store_id !== null && coupon.store_id !== store_id) return false
  return coupon.coupon_type !== 'zone_wise' || coupon.zone_ids.includes(zone_id)
}

/** Guests are nobody to count for, so only coupons without limits and lists are theirs. */
export function isForGuests(coupon: Pick<CouponLimits, 'limit' | 'coupon_type'>): boolean {
  return coupon.limit === null && coupon.coupon_type !== 'first_order'
}

export function couponProblem(coupon: CouponLimits, use: CouponUse): CouponProblem | null {
  if (!isFor(coupon, use)) return 'unknown'
  const { date, customer_id, uses, orders } = use
  if (date < coupon.start_date || date > coupon.expire_date) return 'expired'
  const isForAll = coupon.customer_ids.length === 0
  if (customer_id === null) return isForAll && isForGuests(coupon) ? null : 'not_eligible'
  if (!(isForAll || coupon.customer_ids.includes(customer_id))) return 'not_eligible'
  if (coupon.coupon_type === 'first_order') return orders < (coupon.limit ?? 1) ? null : 'limit_over'
  return coupon.limit === null || uses < coupon.limit ? null : 'limit_over'
}
