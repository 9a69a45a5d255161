// Pages of any size, one after another, are the whole list in its sort, each store once.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionOf } from '#server/platform/geo/great-circle.ts'
import type { StoreFacts } from '../snapshot/snapshot-stores.ts'
import { pageOfStores } from './store-page.ts'
import type { StoreQuery, StoreSortBy } from './store-query.ts'

const sorts: StoreSortBy[] = [
  'best_match',
  'open_first',
  'popular_near',
  'nearby',
  'top_rated',
  'popular',
  'newest',
  'fast_delivery',
  'biggest_discount',
]

const facts: fc.Arbitrary<Omit<StoreFacts, 'id'>> = fc.record({
  direction: fc
    .record({ lat: fc.constantFrom(51.1, 51.2, 51.3), lng: fc.constantFrom(71.4, 71.5) })
    .map(directionOf),
  active: fc.boolean(),
  open_between: fc.constantFrom([0, 604_800], [0, 10], []),
  exceptions: fc.constant(null),
  opening_days: fc.integer({ min: 0, max: 127 }),
  order_count: fc.integer({ min: 0, max: 3 }),
  avg_rating: fc.integer({ min: 0, max: 5 }),
  rating_count: fc.integer({ min: 0, max: 2 }),
  created_at: fc.integer({ min: 0, max: 3 }),
  delivery: fc.boolean(),
  take_away: fc.boolean(),
  free_delivery: fc.boolean(),
  min_delivery_minutes: fc.constantFrom(10, 20),
  max_delivery_minutes: fc.constantFrom(30, 40),
  featured: fc.boolean(),
  recommended: fc.boolean(),
  veg: fc.boolean(),
  non_veg: fc.boolean(),
  halal_tag_status: fc.boolean(),
  category_ids: fc.constant([]),
  sells_reduced_item: fc.boolean(),
  in_campaign: fc.boolean(),
  discount: fc.constant(null),
  name: fc.constant(undefined),
})

const query = (sort: StoreSortBy): StoreQuery => ({
  module_id: 1,
  zone_ids: [1],
  language: 'en',
  place: { latitude: 51.15, longitude: 71.45 },
  moment: { date: '2026-05-04', time: '12:00:00', day: 1 },
  filters: { type: 'all', filter: [] },
  traits: [],
  sort,
  similar: false,
})

test('[NET-07] pages of stores are the whole list in its sort, each store once', () => {
  fc.assert(
    fc.property(
      fc.array(facts, { maxLength: 40 }),
      fc.constantFrom(...sorts),
      fc.integer({ min: 1, max: 15 }),
      (found, sort, limit) => {
        const stores = found.map((one, at) => ({ ...one, id: at + 1 }))
        const snapshots = [{ rows: stores }]
        // More than a page of them is sorted whole, fewer are picked.
        const whole = pageOfStores(snapshots, query(sort), { limit: 200, offset: 1 })
        const pages = Array.from({ length: Math.ceil(stores.length / limit) }, (_unused, at) =>
          pageOfStores(snapshots, query(sort), { limit, offset: at + 1 }),
        )
        expect(pages.flatMap(({ ids }) => ids)).toEqual(whole.ids)
        expect(new Set(whole.ids).size).toBe(stores.length)
        expect(pages.every(({ total }) => total === stores.length)).toBe(true)
      },
    ),
  )
})
