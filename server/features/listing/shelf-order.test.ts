// Pages made from shelves, held against sorting everything.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ListingOrder, ListingQuestion } from './listing-question.ts'
import { orders, rowOf, type Shelf } from './shelf.ts'
import { chosenOn, matchedOn, together } from './shelf-found.ts'
import { sliceOf } from './shelf-order.ts'

const question: ListingQuestion = {
  module_id: 1,
  zone_ids: [1],
  traits: [],
  filters: [],
  top_category_ids: [],
  category_ids: [],
  without_allergies: [],
  allergy_caution: [],
}

interface Row {
  price: number
  order_count: number
  top_category_id: number
}

const row: fc.Arbitrary<Row> = fc.record({
  price: fc.nat(9),
  order_count: fc.nat(3),
  top_category_id: fc.nat(3),
})

/** Every so many-th id, so that two shelves share none. */
function shelfOf(rows: readonly Row[], firstId: number): Shelf {
  const numbers = (value: (one: Row, at: number) => number) => Int32Array.from(rows, value)
  const none = numbers(() => 0)
  return {
    rows: Uint32Array.from(rows.keys()),
    id: numbers((_one, at) => firstId + at * 2),
    price: numbers((one) => one.price),
    effective_price: numbers((one) => one.price),
    order_count: numbers((one) => one.order_count),
    top_category_id: numbers((one) => one.top_category_id),
    store_id: none,
    category_id: none,
    common_condition_id: none,
    offer_share: none,
    rating_count: none,
    served_from: none,
    served_until: none,
    flags: none,
    avg_rating: new Float32Array(rows.length),
    created_at: new Float64Array(rows.length),
    label: new Uint32Array(rows.length),
    labels: [{ allergies: [], may_contain: [] }],
    along: new Map(),
    selections: new Map(),
    borne: new Map(),
  }
}

/** More than are sorted whole, some of the time. */
const many = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 40))
  .map(([rows, times]) => Array.from({ length: times }, () => rows).flat())

const shelves = fc
  .tuple(fc.array(row, { maxLength: 90 }), many)
  .map(([one, other]) => [shelfOf(one, 1), shelfOf(other, 2)] as const)

const order = fc.constantFrom<ListingOrder[]>('popular', 'price_low', 'price_high', 'newest')

function everyRow(all: readonly Shelf[]) {
  return all.flatMap((shelf) =>
    Array.from(shelf.rows, (at) => ({
      id: shelf.id[at] ?? 0,
      price: shelf.price[at] ?? 0,
      top_category_id: shelf.top_category_id[at] ?? 0,
      keys: {
        order_count: shelf.order_count[at] ?? 0,
        effective_price: shelf.effective_price[at] ?? 0,
        created_at: 0,
        rating_count: 0,
        avg_rating: 0,
        offer_share: 0,
      },
    })),
  )
}

test('[NET-07] any slice over several zones is that of the whole in order', () => {
  fc.assert(
    fc.property(shelves, order, fc.nat(150), fc.integer({ min: 1, max: 120 }), (all, by, start, count) => {
      const { key, way } = orders[by]
      const whole = everyRow(all).toSorted(
        (one, other) => way * (one.keys[key] - other.keys[key] || one.id - other.id),
      )
      const { choices, span } = together(all.map((shelf) => chosenOn(shelf, question, {})))
      expect(span.total).toBe(whole.length)
      expect(sliceOf(choices, by, { start, count }).map(({ id }) => id)).toEqual(
        whole.slice(start, start + count).map(({ id }) => id),
      )
    }),
  )
})

/** Every item, one in three by each rank. */
function rankedOn(shelf: Shelf) {
  return matchedOn(
    shelf,
    [0, 1, 2].map((rank) => ({ rank, ids: shelf.id.filter((id) => id % 3 === rank) })),
    question,
    {},
  )
}

test('[SRC-02] a better match stands before a more popular item', () => {
  fc.assert(
    fc.property(shelves, fc.nat(150), fc.integer({ min: 1, max: 120 }), (all, start, count) => {
      const whole = everyRow(all).toSorted(
        (one, other) =>
          (one.id % 3) - (other.id % 3) || other.keys.order_count - one.keys.order_count || other.id - one.id,
      )
      const { choices } = together(all.map(rankedOn))
      expect(sliceOf(choices, 'best_match', { start, count }).map(({ id }) => id)).toEqual(
        whole.slice(start, start + count).map(({ id }) => id),
      )
    }),
  )
})

test('[LST-03] an order somebody asks for comes before the match', () => {
  fc.assert(
    fc.property(shelves, fc.nat(150), fc.integer({ min: 1, max: 120 }), (all, start, count) => {
      const whole = everyRow(all).toSorted((one, other) => one.price - other.price || one.id - other.id)
      const { choices } = together(all.map(rankedOn))
      expect(sliceOf(choices, 'price_low', { start, count }).map(({ id }) => id)).toEqual(
        whole.slice(start, start + count).map(({ id }) => id),
      )
    }),
  )
})

test('[LST-08] a price range narrows total and categories, and leaves the range shown as it is', () => {
  fc.assert(
    fc.property(shelves, fc.nat(9), fc.nat(9), (all, min_price, max_price) => {
      const rows = everyRow(all)
      const within = rows.filter(({ price }) => price >= min_price && price <= max_price)
      const { span } = together(
        all.map((shelf) => chosenOn(shelf, { ...question, min_price, max_price }, {})),
      )
      expect({ ...span, top_category_ids: span.top_category_ids.toSorted() }).toEqual({
        total: within.length,
        min_price: rows.length === 0 ? 0 : Math.min(...rows.map(({ price }) => price)),
        max_price: rows.length === 0 ? 0 : Math.max(...rows.map(({ price }) => price)),
        top_category_ids: [...new Set(within.map((one) => one.top_category_id))].toSorted(),
      })
    }),
  )
})

test('a match ranks before popularity, and what a shelf does not hold is left out', () => {
  const shelf = shelfOf(
    [1, 3, 2].map((order_count) => ({ price: 1, order_count, top_category_id: 1 })),
    1,
  )
  const matches = [
    { rank: 1, ids: Int32Array.of(3, 99) },
    { rank: 0, ids: Int32Array.of(1, 5) },
  ]
  const choice = matchedOn(shelf, matches, question, {})
  expect(sliceOf([choice], 'best_match', { start: 0, count: 9 }).map(({ id, rank }) => [id, rank])).toEqual([
    [5, 0],
    [1, 0],
    [3, 1],
  ])
  expect([1, 2, 3, 4, 5, 6].map((id) => rowOf(shelf, id))).toEqual([0, -1, 1, -1, 2, -1])
})

test('[LST-08] stores that begin to deliver free are found on a shelf that stays', () => {
  const shelf = shelfOf([{ price: 1, order_count: 1, top_category_id: 1 }], 1)
  const asked: ListingQuestion = { ...question, filters: ['free_delivery'] }
  const total = (stores: number[]) =>
    together([chosenOn(shelf, asked, { free_delivery: new Set(stores) })]).span.total
  expect([total([7]), total([0]), total([])]).toEqual([0, 1, 0])
})
