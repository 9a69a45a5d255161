// Coupons of every kind for every module.
import type { DemoModule } from '../demo-modules.ts'
import type { CouponContent } from './business.types.ts'
import { ecommerceCoupons } from './coupons/ecommerce.ts'
import { foodCoupons } from './coupons/food.ts'
import { groceryCoupons } from './coupons/grocery.ts'
import { parcelCoupons } from './coupons/parcel.ts'
import { pharmacyCoupons } from './coupons/pharmacy.ts'

export const coupons: Record<DemoModule, readonly CouponContent[]> = {
  food: foodCoupons,
  grocery: groceryCoupons,
  pharmacy: pharmacyCoupons,
  ecommerce: ecommerceCoupons,
  parcel: parcelCoupons,
}
