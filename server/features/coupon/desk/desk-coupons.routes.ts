// The endpoints of coupons at the desk, one line each.
import { deskCouponEndpoints as ends } from '#contract/features/coupon/desk/desk-coupon.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskCouponService } from './desk-coupons.service.ts'

export const deskCouponRoutes = (coupons: DeskCouponService) => [
  bind(ends.list, coupons.list),
  bind(ends.read, coupons.read),
  bind(ends.freeCode, coupons.freeCode),
  bind(ends.make, coupons.make),
  bind(ends.change, coupons.change),
  bind(ends.archive, coupons.archive),
  bind(ends.restore, coupons.restore),
]
