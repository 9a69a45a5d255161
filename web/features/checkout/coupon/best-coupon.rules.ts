// Which coupons suit this order, the most worth first; only the shop's own total says what one really takes off.
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'

export type Priced = Pick<
  Quote,
  'items_price' | 'add_on_price' | 'store_discount_amount' | 'flash_discount_amount' | 'delivery'
>

/** What a coupon counts from: items and add-ons after their own discounts (api.md 9). */
export function couponBase(quote: Priced): number {
  return quote.items_price + quote.add_on_price - quote.store_discount_amount - quote.flash_discount_amount
}

export function couponWorth(coupon: Coupon, quote: Priced): number {
  const base = couponBase(quote)
  if (coupon.min_purchase > base) return 0
  if (coupon.coupon_type === 'free_delivery') return quote.delivery?.original_charge ?? 0
  const taken = coupon.discount_type === 'percent' ? (base * coupon.discount) / 100 : coupon.discount
  const capped = coupon.max_discount > 0 ? Math.min(taken, coupon.max_discount) : taken
  return Math.min(capped, base)
}

/** What the shop has against the coupon of a priced order. */
export function couponRefusal({ refusals }: Pick<Quote, 'refusals'>) {
  return refusals.find(({ code }) => code === 'coupon')
}

export interface OfferedCoupon {
  coupon: Coupon
  /** 0: this order is too small for it. */
  worth: number
}

export function couponsFor(coupons: readonly Coupon[], store_id: number, quote: Priced): OfferedCoupon[] {
  return coupons
    .filter((coupon) => coupon.store_id === null || coupon.store_id === store_id)
    .map((coupon) => ({ coupon, worth: couponWorth(coupon, quote) }))
    .toSorted((one, other) => other.worth - one.worth)
}
