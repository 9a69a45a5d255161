// Whatever is sent, a list answers with rows or with a refusal, never with an accident.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type CatalogueFixture, makeCatalogue } from './listing.fixture.ts'

let shop: TestApp
let world: CatalogueFixture
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeCatalogue(shop.db)
  headers = { moduleId: String(world.module.id), zoneid: `[${world.near.id}]` }
})

afterAll(() => shop.close())

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    '1.5',
    'NaN',
    '[',
    '[1,',
    '{}',
    '[[1]]',
    'null',
    "'",
    '%',
  ),
  fc.integer().map(String),
)

const names = [
  'limit',
  'offset',
  'type',
  'filter',
  'sort_by',
  'rating_count',
  'min_price',
  'max_price',
  'category_id',
  'category_ids',
  'without_allergies',
  'allergy_caution',
  'product_id',
  'store_id',
  'recommended',
  'list_type',
  'data_type',
  'name',
  'brand_ids',
  'store_type',
  'featured',
  'radius',
] as const

const paths = [
  '/items/popular',
  '/items/latest',
  '/items/recommended',
  '/items/suggested',
  '/items/basic',
  '/items/discounted',
  '/items/search',
  '/items/search-suggestion',
  '/items/item-or-store-search',
  '/get-combined-data',
  '/categories/items/list',
  '/categories/stores/list',
  '/categories/featured/items',
  '/categories',
] as const

test('any parameters are answered or refused, never an accident', async () => {
  const query = fc.array(fc.tuple(fc.constantFrom(...names), odd), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, async (path, given) => {
      const asked = new URLSearchParams({ limit: '3', offset: '1', list_type: 'item', name: 'item' })
      for (const [name, value] of given) asked.append(name, value)
      const { status, body } = await shop.get(`${path}?${asked}`, headers)
      expect([200, 403, 404], JSON.stringify(body)).toContain(status)
      if (status !== 200) expect(Array.isArray(body.errors)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['limit=abc', 'limit'],
  ['limit=0', 'limit'],
  ['offset=0', 'offset'],
  ['offset=-1', 'offset'],
  ['filter=["cheap"]', 'filter'],
  ['sort_by=price', 'sort_by'],
  ['type=vegan', 'type'],
  ['rating_count=6', 'rating_count'],
  ['min_price=-1', 'min_price'],
  ['max_price=much', 'max_price'],
  ['category_ids=[1,', 'category_ids'],
  ['category_ids=fruit', 'category_ids'],
  ['product_id=-3', 'product_id'],
])('items/popular?%s is refused by name', async (query, field) => {
  const { status, body } = await shop.get(`/items/popular?${query}`, headers)
  expect(status).toBe(403)
  expect(body.errors.map((one: { code: string }) => one.code)).toEqual([field])
})

test('absent-like texts count as absent and numbers may come as text', async () => {
  const { status, body } = await shop.get(
    '/items/popular?limit=undefined&offset=null&min_price=&category_ids=undefined&rating_count=2.5',
    headers,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ limit: 50, offset: 1 })
})
