// What must hold for a coupon beyond what its card says; the words for each are the page's.
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'

export type CouponCondition =
  | { kind: 'cap'; amount: number }
  | { kind: 'zone' }
  | { kind: 'first' }
  | { kind: 'limit'; n: number }

export function conditionsOf(coupon: Coupon): CouponCondition[] {
  const { max_discount, discount_type, coupon_type, limit } = coupon
  const isFirst = coupon_type === 'first_order'
  return [
    ...(discount_type === 'percent' && max_discount > 0
      ? [{ kind: 'cap' as const, amount: max_discount }]
      : []),
    ...(coupon_type === 'zone_wise' ? [{ kind: 'zone' as const }] : []),
    ...(isFirst ? [{ kind: 'first' as const }] : []),
    ...(limit !== null && !isFirst ? [{ kind: 'limit' as const, n: limit }] : []),
  ]
}

/** Where the coupon is of use: its store, or the home of its module. */
export function couponTarget({ store, module_id }: Coupon) {
  const search = { module_id: String(module_id) }
  return { to: store ? `/store/${store.id}` : '/home', search }
}
