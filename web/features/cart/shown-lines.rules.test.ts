// The cart on the screen: what the shop said, with everything that still waits done to it.
import { describe, expect, test } from 'vitest'
import { totalsOf } from '#contract/features/cart/cart.rules.ts'
import { aClearing, aLine, anAdd, anUpdate, aRemoval } from './cart.fixture.ts'
import { updateChange } from './changes/line-changes.ts'
import { addOnsOf, amountsIn, nextDiscount, piecesIn, shownLines } from './shown-lines.rules.ts'

const shown = (...changes: Parameters<typeof shownLines>[1][number][]) => shownLines([aLine()], changes, 2)

describe('without anything waiting', () => {
  test('[CRT-08] [CRT-15] a line has its pieces and what they come to', () => {
    const [line] = shown()
    expect(line).toMatchObject({ cart_id: 1, name: 'Soup', quantity: 2, isPending: false })
    expect(line?.amounts).toMatchObject({ unit_price: 1_000, discount: 200, total: 1_800 })
  })

  test('a combination and chosen options are read from the line', () => {
    const combination = aLine({ variation: [{ type: 'Red-XL', price: 4, stock: 2 }] })
    const options = aLine({ variation: [{ name: 'Size', values: { label: ['Large'] } }] })
    const [red, large] = shownLines([combination, options], [], 2)
    expect(red?.choice).toEqual({ food_variations: [], variation_type: 'Red-XL' })
    expect(large?.choice.food_variations).toEqual([{ name: 'Size', values: { label: ['Large'] } }])
  })
})

describe('with changes waiting', () => {
  test('[ATC-01] one more of the same joins its line at once', () => {
    const lines = shown(anAdd())
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ cart_id: 1, quantity: 3, isPending: true })
    expect(lines[0]?.amounts?.total).toBe(2_700)
  })

  test('something new is a line without an id', () => {
    const lines = shown(anAdd({ item_id: 11, name: 'Bread', key: 'bread' }))
    expect(lines.map(({ name, cart_id }) => [name, cart_id])).toEqual([
      ['Soup', 1],
      ['Bread', null],
    ])
  })

  test('[CRT-16] add-ons are counted once a line, however many pieces', () => {
    const [line] = shownLines([], [anAdd({ quantity: 3, add_on_price: 120 })], 2)
    expect(line?.amounts?.total).toBe(2_820)
  })

  test('[CRT-04] [CRT-06] pieces change and lines go before the shop has answered', () => {
    expect(shown(anUpdate({ quantity: 5 }))[0]).toMatchObject({ quantity: 5, isPending: true })
    expect(shown(aRemoval())).toEqual([])
    expect(shown(aClearing())).toEqual([])
    expect(shown(aClearing(), anAdd())).toMatchObject([{ name: 'Soup', cart_id: null, quantity: 1 }])
  })

  test('[CRT-03] a note stays, is written anew or is taken away before the shop has answered', () => {
    const noteAfter = (note: string | null) =>
      shownLines([aLine({ note: 'Hot' })], [anUpdate({ note })], 2)[0]?.note
    expect([null, 'Cold', ''].map(noteAfter)).toEqual(['Hot', 'Cold', null])
  })

  test('[CRT-10] beginning with another store leaves only what is of that store', () => {
    const lines = shown(anAdd({ item_id: 20, store_id: 9, name: 'Rice', replace: true }))
    expect(lines.map(({ name }) => name)).toEqual(['Rice'])
  })

  test('changes of another module are not shown here', () => {
    expect(shown(anAdd({ module_id: 3 }))[0]?.quantity).toBe(2)
  })
})

test('[CRT-12] the badge counts pieces', () => {
  expect(piecesIn(shownLines([aLine(), aLine({ id: 2, item_id: 12, quantity: 4 })], [], 2))).toBe(6)
})

describe('a store discount with a minimum', () => {
  const { item } = aLine()
  const offered = (quantity: number) =>
    shownLines(
      [
        aLine({
          quantity,
          store_discount_terms: { min_purchase: 20.5, max_discount: 0 },
          item: { ...item, discount: 0, store_discount: 10 },
        }),
      ],
      [],
      2,
    )

  test('[CRT-01] below it lines show the full price and what is missing', () => {
    const lines = offered(2)
    expect(lines[0]?.amounts).toMatchObject({ discount: 0, total: 2_000 })
    expect(nextDiscount(lines)).toEqual({ missing: 50, percent: 10 })
  })

  test('[CRT-01] from it on the discount is taken off and nothing is missing', () => {
    const lines = offered(3)
    expect(lines[0]?.amounts).toMatchObject({ discount: 300, total: 2_700 })
    expect(nextDiscount(lines)).toBeNull()
  })
})

test('[CRT-08] a capped discount is shared over the rows, which add up to the subtotal', () => {
  const { item } = aLine()
  const reduced = (id: number, price: number) =>
    aLine({
      ...{ id, item_id: id, quantity: 1, store_discount_terms: { min_purchase: 0, max_discount: 1 } },
      item: { ...item, id, price, discount: 0, store_discount: 50 },
    })
  const lines = shownLines([reduced(1, 10), reduced(2, 30)], [], 2)
  expect(lines.map(({ amounts }) => amounts?.total)).toEqual([975, 2_925])
  expect(totalsOf(amountsIn(lines))).toMatchObject({ store_discount: 100, subtotal: 3_900 })
})

test('[CRT-03] [CRT-06] options changed but not sent yet are shown with their price', () => {
  const sizes = {
    ...{ name: 'Size', type: 'single' as const, min: 1, max: 1, required: 'on' as const },
    values: [
      { label: '30 cm', optionPrice: 0, isSelected: true },
      { label: '35 cm', optionPrice: 3, isSelected: false },
    ],
  }
  const size = (label: string) => [{ name: 'Size', values: { label: [label] } }]
  const pizza = aLine({ variation: size('30 cm'), item: { ...aLine().item, food_variations: [sizes] } })
  const choice = { food_variations: size('35 cm'), variation_type: null }
  const [line] = shownLines([pizza], [anUpdate({ quantity: 2, choice, price: 11.7 })], 2)
  expect(line?.amounts).toMatchObject({ unit_price: 1_300, total: 2_340 })
  // Pieces counted meanwhile go on from the price that was seen in the dialog.
  expect(line && updateChange(line, { quantity: 3 }, []).price).toBe(11.7)
})

test.each(['gone', 'option_gone'] as const)(
  '[CRT-05] what cannot be ordered as it is (%s) counts nowhere',
  (change) => {
    const lines = shownLines([aLine(), aLine({ id: 2, item_id: 12, change })], [], 2)
    expect(lines.map(({ amounts }) => amounts?.total ?? null)).toEqual([1_800, null])
    expect(amountsIn(lines)).toHaveLength(1)
  },
)

describe('a line as the shop has it', () => {
  const { item } = aLine()
  const cheese = { id: 7, name: 'Cheese', price: 1.2, isChecked: true, quantity: 2 }
  const bread = { id: 8, name: 'Bread', price: 5, isChecked: false, quantity: 1 }

  test('[CRT-16] add-ons have their pieces, and one where the shop does not say', () => {
    expect(addOnsOf(aLine({ add_on_ids: [7, 8], add_on_qtys: [3] }))).toEqual([
      { id: 7, quantity: 3 },
      { id: 8, quantity: 1 },
    ])
  })

  test('[CRT-16] only chosen add-ons are counted', () => {
    const addons = [cheese, bread] as never as typeof item.addons
    const [line] = shownLines(
      [aLine({ add_on_ids: [7], add_on_qtys: [2], item: { ...item, addons } })],
      [],
      2,
    )
    expect(line?.amounts?.add_on_price).toBe(240)
  })

  test('is told apart by its number, and an item of a campaign from others', () => {
    const lines = shownLines(
      [aLine({ id: 4 }), aLine({ id: 5, item_type: 'App\\Models\\ItemCampaign' })],
      [],
      2,
    )
    expect(lines.map(({ key, model }) => [key, model])).toEqual([
      ['line-4', 'Item'],
      ['line-5', 'ItemCampaign'],
    ])
  })
})

describe('which line is meant', () => {
  const two = [aLine(), aLine({ id: 2, item_id: 12 })]

  test('[CRT-04] only the line that is named changes', () => {
    const lines = shownLines(two, [anUpdate({ cart_id: 2, quantity: 9 })], 2)
    expect(lines.map(({ quantity, isPending }) => [quantity, isPending])).toEqual([
      [2, false],
      [9, true],
    ])
    expect(shownLines(two, [aRemoval({ cart_id: 2 })], 2).map(({ cart_id }) => cart_id)).toEqual([1])
  })

  test('[CRT-04] a line that is being added is named by its addition, with its add-ons counted once', () => {
    const queue = [
      anAdd({ key: 'one', item_id: 20, add_on_price: 120 }),
      anAdd({ key: 'two', item_id: 21 }),
      anUpdate({ cart_id: null, added_key: 'one', quantity: 4 }),
    ]
    const lines = shownLines([], queue, 2)
    expect(lines.map(({ key, quantity, isPending }) => [key, quantity, isPending])).toEqual([
      ['one', 4, true],
      ['two', 1, true],
    ])
    expect(lines[0]?.amounts?.total).toBe(3_720)
  })

  test('[CRT-10] beginning anew keeps what is of that store already', () => {
    const lines = shownLines([aLine()], [anAdd({ item_id: 20, name: 'Rice', replace: true })], 2)
    expect(lines.map(({ name }) => name)).toEqual(['Soup', 'Rice'])
  })
})

describe('the terms of a discount', () => {
  const { item } = aLine()
  const terms = { min_purchase: 50, max_discount: 3 }

  test('[CRT-01] without a line that has the discount there is nothing to announce', () => {
    expect(nextDiscount(shownLines([aLine({ store_discount_terms: terms })], [], 2))).toBeNull()
    const waiting = shownLines(
      [aLine({ store_discount_terms: terms })],
      [anAdd({ item_id: 20, own_discount: 0, store_discount: 200 })],
      2,
    )
    expect(nextDiscount(waiting)).toBeNull()
    const named = aLine({
      id: 2,
      item_id: 12,
      store_discount_terms: terms,
      item: { ...item, discount: 0, store_discount: 10 },
    })
    expect(nextDiscount(shownLines([aLine(), named], [], 2))).toEqual({ missing: 1_000, percent: 10 })
  })

  test('[CRT-01] what has no discount, or cannot be ordered, does not bring it nearer', () => {
    const plain = aLine({ store_discount_terms: terms, item: { ...item, discount: 0 } })
    const reduced = aLine({ ...plain, id: 2, item_id: 12, item: { ...plain.item, store_discount: 10 } })
    const gone = aLine({ ...reduced, id: 3, item_id: 13, change: 'gone' })
    expect(nextDiscount(shownLines([plain, reduced, gone], [], 2))).toEqual({ missing: 1_000, percent: 10 })
    expect(nextDiscount(shownLines([plain, gone], [], 2))).toBeNull()
  })
})
