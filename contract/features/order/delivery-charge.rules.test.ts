// What delivery costs: minimum, maximum, extras, and who pays it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseCharge, deliveryCharge, deliveryRates, freeDelivery } from './delivery-charge.rules.ts'

const rates = { per_km: 60, minimum: 150, maximum: 900 }

describe('the charge', () => {
  test.each([
    [0, rates, 150],
    [2.5, rates, 150],
    [4.21, rates, 253],
    [100, rates, 900],
    [100, { ...rates, maximum: null }, 6_000],
    [100, { per_km: 60, minimum: 0, maximum: null }, 6_000],
    [100, { ...rates, maximum: 100 }, 6_000],
  ])('[CHK-03] %d km by %o is %d', (distance, by, charge) => {
    expect(baseCharge(distance, by)).toBe(charge)
  })

  test('[CHK-03] vehicle and busy hours come on top', () => {
    expect(deliveryCharge({ distance: 5, rates, vehicle_charge: 100, increased_fee: 15 })).toEqual({
      base_charge: 300,
      vehicle_charge: 100,
      increased_charge: 60,
      original_charge: 460,
    })
  })

  test('[CHK-03] farther is never cheaper, and the bounds hold', () => {
    const km = fc.double({ min: 0, max: 500, noNaN: true })
    const anyRates = fc.record({
      per_km: fc.nat(500),
      minimum: fc.nat(2_000),
      maximum: fc.option(fc.nat(5_000), { nil: null }),
    })
    fc.assert(
      fc.property(km, km, anyRates, (one, other, by) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        expect(baseCharge(near, by)).toBeLessThanOrEqual(baseCharge(far, by))
        expect(baseCharge(near, by)).toBeGreaterThanOrEqual(by.minimum)
        if (by.maximum !== null && by.maximum >= by.minimum)
          expect(baseCharge(far, by)).toBeLessThanOrEqual(by.maximum)
      }),
    )
  })
})

describe('free delivery', () => {
  const terms = {
    store_free_delivery: false,
    free_delivery_over: null,
    spent: 4_000,
    coupon_created_by: null,
  }

  test.each([
    [terms, null],
    [
      { ...terms, free_delivery_over: 4_000 },
      { because: 'order_amount', by: 'admin' },
    ],
    [{ ...terms, free_delivery_over: 4_001 }, null],
    [{ ...terms, free_delivery_over: 0 }, null],
    [
      { ...terms, coupon_created_by: 'vendor' as const },
      { because: 'coupon', by: 'vendor' },
    ],
    [
      { ...terms, store_free_delivery: true, free_delivery_over: 1, coupon_created_by: 'admin' as const },
      { because: 'store', by: 'vendor' },
    ],
  ])('[CHK-03] %o gives %o', (given, expected) => {
    expect(freeDelivery(given)).toEqual(expected)
  })
})

describe('whose rates count', () => {
  const shop = { per_km_shipping_charge: 10, minimum_shipping_charge: 20 }
  const none = { per_km_shipping_charge: null, minimum_shipping_charge: null, maximum_shipping_charge: null }
  const zone = { per_km_shipping_charge: 11, minimum_shipping_charge: 21, maximum_shipping_charge: 31 }
  const own = { per_km_shipping_charge: 12, minimum_shipping_charge: 22, maximum_shipping_charge: 32 }

  test.each([
    ['the shop’s where nobody says anything', null, null, { per_km: 10, minimum: 20, maximum: null }],
    ['the shop’s where the zone leaves them open', none, null, { per_km: 10, minimum: 20, maximum: null }],
    ['the zone’s', zone, null, { per_km: 11, minimum: 21, maximum: 31 }],
    ['the courier’s own', zone, own, { per_km: 12, minimum: 22, maximum: 32 }],
    ['the zone’s where own couriers leave them open', zone, none, { per_km: 11, minimum: 21, maximum: null }],
    ['the shop’s where both leave them open', undefined, none, { per_km: 10, minimum: 20, maximum: null }],
  ])('[CHK-03] %s', (_, ofZone, ofStore, rates) => {
    expect(deliveryRates(shop, ofZone, ofStore)).toEqual(rates)
  })

  test('[CHK-03] nothing is a rate as well', () => {
    const free = { per_km_shipping_charge: 0, minimum_shipping_charge: 0, maximum_shipping_charge: 0 }
    expect(deliveryRates(shop, free, null)).toEqual({ per_km: 0, minimum: 0, maximum: 0 })
    expect(deliveryRates(shop, zone, free)).toEqual({ per_km: 0, minimum: 0, maximum: 0 })
  })

  test('[CHK-03] a maximum as high as the minimum is the price of every way', () => {
    const rates = { per_km: 10, minimum: 30, maximum: 30 }
    expect([1, 100].map((distance) => baseCharge(distance, rates))).toEqual([30, 30])
  })
})
