// The total of an order: hand-computed cases, and what holds whatever is ordered.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareOut } from '#contract/core/share-out.ts'
import { offeredLine, totalsOf } from '../cart/cart.rules.ts'
import { priceTogether } from '../item/discount.rules.ts'
import type { OrderedLine } from './pricing.rules.ts'
import { couponDiscount, flashShares, priceGoods, taxOf, totalOf } from './pricing.rules.ts'

const plain = {
  variations: [],
  food_variations: '' as const,
  flash_sale: 0,
  store_discount: 0,
  discount: 0,
  discount_type: 'percent' as const,
}

function line(overrides: Partial<OrderedLine['item']>, rest: Partial<OrderedLine> = {}): OrderedLine {
  return {
    item: { ...plain, price: 10, ...overrides },
    choice: {},
    add_ons: [],
    quantity: 1,
    campaign: false,
    ...rest,
  }
}

const nothing = { store_discount: null, coupon: null }
const unlimited = { store_discount: { min_purchase: 0, max_discount: 0 }, coupon: null }
const coupon = {
  coupon_type: 'default' as const,
  discount_type: 'percent' as const,
  discount: 1_000,
  min_purchase: 0,
  max_discount: 0,
}
const noExtras = { delivery_charge: 0, dm_tips: 0, additional_charge: 0, extra_packaging_amount: 0 }

describe('goods', () => {
  test('[CHK-03] add-ons count once a line, discounts per piece and on pieces only', () => {
    const lines = [line({ price: 10, discount: 10 }, { quantity: 3, add_ons: [{ price: 1.5, quantity: 2 }] })]
    expect(priceGoods(lines, nothing)).toMatchObject({
      items_price: 3_000,
      add_on_price: 300,
      store_discount: 300,
      flash_discount: 0,
      discounted: 3_000,
      subtotal: 3_000,
      lines: [{ discount: 300, discount_type: 'product_discount', total: 3_000 }],
    })
  })

  test('[CHK-03] the discount of an item in a campaign bears the campaign’s name for it', () => {
    const lines = [
      line({ discount: 10 }, { campaign: true }),
      line({ store_discount: 10 }, { campaign: true }),
    ]
    const types = priceGoods(lines, unlimited).lines.map((one) => one.discount_type)
    expect(types).toEqual(['discount_on_product', 'store_discount'])
  })

  test('[CHK-03] a flash sale goes before the store’s discount, and that before the item’s where it is no less', () => {
    const flash = line({ flash_sale: 1, discount: 50, store_discount: 20 })
    const store = line({ discount: 10, store_discount: 20 })
    const own = line({ discount: 50, store_discount: 20 })
    const { lines, flash_discount, store_discount } = priceGoods([flash, store, own], unlimited)
    expect(lines.map((one) => [one.discount, one.discount_type])).toEqual([
      [500, 'flash_sale'],
      [200, 'store_discount'],
      [500, 'product_discount'],
    ])
    expect([flash_discount, store_discount]).toEqual([500, 700])
  })

  test('[CHK-03] a store whose terms nobody knows takes nothing off, the item still does', () => {
    const priced = priceGoods([line({ discount: 10, store_discount: 50 })], nothing)
    expect(priced.lines).toMatchObject([{ discount: 100, discount_type: 'product_discount' }])
  })

  test('[CHK-03] the store’s discount waits for its minimum and stops at its maximum, shared over the lines', () => {
    const lines = [line({ store_discount: 20, price: 10 }), line({ store_discount: 20, price: 20 })]
    const priced = (min_purchase: number, max_discount: number) =>
      priceGoods(lines, { store_discount: { min_purchase, max_discount }, coupon: null })
    expect(priced(3_000, 0).store_discount).toBe(600)
    expect(priced(3_001, 0)).toMatchObject({ store_discount: 0, lines: [{ discount_type: null }, {}] })
    expect(priced(0, 100).lines.map((one) => one.discount)).toEqual([33, 67])
  })

  test('[CPN-01] a coupon is taken of the discounted sum, up to its maximum, from its minimum', () => {
    expect(couponDiscount(coupon, 3_333)).toBe(333)
    expect(couponDiscount({ ...coupon, max_discount: 200 }, 3_333)).toBe(200)
    expect(couponDiscount({ ...coupon, min_purchase: 3_333 }, 3_333)).toBe(333)
    expect(couponDiscount({ ...coupon, min_purchase: 3_334 }, 3_333)).toBe(0)
    expect(couponDiscount({ ...coupon, discount_type: 'amount', discount: 9_999 }, 3_333)).toBe(3_333)
    expect(couponDiscount({ ...coupon, coupon_type: 'free_delivery' }, 3_333)).toBe(0)
  })
})

describe('tax and total', () => {
  test('[CHK-03] excluded tax is added, included tax is only told', () => {
    expect(taxOf(10_000, { percentage: 12, included: false })).toBe(1_200)
    expect(taxOf(11_200, { percentage: 12, included: true })).toBe(1_200)
    const extras = { delivery_charge: 300, dm_tips: 150, additional_charge: 25, extra_packaging_amount: 10 }
    expect(totalOf(10_000, { percentage: 12, included: false }, extras, 2).amount).toBe(11_685)
    expect(totalOf(11_200, { percentage: 12, included: true }, extras, 2).amount).toBe(11_685)
  })

  test('[CHK-03] tax is rounded to the nearest, half up', () => {
    const [excluded, included] = [
      { percentage: 10, included: false },
      { percentage: 10, included: true },
    ]
    expect([1_004, 1_005, 1_006].map((sum) => taxOf(sum, excluded))).toEqual([100, 101, 101])
    expect([104, 105, 106, 110].map((sum) => taxOf(sum, included))).toEqual([9, 10, 10, 10])
  })

  test('[CHK-03] a shop without decimals rounds before the tip', () => {
    const tax = { percentage: 0, included: false }
    expect(totalOf(1_049, tax, { ...noExtras, dm_tips: 33 }, 0)).toEqual({
      tax: 0,
      rounding: -49,
      amount: 1_033,
    })
  })

  test('a flash sale’s discount is split without a remainder', () => {
    expect(flashShares(333, 50)).toEqual({ admin: 167, store: 166 })
  })
})

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100)

const anyLine = fc
  .record({
    price: cents(50_000),
    discount: cents(12_000),
    discount_type: fc.constantFrom('percent' as const, 'amount' as const),
    store_discount: fc.constantFrom(0, 0, 7.5, 30, 100),
    flash_sale: fc.constantFrom(0, 0, 1),
    quantity: fc.integer({ min: 1, max: 20 }),
    add_ons: fc.array(fc.record({ price: cents(900), quantity: fc.integer({ min: 1, max: 5 }) }), {
      maxLength: 3,
    }),
    campaign: fc.boolean(),
  })
  .map(({ quantity, add_ons, campaign, ...item }) => line(item, { quantity, add_ons, campaign }))

const anyTerms = fc.record({
  store_discount: fc.option(fc.record({ min_purchase: fc.nat(20_000), max_discount: fc.nat(5_000) }), {
    nil: null,
  }),
  coupon: fc.option(
    fc.record({
      coupon_type: fc.constantFrom('default' as const, 'free_delivery' as const),
      discount_type: fc.constantFrom('percent' as const, 'amount' as const),
      discount: fc.nat(15_000),
      min_purchase: fc.nat(30_000),
      max_discount: fc.nat(5_000),
    }),
    { nil: null },
  ),
})

const anyOrder = fc.tuple(fc.array(anyLine, { maxLength: 6 }), anyTerms)

describe('whatever is ordered', () => {
  test('[CRT-01] [CHK-03] the cart shows of the goods what the order is charged for them', () => {
    fc.assert(
      fc.property(anyOrder, ([lines, terms]) => {
        const { items_price, add_on_price, store_discount, flash_discount } = priceGoods(lines, terms)
        const asCharged = { items_price, add_on_price, store_discount, flash_discount }
        expect(totalsOf(priceTogether(lines.map(offeredLine), terms.store_discount))).toMatchObject(asCharged)
      }),
    )
  })

  test('[CHK-03] the parts add up and nothing falls below zero', () => {
    fc.assert(
      fc.property(anyOrder, ([lines, terms]) => {
        const goods = priceGoods(lines, terms)
        const lineSum = goods.lines.reduce((sum, one) => sum + one.total, 0)
        expect(lineSum).toBe(goods.discounted)
        expect(goods.discounted - goods.coupon_discount).toBe(goods.subtotal)
        for (const amount of [
          goods.subtotal,
          goods.store_discount,
          goods.flash_discount,
          goods.coupon_discount,
        ]) {
          expect(amount).toBeGreaterThanOrEqual(0)
          expect(Number.isSafeInteger(amount)).toBe(true)
        }
        for (const one of goods.lines) expect(one.total).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('[CPN-01] caps hold, and a coupon never costs', () => {
    fc.assert(
      fc.property(anyOrder, ([lines, terms]) => {
        const goods = priceGoods(lines, terms)
        const most = terms.coupon?.max_discount ?? 0
        if (most > 0) expect(goods.coupon_discount).toBeLessThanOrEqual(most)
        const without = priceGoods(lines, { ...terms, coupon: null })
        expect(goods.subtotal).toBeLessThanOrEqual(without.subtotal)
      }),
    )
  })

  test('[CHK-03] the total is the sum of what the bill shows', () => {
    const extras = fc.record({
      delivery_charge: fc.nat(9_999),
      dm_tips: fc.nat(9_999),
      additional_charge: fc.nat(999),
      extra_packaging_amount: fc.nat(999),
    })
    const tax = fc.record({ percentage: fc.double({ min: 0, max: 40, noNaN: true }), included: fc.boolean() })
    fc.assert(
      fc.property(
        fc.nat(5_000_000),
        tax,
        extras,
        fc.constantFrom(0, 1, 2),
        (subtotal, rate, rest, digits) => {
          const total = totalOf(subtotal, rate, rest, digits)
          const added =
            rest.delivery_charge + rest.dm_tips + rest.additional_charge + rest.extra_packaging_amount
          expect(total.amount).toBe(subtotal + (rate.included ? 0 : total.tax) + added + total.rounding)
          expect(Math.abs(total.rounding)).toBeLessThanOrEqual(10 ** (2 - digits) / 2)
          expect(total.tax).toBeGreaterThanOrEqual(0)
          expect(total.amount).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })

  test('shares add up and follow the weights', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.nat(1_000), { minLength: 1 }), (amount, weights) => {
        const shares = shareOut(amount, weights)
        const whole = weights.reduce((sum, one) => sum + one, 0)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(whole === 0 ? 0 : amount)
        for (const [at, weight] of weights.entries()) if (weight === 0) expect(shares[at]).toBe(0)
      }),
    )
  })
})
