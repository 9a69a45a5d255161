// What the customer saw against what holds now, and how many pieces a line may have.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TermedLine } from './cart.rules.ts'
import {
  availableQuantity,
  demandFor,
  demandProblem,
  isDeliveredTo,
  lineChange,
  mergedQuantity,
  mostPieces,
  orderProblem,
  type SeenLine,
  seenUnitPrice,
} from './cart-line.rules.ts'

const item: SeenLine['item'] = {
  price: 10,
  variations: [],
  food_variations: '',
  choice_options: [],
  flash_sale: 0,
  store_discount: 0,
  store_discount_min_purchase: 0,
  store_discount_max_discount: 0,
  discount: 20,
  discount_type: 'percent',
  module_type: 'grocery',
  stock: 5,
  maximum_cart_quantity: null,
}

const seen = (overrides: Partial<SeenLine> = {}): SeenLine => ({
  item,
  choice: {},
  add_ons: [],
  quantity: 2,
  seen_price: 800,
  seen_add_on_price: 0,
  ...overrides,
})

const pieces = (count: number) => ({ of_item: count, of_choice: count })

describe('the price a client sends', () => {
  const line: TermedLine = { item, choice: {}, add_ons: [{ price: 1, quantity: 1 }], quantity: 3 }

  test('[CRT-09] is understood as one piece or the whole line, with or without discount and add-ons', () => {
    for (const sent of [800, 1_000, 2_400, 3_000, 900, 1_100, 2_500, 3_100]) {
      expect(seenUnitPrice(sent, line)).toBe(800)
    }
  })

  test('[CRT-09] of a page that is out of date is kept as what was seen', () => {
    expect(seenUnitPrice(650, line)).toBe(650)
    expect(seenUnitPrice(1_200, line)).toBe(1_200)
  })

  test('[CRT-09] that no page could have shown is refused', () => {
    for (const sent of [0, 1, 79, 10_001, -800]) expect(seenUnitPrice(sent, line)).toBeNull()
  })
})

describe('change since it was seen', () => {
  test('[CRT-06] compares the whole line: pieces and add-ons', () => {
    expect(lineChange(seen(), pieces(2), false)).toBe('none')
    expect(lineChange(seen({ seen_price: 801 }), pieces(2), false)).toBe('lower')
    expect(lineChange(seen({ seen_price: 799 }), pieces(2), false)).toBe('higher')
    const cheese = [{ price: 2, quantity: 1 }]
    expect(lineChange(seen({ add_ons: cheese, seen_add_on_price: 200 }), pieces(2), false)).toBe('none')
    expect(lineChange(seen({ add_ons: cheese, seen_add_on_price: 150 }), pieces(2), false)).toBe('higher')
  })

  test('[CRT-06] what else is in the cart is no news: the price of a piece by itself is compared', () => {
    const offered = { ...item, discount: 0, store_discount: 10, store_discount_min_purchase: 15 }
    expect(lineChange(seen({ item: offered, seen_price: 1_000 }), pieces(2), false)).toBe('none')
  })

  test('[CRT-05] more pieces than there are, counting the lines before it, is out of stock', () => {
    expect(lineChange(seen(), pieces(5), false)).toBe('none')
    expect(lineChange(seen(), pieces(6), false)).toBe('out_of_stock')
  })

  test('[ATC-08] a combination without stock is out of stock, one that was dropped is gone', () => {
    const shirt = { ...item, variations: [{ type: 'Red', price: 8, stock: 0 }] }
    const red = seen({ item: shirt, choice: { variation_type: 'Red' } })
    expect(lineChange(red, pieces(2), false)).toBe('out_of_stock')
    const pink = seen({ item: shirt, choice: { variation_type: 'Pink' } })
    expect(lineChange(pink, pieces(2), false)).toBe('option_gone')
    expect(lineChange(seen(), pieces(2), true)).toBe('option_gone')
  })
})

describe('quantities', () => {
  test('[CRT-05] dishes count only against their maximum, goods against stock as well', () => {
    const dish = { ...item, module_type: 'food' as const, stock: 0, maximum_cart_quantity: 3 }
    expect(demandProblem(dish, {}, pieces(3))).toBeNull()
    expect(demandProblem(dish, {}, pieces(4))).toBe('out_of_limits')
    expect(demandProblem(item, {}, pieces(5))).toBeNull()
    expect(demandProblem(item, {}, pieces(6))).toBe('out_of_stock')
  })

  test('[FLS-02] the stock of a sale counts every combination of the item, dishes too', () => {
    const dish = { ...item, module_type: 'food' as const, flash_sale: 1, stock: 3 }
    expect(demandProblem(dish, {}, pieces(3))).toBeNull()
    expect(demandProblem(dish, {}, pieces(4))).toBe('out_of_stock')
    const shirt = {
      ...dish,
      module_type: 'ecommerce' as const,
      variations: [{ type: 'Red', price: 8, stock: 9 }],
    }
    const red = { variation_type: 'Red' }
    expect(demandProblem(shirt, red, { of_item: 4, of_choice: 1 })).toBe('out_of_stock')
    expect(availableQuantity(shirt, red, { of_item: 2, of_choice: 0 })).toBe(1)
  })

  test('[CRT-05] the maximum counts every combination, stock only the same one', () => {
    const shirt = {
      ...item,
      maximum_cart_quantity: 6,
      variations: [
        { type: 'Red', price: 8, stock: 4 },
        { type: 'Blue', price: 8, stock: 4 },
      ],
    }
    const of = (variation_type: string, quantity: number) =>
      ({ model: 'Item', item_id: 1, variation_type, quantity }) as const
    const demand = demandFor(of('Red', 0), [of('Red', 3), of('Blue', 3), { ...of('Red', 9), item_id: 2 }])
    expect(demand).toEqual({ of_item: 6, of_choice: 3 })
    expect(demandProblem(shirt, { variation_type: 'Red' }, demand)).toBeNull()
    expect(demandProblem(shirt, { variation_type: 'Red' }, { of_item: 7, of_choice: 4 })).toBe(
      'out_of_limits',
    )
    expect(availableQuantity(shirt, { variation_type: 'Red' }, { of_item: 3, of_choice: 3 })).toBe(1)
  })

  test('[CRT-05] what is available and what is refused agree', () => {
    const count = fc.integer({ min: 0, max: 30 })
    fc.assert(
      fc.property(count, fc.option(count), count, count, (stock, maximum_cart_quantity, earlier, wanted) => {
        const goods = { ...item, stock, maximum_cart_quantity }
        const left = availableQuantity(goods, {}, pieces(earlier))
        if (left === null) throw new Error('goods are counted')
        const fits = demandProblem(goods, {}, pieces(earlier + wanted)) === null
        if (wanted > 0) expect(fits).toBe(wanted <= left)
      }),
    )
  })

  test('[CRT-12] joined lines hold the pieces of both within the limit, and never fewer than one of them had', () => {
    const count = fc.integer({ min: 1, max: mostPieces })
    fc.assert(
      fc.property(count, count, fc.option(fc.integer({ min: 0, max: 50 })), (one, other, most) => {
        const joined = mergedQuantity(one, other, most)
        expect(joined).toBeLessThanOrEqual(one + other)
        expect(joined).toBeGreaterThanOrEqual(Math.max(one, other))
        if (joined > Math.max(one, other)) expect(joined).toBeLessThanOrEqual(most ?? mostPieces)
      }),
    )
  })
})

test('[ATC-03] an article with combinations needs one named; a dish needs its required groups', () => {
  const shirt = {
    ...item,
    variations: [{ type: 'Red', price: 8, stock: 4 }],
    choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red'] }],
  }
  expect(orderProblem(shirt, {})).toEqual({ key: 'variation_required', name: 'Colour' })
  expect(orderProblem(shirt, { variation_type: 'Red' })).toBeNull()
  expect(orderProblem(item, {})).toBeNull()
})

describe('the edge of what is believed', () => {
  const dish = { ...item, discount: 0 }
  const line: TermedLine = { item: dish, choice: {}, add_ons: [], quantity: 1 }

  test('[CRT-09] a cent of rounding is no other price, two are', () => {
    expect([999, 1_001].map((sent) => seenUnitPrice(sent, line))).toEqual([1_000, 1_000])
    expect([998, 1_002].map((sent) => seenUnitPrice(sent, line))).toEqual([998, 1_002])
  })

  test('[CRT-09] ten times as much or as little may have been shown, more may not', () => {
    expect([100, 10_000].map((sent) => seenUnitPrice(sent, line))).toEqual([100, 10_000])
    expect([99, 10_002].map((sent) => seenUnitPrice(sent, line))).toEqual([null, null])
  })

  test('[CRT-09] of something free no price but nothing was shown', () => {
    const gift: TermedLine = { ...line, item: { ...dish, price: 0 } }
    expect(seenUnitPrice(0, gift)).toBe(0)
    expect(seenUnitPrice(-2, gift)).toBeNull()
  })
})

test('[ATC-03] a combination is asked for by the title of the choice, or by none', () => {
  const variations = [{ type: 'Red', price: 8, stock: 4 }]
  const shirt = { module_type: 'ecommerce' as const, variations, food_variations: [], choice_options: [] }
  expect(orderProblem(shirt, {})).toEqual({ key: 'variation_required', name: '' })
  const titled = { ...shirt, choice_options: [{ name: 'choice_1', title: 'Colour', options: ['Red'] }] }
  expect(orderProblem(titled, {})).toEqual({ key: 'variation_required', name: 'Colour' })
  expect(orderProblem(titled, { variation_type: 'Red' })).toBeNull()
})

test('[CRT-05] an item and a campaign under one number are counted apart, and so are combinations', () => {
  const red = { model: 'Item', item_id: 1, variation_type: 'Red', quantity: 2 } as const
  const lines = [
    red,
    { ...red, variation_type: 'Blue', quantity: 5 },
    { ...red, model: 'ItemCampaign', quantity: 10 } as const,
    { ...red, item_id: 2, quantity: 20 },
  ]
  expect(demandFor(red, lines)).toEqual({ of_item: 7, of_choice: 2 })
})

test('an item comes to the zones it is sold in, everywhere where its module does, and nowhere is out of reach yet', () => {
  const sold = (all_zone_service: 0 | 1) => ({ zone_id: 3, module: { all_zone_service } })
  expect(isDeliveredTo([2, 3], sold(0))).toBe(true)
  expect(isDeliveredTo([2], sold(0))).toBe(false)
  expect(isDeliveredTo([2], sold(1))).toBe(true)
  expect(isDeliveredTo([], sold(0))).toBe(true)
})
