// Pages made from snapshots, held against sorting everything.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor } from '#contract/core/money.ts'
import type { ListingFilters } from '#contract/features/listing/listing.schema.ts'
import { itemsOf, type Row } from '../snapshot/snapshot-items.fixture.ts'
import { rowOf, type SnapshotItems } from '../snapshot/snapshot-items.ts'
import { itemSorts } from '../sorts/item-sorts.ts'
import { rank } from '../words/text-match.ts'
import { matchItems, selectItems, together } from './found-items.ts'
import { sliceOf } from './item-page.ts'
import type { ItemQuery } from './item-query.ts'

const queryFor = (filters: Partial<ListingFilters> = {}): ItemQuery => ({
  module_id: 1,
  zone_ids: [1],
  traits: [],
  top_category_ids: [],
  category_ids: [],
  filters: { type: 'all', filter: [], ...filters },
})

const query = queryFor()
const sets = {}

const row: fc.Arbitrary<Row> = fc.record({
  price: fc.nat(9),
  order_count: fc.nat(3),
  top_category_id: fc.nat(3),
})

/** More than are sorted whole, some of the time. */
const many = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 60 }), fc.constantFrom(1, 40))
  .map(([rows, times]) => Array.from({ length: times }, () => rows).flat())

const snapshots = fc
  .tuple(fc.array(row, { maxLength: 90 }), many)
  .map(([one, other]) => [itemsOf(one, 1), itemsOf(other, 2)] as const)

const sort = fc.constantFrom('popular', 'price_low', 'price_high', 'newest')

function everyRow(all: readonly SnapshotItems[]) {
  return all.flatMap((items) =>
    Array.from(items.rows, (at) => ({
      id: items.id[at] ?? 0,
      price: items.price[at] ?? 0,
      top_category_id: items.top_category_id[at] ?? 0,
      keys: {
        order_count: items.order_count[at] ?? 0,
        effective_price: items.effective_price[at] ?? 0,
        created_at: 0,
        rating_count: 0,
        avg_rating: 0,
        offer_share: 0,
        ...{ name_en: 0, name_ar: 0, name_tg: 0, name_ru: 0 },
      },
    })),
  )
}

test('[NET-07] any slice over several zones is that of the whole, sorted', () => {
  fc.assert(
    fc.property(snapshots, sort, fc.nat(150), fc.integer({ min: 1, max: 120 }), (all, by, start, count) => {
      const { column, way } = itemSorts[by]
      const whole = everyRow(all).toSorted(
        (one, other) => way * (one.keys[column] - other.keys[column] || one.id - other.id),
      )
      const { choices, span } = together(all.map((items) => selectItems({ items, query, sets })))
      expect(span.total).toBe(whole.length)
      expect(sliceOf(choices, by, { start, count }).map(({ id }) => id)).toEqual(
        whole.slice(start, start + count).map(({ id }) => id),
      )
    }),
  )
})

/** Every item, one in three by each rank. */
function rankedOn(items: SnapshotItems) {
  return matchItems(
    { items, query, sets },
    Uint8Array.from(items.id, (id) => id % 3),
  )
}

test('[SRC-02] a better match stands before a more popular item', () => {
  fc.assert(
    fc.property(snapshots, fc.nat(150), fc.integer({ min: 1, max: 120 }), (all, start, count) => {
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

test('[LST-03] a sort somebody asks for comes before the match', () => {
  fc.assert(
    fc.property(snapshots, fc.nat(150), fc.integer({ min: 1, max: 120 }), (all, start, count) => {
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
    fc.property(snapshots, fc.nat(9), fc.nat(9), (all, min_price, max_price) => {
      const rows = everyRow(all)
      const within = rows.filter(({ price }) => price >= min_price && price <= max_price)
      const asked = queryFor({ min_price: fromMinor(min_price), max_price: fromMinor(max_price) })
      const { span } = together(all.map((items) => selectItems({ items, query: asked, sets })))
      expect({ ...span, top_category_ids: span.top_category_ids.toSorted() }).toEqual({
        total: within.length,
        min_price: rows.length === 0 ? 0 : Math.min(...rows.map(({ price }) => price)),
        max_price: rows.length === 0 ? 0 : Math.max(...rows.map(({ price }) => price)),
        top_category_ids: [...new Set(within.map((one) => one.top_category_id))].toSorted(),
      })
    }),
  )
})

test('[SRC-02] a match ranks before popularity, and what matches nothing is left out', () => {
  const items = itemsOf(
    [1, 3, 2, 9].map((order_count) => ({ price: 1, order_count, top_category_id: 1 })),
    1,
  )
  const ranks = Uint8Array.of(rank.exact, rank.close, rank.exact, rank.none)
  const choice = matchItems({ items, query, sets }, ranks)
  expect(sliceOf([choice], 'best_match', { start: 0, count: 9 }).map((one) => [one.id, one.rank])).toEqual([
    [5, rank.exact],
    [1, rank.exact],
    [3, rank.close],
  ])
  expect([1, 2, 3, 4, 5, 6, 7].map((id) => rowOf(items, id))).toEqual([0, -1, 1, -1, 2, -1, 3])
})

test('[LST-08] stores that begin to deliver free are found in a snapshot that stays', () => {
  const items = itemsOf([{ price: 1, order_count: 1, top_category_id: 1 }], 1)
  const asked = queryFor({ filter: ['free_delivery'] })
  const total = (stores: number[]) =>
    together([selectItems({ items, query: asked, sets: { free_delivery: new Set(stores) } })]).span.total
  expect([total([7]), total([0]), total([])]).toEqual([0, 1, 0])
})
