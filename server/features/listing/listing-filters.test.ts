// Filters over HTTP, as properties: every returned row satisfies every filter, and none that does is missing.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allergyCautions, itemFilters } from '#contract/features/listing/listing.schema.ts'
import { makeCoupon } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import {
  type AskedFilters,
  byPrice,
  type CatalogueFixture,
  makeCatalogue,
  queryOf,
  satisfies,
} from './listing.fixture.ts'

let shop: TestApp
let world: CatalogueFixture

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeCatalogue(shop.db)
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)

function headers(zones: number[] = [world.near.id, world.far.id]) {
  return { moduleId: String(world.module.id), zoneid: JSON.stringify(zones) }
}

function anyFilters(): fc.Arbitrary<AskedFilters> {
  const plain = itemFilters.filter((one) => one !== 'high' && one !== 'low')
  const categoryIds = world.categories.map((one) => one.id)
  return fc.record({
    filter: fc.subarray(plain, { maxLength: 3 }),
    type: fc.constantFrom('all' as const, 'veg' as const, 'non_veg' as const),
    rating_count: fc.constantFrom(null, null, 2.5, 4.5),
    min_price: fc.constantFrom(null, null, 5, 10.5),
    max_price: fc.constantFrom(null, null, 20, 25.25),
    category_ids: fc.oneof(fc.constant([]), fc.subarray(categoryIds, { maxLength: 2 })),
    without_allergies: fc.oneof(fc.constant([]), fc.subarray(['milk', 'nuts'], { minLength: 1 })),
    allergy_caution: fc.subarray([...allergyCautions]),
    sort_by: fc.constantFrom('high2Low' as const, 'low2High' as const),
  })
}

const paths = ['/items/popular?', '/items/new-arrival?', '/get-combined-data?list_type=item&data_type=all&']

const nothing: AskedFilters = {
  filter: [],
  type: 'all',
  rating_count: null,
  min_price: null,
  max_price: null,
  category_ids: [],
  without_allergies: [],
  allergy_caution: [],
  sort_by: null,
}

describe('filters of every list', () => {
  test('[LST-06] [LST-13] [NET-07] hold for the whole result: nothing too much, nothing missing, in order', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters(), fc.constantFrom(...paths), async (asked, path) => {
        const { status, body } = await shop.get(`${path}${queryOf(asked)}&limit=100&offset=1`, headers())
        const expected = world.rows.filter((row) => satisfies(row, asked))
        expect(status).toBe(200)
        expect(idsOf(body.products)).toEqual(byPrice(expected, asked.sort_by ?? 'high2Low'))
        expect(body.total_size).toBe(expected.length)
      }),
      { numRuns: 120, seed: 3 },
    )
  })

  test('[LST-13] each filter keeps something and drops something', async () => {
    for (const one of itemFilters) {
      if (one === 'high' || one === 'low') continue
      const { body } = await shop.get(
        `/items/popular?${queryOf({ ...nothing, filter: [one] })}&limit=100`,
        headers(),
      )
      const expected = world.rows.filter((row) => satisfies(row, { ...nothing, filter: [one] }))
      expect(sorted(idsOf(body.products)), one).toEqual(sorted(expected.map((row) => row.id)))
      expect(body.total_size, one).toBeGreaterThan(0)
      expect(body.total_size, one).toBeLessThan(world.rows.length)
    }
  })

  test('[LST-13] a coupon for named customers does not put its store among those with a coupon', async () => {
    const asked = { ...nothing, filter: ['coupon' as const] }
    const { id: module_id } = world.module
    await makeCoupon(shop.db, { module_id, store_id: world.stores[0].id, customer_ids: [999_999] })
    shop.forgetCatalogue()
    const { body } = await shop.get(`/items/popular?${queryOf(asked)}&limit=100`, headers())
    const expected = world.rows.filter((row) => satisfies(row, asked)).map((row) => row.id)
    expect(sorted(idsOf(body.products))).toEqual(sorted(expected))
  })

  test('[LST-06] contains, may contain and not stated are left out one by one, each by its own word', async () => {
    const found = async (allergy_caution: AskedFilters['allergy_caution']) => {
      const asked = { ...nothing, without_allergies: ['milk'], allergy_caution }
      const { body } = await shop.get(`/items/popular?${queryOf(asked)}&limit=100`, headers())
      const expected = world.rows.filter((row) => satisfies(row, asked)).map((row) => row.id)
      expect(sorted(idsOf(body.products))).toEqual(sorted(expected))
      return new Set(idsOf(body.products))
    }
    const [plain, traces, silent, both] = [
      await found([]),
      await found(['may_contain']),
      await found(['not_stated']),
      await found(['may_contain', 'not_stated']),
    ]
    for (const { id, allergies, may_contain, allergens_stated } of world.rows) {
      const isClear = !allergies.includes('milk')
      const isTraceless = isClear && !may_contain.includes('milk')
      expect(plain.has(id)).toBe(isClear)
      expect(traces.has(id)).toBe(isTraceless)
      expect(silent.has(id)).toBe(isClear && allergens_stated)
      expect(both.has(id)).toBe(isTraceless && allergens_stated)
    }
    const sizes = [world.rows.length, plain.size, traces.size, both.size]
    expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => other - one))
    expect(silent.size).toBeLessThan(plain.size)
  })

  test('[LST-06] caution without an allergen to avoid hides nothing; an unknown word of it is refused', async () => {
    const all = await shop.get('/items/popular?allergy_caution=may_contain,not_stated', headers())
    expect(all.body.total_size).toBe(world.rows.length)
    const refused = await shop.get('/items/popular?without_allergies=milk&allergy_caution=maybe', headers())
    expect(refused.status).toBe(403)
  })

  test('[LST-08] the price range is that of the whole result, whatever prices are asked for', async () => {
    const prices = world.rows.map((row) => row.price / 100)
    const { body } = await shop.get('/items/popular?limit=1&min_price=10&max_price=12', headers())
    expect(body.price_range).toEqual({ min: Math.min(...prices), max: Math.max(...prices) })
    expect(body.products[0].price).toBeGreaterThanOrEqual(10)
    expect(body.products[0].price).toBeLessThanOrEqual(12)
  })

  test('[LST-08] a huge upper price is no limit and a crossed range finds nothing', async () => {
    const all = await shop.get('/items/popular?max_price=999999999999', headers())
    expect(all.body.total_size).toBe(world.rows.length)
    const crossed = await shop.get('/items/popular?min_price=20&max_price=10', headers())
    expect(crossed.body).toMatchObject({ total_size: 0, products: [] })
  })

  test('[LST-05] an upper category stands for its children; 0 stands for none; an unknown one finds nothing', async () => {
    const [fruit] = world.categories
    const { body } = await shop.get(`/items/popular?category_id=${fruit.id}&limit=100`, headers())
    const expected = world.rows.filter((row) => row.upper === fruit.id).map((row) => row.id)
    expect(sorted(idsOf(body.products))).toEqual(sorted(expected))
    expect(idsOf(body.categories)).toEqual([fruit.id])
    const all = await shop.get('/items/popular?category_id=0&limit=100', headers())
    expect(all.body.total_size).toBe(world.rows.length)
    const unknown = await shop.get('/items/popular?category_id=999999', headers())
    expect(unknown.body.total_size).toBe(0)
  })

  test('[LST-03] [LST-06] high and low as filters, popular and top rated order the list', async () => {
    const high = await shop.get('/items/new-arrival?filter=high&limit=100', headers())
    expect(idsOf(high.body.products)).toEqual(byPrice(world.rows, 'high2Low'))
    const low = await shop.get('/items/new-arrival?filter=[low]&limit=100', headers())
    expect(idsOf(low.body.products)).toEqual(byPrice(world.rows, 'low2High'))
    const rated = await shop.get('/items/new-arrival?filter=["top_rated"]&limit=100', headers())
    const ratings = rated.body.products.map((one: { avg_rating: number }) => one.avg_rating)
    expect(ratings).toEqual(ratings.toSorted((one: number, other: number) => other - one))
  })
})
