// Prices and quantities by plain calls, and by properties where a single example would prove too little.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moduleTypes } from '../../core/module-type.ts'
import {
  allowedQuantity,
  cartModelOf,
  discountAmount,
  discountedUnitPrice,
  discountLabel,
  isCampaignItem,
  largestQuantity,
  quantityProblem,
  unitPrice,
} from './item.rules.ts'
import type { FoodVariation } from './item.schema.ts'

const plain = {
  price: 10,
  variations: [],
  food_variations: '' as const,
  discount: 0,
  discount_type: 'percent' as const,
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max_discount: 0,
  flash_sale: 0,
}

const size: FoodVariation = {
  name: 'Size',
  type: 'single',
  min: 0,
  max: 0,
  required: 'on',
  values: [
    { label: 'Small', optionPrice: 0 },
    { label: 'Large', optionPrice: 2.55 },
  ],
}
const extras: FoodVariation = {
  name: 'Extras',
  type: 'multi',
  min: 1,
  max: 2,
  required: 'off',
  values: [
    { label: 'Cheese', optionPrice: 1.1 },
    { label: 'Olives', optionPrice: 0.7 },
  ],
}
const chosen = (name: string, ...label: string[]) => ({ name, values: { label } })

describe('unit price', () => {
  test('[CRT-08] the options of a dish add to its base price', () => {
    const dish = { ...plain, food_variations: [size, extras] }
    const choice = { food_variations: [chosen('Size', 'Large'), chosen('Extras', 'Cheese', 'Olives')] }
    expect(unitPrice(dish, choice)).toBe(1000 + 255 + 110 + 70)
    expect(unitPrice(dish)).toBe(1000)
  })

  test('[ATC-14] option prices keep their cents', () => {
    const dish = { ...plain, food_variations: [size] }
    expect(unitPrice(dish, { food_variations: [chosen('Size', 'Large')] })).toBe(1255)
  })

  test('an option of another group or an unknown one costs nothing', () => {
    const dish = { ...plain, food_variations: [size, extras] }
    const choice = { food_variations: [chosen('Size', 'Cheese'), chosen('Sauce', 'Large')] }
    expect(unitPrice(dish, choice)).toBe(1000)
  })

  test('[PRD-02] a chosen combination replaces the base price', () => {
    const shirt = { ...plain, variations: [{ type: 'Red-XL', price: 14.5, stock: 3 }] }
    expect(unitPrice(shirt, { variation_type: 'Red-XL' })).toBe(1450)
    expect(unitPrice(shirt, { variation_type: 'Blue-S' })).toBe(1000)
    expect(unitPrice(shirt)).toBe(1000)
  })
})

describe('discount', () => {
  test('[ATC-14] flash sale wins over the store, the store over the item', () => {
    const all = { ...plain, discount: 5, store_discount: 20, flash_sale: 1 }
    expect(discountedUnitPrice(all)).toBe(950)
    expect(discountedUnitPrice({ ...all, flash_sale: 0 })).toBe(800)
    expect(discountedUnitPrice({ ...plain, discount: 5 })).toBe(950)
    expect(discountedUnitPrice(plain)).toBe(1_000)
  })

  test('[ATC-14] the badge shows a percentage or an amount of money', () => {
    expect(discountLabel({ ...plain, discount: 12.5 })).toEqual({ kind: 'percent', percent: 12.5 })
    expect(discountLabel({ ...plain, discount: 1.5, discount_type: 'amount' })).toEqual({
      kind: 'amount',
      amount: 150,
    })
    const own = { ...plain, discount_type: 'amount' as const, store_discount: 10 }
    expect(discountLabel({ ...own, discount: 0.5 })).toEqual({ kind: 'percent', percent: 10 })
    expect(discountLabel({ ...own, discount: 3 })).toEqual({ kind: 'amount', amount: 300 })
    expect(discountLabel(plain)).toBeNull()
  })

  test('[ATC-14] in a flash sale the badge says the sale, never the discount of the store', () => {
    const inSale = { ...plain, flash_sale: 1, store_discount: 30 }
    expect(discountLabel({ ...inSale, discount: 20 })).toEqual({ kind: 'percent', percent: 20 })
    expect(discountLabel(inSale)).toBeNull()
  })

  test('the discount is taken from the price with its options', () => {
    const dish = { ...plain, food_variations: [size], discount: 10 }
    expect(discountedUnitPrice(dish, { food_variations: [chosen('Size', 'Large')] })).toBe(1255 - 126)
  })

  const price = fc.integer({ min: 0, max: 50_000_000 })
  const value = fc.integer({ min: -100, max: 50_000_000 })
  const type = fc.constantFrom('percent' as const, 'amount' as const)

  test('a discount is never below zero and never above the price', () => {
    fc.assert(
      fc.property(price, value, type, (minor, amount, discount_type) => {
        const taken = discountAmount(minor, { discount_type, value: amount })
        return Number.isInteger(taken) && taken >= 0 && taken <= minor
      }),
    )
  })

  test('a percentage rounds half a cent up and is off by no more than half a cent', () => {
    expect(discountAmount(50, { discount_type: 'percent', value: 3300 })).toBe(17)
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 10_000 }), (minor, percent) => {
        const taken = discountAmount(minor, { discount_type: 'percent', value: percent })
        return Math.abs(taken * 10_000 - minor * percent) <= 5_000
      }),
    )
  })
})

describe('quantity', () => {
  const shirt = {
    module_type: 'ecommerce' as const,
    stock: 5,
    maximum_cart_quantity: 3,
    variations: [],
    flash_sale: 0,
  }

  test('[CRT-05] stock and maximum both hold; food knows only the maximum', () => {
    expect(quantityProblem(shirt, 3)).toBeNull()
    expect(quantityProblem(shirt, 4)).toBe('out_of_limits')
    expect(quantityProblem({ ...shirt, maximum_cart_quantity: null }, 6)).toBe('out_of_stock')
    expect(quantityProblem({ ...shirt, module_type: 'food', stock: 0 }, 3)).toBeNull()
    expect(quantityProblem({ ...shirt, module_type: 'food', stock: 0 }, 4)).toBe('out_of_limits')
  })

  test('[ATC-09] the stock of the chosen combination counts', () => {
    const red = { ...shirt, variations: [{ type: 'Red', price: 1, stock: 1 }] }
    expect(quantityProblem(red, 2, { variation_type: 'Red' })).toBe('out_of_stock')
    expect(largestQuantity(red, { variation_type: 'Red' })).toBe(1)
  })

  test('[FLS-02] the stock of a running sale counts in every module and for every combination', () => {
    const sold = { ...shirt, flash_sale: 1, stock: 2, maximum_cart_quantity: null }
    expect(largestQuantity({ ...sold, module_type: 'food' })).toBe(2)
    expect(quantityProblem({ ...sold, module_type: 'food' }, 3)).toBe('out_of_stock')
    const red = { ...sold, variations: [{ type: 'Red', price: 1, stock: 9 }] }
    expect(largestQuantity(red, { variation_type: 'Red' })).toBe(2)
    const rare = { ...sold, variations: [{ type: 'Red', price: 1, stock: 1 }] }
    expect(largestQuantity(rare, { variation_type: 'Red' })).toBe(1)
  })

  test('[ATC-01] [ATC-09] what is allowed is never below one, above the stock or above the maximum', () => {
    const limited = fc.record({
      module_type: fc.constantFrom(...moduleTypes),
      stock: fc.integer({ min: 0, max: 50 }),
      flash_sale: fc.constantFrom(0, 1),
      maximum_cart_quantity: fc.option(fc.integer({ min: 0, max: 50 })),
    })
    fc.assert(
      fc.property(limited, fc.integer({ min: -5, max: 200 }), (given, wanted) => {
        const item = { ...given, variations: [] }
        const allowed = allowedQuantity(item, wanted)
        const most = largestQuantity(item)
        if (most === 0) return allowed === 0
        return allowed >= 1 && (most === null || allowed <= most) && quantityProblem(item, allowed) === null
      }),
    )
  })
})

test('[ATC-16] an item with campaign dates goes into the cart as a campaign item', () => {
  const campaign = { id: 1, available_date_starts: '2026-01-01', available_date_ends: '2026-02-01' }
  expect(isCampaignItem(campaign)).toBe(true)
  expect(cartModelOf({ id: 1, isCampaignItem: true })).toBe('ItemCampaign')
  expect(cartModelOf({ id: 1, available_date_starts: null })).toBe('Item')
})

test('[ATC-14] a store discount with a minimum is a price only where one piece reaches it', () => {
  const offered = { ...plain, store_discount: 10, store_discount_min_purchase: 10 }
  expect(discountedUnitPrice(offered)).toBe(900)
  expect(discountedUnitPrice({ ...offered, price: 9.99 })).toBe(999)
  expect(discountLabel(offered)).toEqual({ kind: 'percent_from', percent: 10, amount: 1_000 })
  const reduced = { ...offered, price: 7.2, discount: 1.1, discount_type: 'amount' as const }
  expect(discountedUnitPrice(reduced)).toBe(610)
  expect(discountLabel(reduced)).toEqual({ kind: 'amount', amount: 110 })
  const capped = { ...offered, store_discount_max_discount: 0.4 }
  expect(discountedUnitPrice(capped)).toBe(960)
  expect(discountLabel(capped)).toEqual({ kind: 'amount', amount: 40 })
  const given = { ...plain, price: 3, discount: 5, discount_type: 'amount' as const }
  expect(discountLabel(given)).toEqual({ kind: 'amount', amount: 300 })
  expect(discountLabel({ ...offered, store_discount_min_purchase: 0 })).toEqual({
    kind: 'percent',
    percent: 10,
  })
})

describe('the edges of a discount and a maximum', () => {
  test('[ATC-14] an amount is taken off as it is, a percentage of the price', () => {
    expect(discountAmount(1_000, { discount_type: 'amount', value: 250 })).toBe(250)
    expect(discountAmount(1_000, { discount_type: 'percent', value: 2_500 })).toBe(250)
    expect(discountAmount(2_000, { discount_type: 'amount', value: 250 })).toBe(250)
  })

  test('[ATC-14] a sale without a discount has no badge, and one piece below the store’s minimum has that of the item', () => {
    expect(discountLabel({ ...plain, flash_sale: 1 })).toBeNull()
    const own = { ...plain, discount: 10, store_discount_min_purchase: 50 }
    expect(discountLabel(own)).toEqual({ kind: 'percent', percent: 10 })
    expect(discountLabel({ ...own, store_discount: 20 })).toEqual({ kind: 'percent', percent: 10 })
    expect(discountLabel({ ...own, discount: 0, store_discount: 20 })).toEqual({
      kind: 'percent_from',
      percent: 20,
      amount: 5_000,
    })
  })

  test('[CRT-05] a maximum of nothing, or below, is none', () => {
    const dish = { module_type: 'food' as const, stock: 0, variations: [], flash_sale: 0 }
    const most = (maximum_cart_quantity: number | null) => largestQuantity({ ...dish, maximum_cart_quantity })
    expect([null, 0, -1, 1, 5].map(most)).toEqual([null, null, null, 1, 5])
  })

  test('[ATC-03] a dish with groups and nothing chosen costs its base price', () => {
    expect(unitPrice({ ...plain, food_variations: [size] })).toBe(1_000)
  })
})
