import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Coupon } from '#contract/features/coupon/coupon.schema.ts'
import { couponBase, couponsFor, couponWorth } from './best-coupon.rules.ts'

const tenPercent: Coupon = {
  id: 1,
  title: 'Ten percent',
  code: 'TEN',
  slug: 'ten',
  coupon_type: 'default',
  discount_type: 'percent',
  discount: 10,
  min_purchase: 20,
  max_discount: 5,
  limit: null,
  total_uses: 0,
  start_date: '2026-01-01',
  expire_date: '2026-12-31',
  status: 1,
  data: '',
  module_id: 1,
  created_by: 'admin',
  customer_id: '["all"]',
  store_id: null,
  store: null,
}
const threeOff: Coupon = { ...tenPercent, id: 2, code: 'THREE', discount_type: 'amount', discount: 3 }
const brought: Coupon = { ...tenPercent, id: 3, code: 'FREE', coupon_type: 'free_delivery', min_purchase: 0 }

const delivery = {
  distance: 2,
  per_km_charge: 2,
  base_charge: 4,
  vehicle_charge: 0,
  increased_fee: 0,
  increased_charge: 0,
  original_charge: 4,
  charge: 4,
  free_delivery_by: null,
  free_because: null,
}
const order = {
  items_price: 30,
  add_on_price: 5,
  store_discount_amount: 4,
  flash_discount_amount: 1,
  delivery,
}

test('[CPN-01] the most worth comes first, other stores’ coupons not at all', () => {
  const elsewhere = { ...threeOff, id: 4, store_id: 9 }
  expect(couponsFor([tenPercent, threeOff, brought, elsewhere], 5, order)).toEqual([
    { coupon: brought, worth: 4 },
    { coupon: tenPercent, worth: 3 },
    { coupon: threeOff, worth: 3 },
  ])
})

test('[CPN-01] below its minimum a coupon is worth nothing, above its cap no more than that', () => {
  expect(couponWorth(tenPercent, { ...order, items_price: 10 })).toBe(0)
  expect(couponWorth(tenPercent, { ...order, items_price: 300 })).toBe(5)
})

test('[CPN-01] no coupon is worth more than what it counts from', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 100 }), (price, discount) => {
      const priced = { ...order, items_price: price, store_discount_amount: 0, flash_discount_amount: 0 }
      for (const discount_type of ['percent', 'amount'] as const) {
        const worth = couponWorth({ ...tenPercent, discount, discount_type, max_discount: 0 }, priced)
        expect(worth).toBeGreaterThanOrEqual(0)
        expect(worth).toBeLessThanOrEqual(couponBase(priced))
      }
    }),
  )
})
