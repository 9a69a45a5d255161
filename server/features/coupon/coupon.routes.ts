// The public coupon endpoints, one line each.
import { couponEndpoints } from '#contract/features/coupon/coupon.endpoints.ts'
import { myCouponsEndpoints } from '#contract/features/coupon/my-coupons.endpoints.ts'
import { bind, cachedForAll } from '#server/platform/http/bind.ts'
import type { CouponService } from './coupon.service.ts'

export const couponRoutes = (service: CouponService) => [
  bind(myCouponsEndpoints.list, ({ input, caller, scope }) =>
    service.mine(caller.customer_id, input.store_id, scope),
  ),
  bind(couponEndpoints.list, ({ scope }) => service.list(scope), cachedForAll),
  bind(couponEndpoints.listAll, ({ scope }) => service.list(scope), cachedForAll),
  bind(
    couponEndpoints.apply,
    ({ input, caller, ...call }) => service.apply(input.code, input.store_id, caller.customer_id, call),
    { perMinute: 60 },
  ),
]
