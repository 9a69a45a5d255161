// What a cart costs and saves, as examples and as properties over any cart.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiscountTerms, priceTogether } from '../item/discount.rules.ts'
import { discountedUnitPrice } from '../item/item.rules.ts'
import {
  amountsAlone,
  freeDeliveryProgress,
  missingForMinimum,
  offeredLine,
  type PricedLine,
  totalsOf,
} from './cart.rules.ts'

const plain = {
  price: 10,
  variations: [],
  food_variations: '' as const,
  flash_sale: 0,
  store_discount: 0,
  discount: 0,
  discount_type: 'percent' as const,
}

const line = (overrides: Partial<PricedLine> = {}): PricedLine => ({
  item: plain,
  choice: {},
  add_ons: [],
  quantity: 1,
  ...overrides,
})

const cartTotals = (lines: readonly PricedLine[], terms: DiscountTerms | null = null) =>
  totalsOf(priceTogether(lines.map(offeredLine), terms))

const unlimited: DiscountTerms = { min_purchase: 0, max_discount: 0 }

const noTerms = { store_discount_min_purchase: 0, store_discount_max_discount: 0 }

const termed = (any: PricedLine) => ({ ...any, item: { ...any.item, ...noTerms } })

const money = fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100)

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  item: fc.record({
    price: money,
    variations: fc.constant([]),
    food_variations: fc.constant('' as const),
    flash_sale: fc.constantFrom(0, 1),
    store_discount: fc.constantFrom(0, 0, 5, 12.5, 100),
    discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    discount_type: fc.constantFrom('percent' as const, 'amount' as const),
  }),
  choice: fc.constant({}),
  add_ons: fc.array(fc.record({ price: money, quantity: fc.integer({ min: 1, max: 5 }) }), { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 50 }),
})

const anyTerms = fc.option(
  fc.record({
    min_purchase: fc.integer({ min: 0, max: 1_000_000 }),
    max_discount: fc.integer({ min: 0, max: 100_000 }),
  }),
)

describe('a line', () => {
  test('[CRT-08] costs the unit price with its options times the quantity, less the discount', () => {
    const dish = {
      ...plain,
      discount: 10,
      food_variations: [
        {
          name: 'Size',
          type: 'single' as const,
          min: 1,
          max: 1,
          required: 'on' as const,
          values: [{ label: 'Large', optionPrice: 2.5 }],
        },
      ],
    }
    const choice = { food_variations: [{ name: 'Size', values: { label: ['Large'] } }] }
    expect(amountsAlone(termed(line({ item: dish, choice, quantity: 3 })))).toEqual({
      unit_price: 1_250,
      quantity: 3,
      discount: 375,
      discount_source: 'product_discount',
      add_on_price: 0,
      total: 3_375,
    })
  })

  test('[CRT-16] add-ons are added once, however many pieces the line holds', () => {
    const add_ons = [{ price: 1.5, quantity: 2 }]
    expect(amountsAlone(termed(line({ add_ons, quantity: 1 }))).total).toBe(1_300)
    expect(amountsAlone(termed(line({ add_ons, quantity: 4 }))).total).toBe(4_300)
  })

  test('[CRT-08] the store discount wins over the item’s own, unless that is the larger one', () => {
    const item = { ...plain, discount: 1, discount_type: 'amount' as const, store_discount: 20 }
    expect(amountsAlone(termed(line({ item })))).toMatchObject({
      discount: 200,
      discount_source: 'store_discount',
      total: 800,
    })
    expect(amountsAlone(termed(line({ item: { ...item, discount: 3 } })))).toMatchObject({
      discount: 300,
      discount_source: 'product_discount',
      total: 700,
    })
  })
})

describe('a line by itself', () => {
  const offered = { ...plain, ...noTerms, price: 5, store_discount: 10, store_discount_min_purchase: 10 }

  test('[ITM-01] [CRT-16] a store discount that counts from a larger order is not taken off', () => {
    expect(amountsAlone({ ...line(), item: offered })).toMatchObject({ discount: 0, total: 500 })
    expect(amountsAlone({ ...line({ quantity: 2 }), item: offered })).toMatchObject({
      discount: 100,
      total: 900,
    })
    const add_ons = [{ price: 5, quantity: 1 }]
    expect(amountsAlone({ ...line({ add_ons }), item: offered }).total).toBe(950)
  })

  test('[ITM-01] [CRT-16] comes to what a cart of it comes to, and one bare piece to the price shown', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(2_000), fc.nat(50), (any, least, most) => {
        const item = {
          ...any.item,
          store_discount_min_purchase: least,
          store_discount_max_discount: most,
        }
        const terms = { min_purchase: least * 100, max_discount: most * 100 }
        expect(amountsAlone({ ...any, item }).total).toBe(cartTotals([any], terms).subtotal)
        const piece = { ...any, item, add_ons: [], quantity: 1 }
        expect(amountsAlone(piece).total).toBe(discountedUnitPrice(item))
      }),
    )
  })
})

describe('a cart', () => {
  test('[CRT-01] the saved amount is what the discounts take off, and the subtotal is the rest', () => {
    const reduced = line({ item: { ...plain, discount: 25 }, quantity: 2 })
    const nothing = {
      items_price: 0,
      add_on_price: 0,
      store_discount: 0,
      item_discount: 0,
      flash_discount: 0,
    }
    expect(cartTotals([reduced, line()])).toEqual({
      ...nothing,
      items_price: 3_000,
      store_discount: 500,
      item_discount: 500,
      saved: 500,
      subtotal: 2_500,
    })
    expect(cartTotals([])).toEqual({ ...nothing, saved: 0, subtotal: 0 })
  })

  test('[CRT-08] the store discount counts from its minimum and up to its maximum', () => {
    const lines = [line({ item: { ...plain, store_discount: 50 }, quantity: 4 })]
    expect(cartTotals(lines, { min_purchase: 4_001, max_discount: 0 }).saved).toBe(0)
    expect(cartTotals(lines, { min_purchase: 4_000, max_discount: 0 }).saved).toBe(2_000)
    expect(cartTotals(lines, { min_purchase: 0, max_discount: 700 }).saved).toBe(700)
  })

  test('[CRT-01] subtotal and saved amount always add up to pieces and add-ons, and neither is negative', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), anyTerms, (lines, terms) => {
        const { items_price, add_on_price, saved, subtotal } = cartTotals(lines, terms)
        expect(subtotal + saved).toBe(items_price + add_on_price)
        expect(Math.min(saved, subtotal)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('[CRT-16] without a minimum or a maximum the subtotal is the sum of the lines, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), (lines) => {
        const sum = lines.reduce((total, one) => total + amountsAlone(termed(one)).total, 0)
        expect(cartTotals(lines, unlimited).subtotal).toBe(sum)
        expect(cartTotals(lines.toReversed(), unlimited)).toEqual(cartTotals(lines, unlimited))
      }),
    )
  })

  test('[CRT-16] two lines of one thing cost the same as one line with the pieces and add-ons of both', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: 20 }), (one, more) => {
        const other = { ...one, quantity: more }
        const joined = {
          ...one,
          quantity: one.quantity + more,
          add_ons: one.add_ons.map((add_on) => ({ ...add_on, quantity: add_on.quantity * 2 })),
        }
        expect(cartTotals([joined])).toEqual(cartTotals([one, other]))
      }),
    )
  })
})

describe('free delivery', () => {
  test('[CRT-07] the bar grows with the subtotal, says what remains and stays full once reached', () => {
    expect(freeDeliveryProgress(0, 5_000)).toEqual({ percent: 0, remaining: 5_000, reached: false })
    expect(freeDeliveryProgress(2_000, 5_000)).toEqual({ percent: 40, remaining: 3_000, reached: false })
    expect(freeDeliveryProgress(5_000, 5_000)).toEqual({ percent: 100, remaining: 0, reached: true })
    expect(freeDeliveryProgress(9_000, 5_000)).toEqual({ percent: 100, remaining: 0, reached: true })
    expect(freeDeliveryProgress(-100, 5_000)?.percent).toBe(0)
  })

  test('[CRT-17] without a limit, or with 0, there is no bar', () => {
    expect(freeDeliveryProgress(2_000, null)).toBeNull()
    expect(freeDeliveryProgress(2_000, 0)).toBeNull()
    expect(freeDeliveryProgress(2_000, -1)).toBeNull()
  })

  test('[CRT-07] percent stays between 0 and 100, and reached is having nothing left to spend', () => {
    const any = fc.integer({ min: -1_000, max: 1_000_000 })
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 500_000 }), (subtotal, over) => {
        const progress = freeDeliveryProgress(subtotal, over)
        if (!progress) throw new Error('a limit above zero has a bar')
        expect(progress.percent).toBeGreaterThanOrEqual(0)
        expect(progress.percent).toBeLessThanOrEqual(100)
        expect(progress.reached).toBe(subtotal >= over)
        expect(progress.remaining === 0).toBe(progress.reached)
      }),
    )
  })
})

test('[CHK-05] what is missing for the smallest order is never less than nothing', () => {
  expect(missingForMinimum(640, 900)).toBe(260)
  expect(missingForMinimum(900, 900)).toBe(0)
  expect(missingForMinimum(900, 0)).toBe(0)
})
