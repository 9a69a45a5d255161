// What must hold for a coupon, one condition after the other; the words for each are the page's.
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'

export type CouponCondition =
  | { kind: 'minimum'; amount: number }
  | { kind: 'cap'; amount: number }
  | { kind: 'store'; store: string }
  | { kind: 'zone' }
  | { kind: 'first' }
  | { kind: 'limit'; n: number }

export function conditionsOf(coupon: Coupon): CouponCondition[] {
  const { min_purchase, max_discount, discount_type, coupon_type, store, limit } = coupon
  const isFirst = coupon_type === 'first_order'
  return [
    ...(min_purchase > 0 ? [{ kind: 'minimum' as const, amount: min_purchase }] : []),
    ...(discount_type === 'percent' && max_discount > 0
      ? [{ kind: 'cap' as const, amount: max_discount }]
      : []),
    ...(store ? [{ kind: 'store' as const, store: store.name }] : []),
    ...(coupon_type === 'zone_wise' ? [{ kind: 'zone' as const }] : []),
    ...(isFirst ? [{ kind: 'first' as const }] : []),
    ...(limit !== null && !isFirst ? [{ kind: 'limit' as const, n: limit }] : []),
  ]
}

/** Where the coupon is of use: its store, or the home of its module. */
export function couponPlace({ store, module_id }: Coupon) {
  const search = { module_id: String(module_id) }
  return { to: store ? `/store/${store.id}` : '/home', search }
}
