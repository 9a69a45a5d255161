// GET /get-combined-data over HTTP: the listing page's items and stores from every source.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { store } from '#server/database/schema/store.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { byPrice, type CatalogueFixture, makeCatalogue, offered } from './listing.fixture.ts'

let shop: TestApp
let world: CatalogueFixture
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeCatalogue(shop.db)
  headers = { moduleId: String(world.module.id), zoneid: `[${world.near.id},${world.far.id}]` }
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)
const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)
const ask = (query: string) => shop.get(`/get-combined-data?${query}`, headers)

describe('items', () => {
  test('[LST-01] every source of the listing page', async () => {
    const everything = sorted(idsOf(world.rows))
    for (const source of ['all', 'new', 'all-categories', 'new-arrivals']) {
      const { body } = await ask(`list_type=item&data_type=${source}&limit=100`)
      expect(sorted(idsOf(body.products)), source).toEqual(everything)
    }
    const reduced = world.rows.filter((row) => offered(row) > 0)
    for (const source of ['discounted', 'special-offer']) {
      const { body } = await ask(`list_type=item&data_type=${source}&limit=100`)
      expect(sorted(idsOf(body.products)), source).toEqual(sorted(idsOf(reduced)))
    }
  })

  test('[LST-10] [LST-11] a category with its children, sorted by price', async () => {
    const [fruit] = world.categories
    const { body } = await ask(
      `list_type=item&data_type=category&category_ids=[${fruit.id}]&sort_by=low2High&limit=100`,
    )
    expect(idsOf(body.products)).toEqual(
      byPrice(
        world.rows.filter((row) => row.upper === fruit.id),
        'low2High',
      ),
    )
  })

  test('a search, and a brand, which no item has', async () => {
    const [wanted] = world.rows
    const name = encodeURIComponent(wanted?.name.en ?? '')
    const { body } = await ask(`list_type=item&data_type=searched&name=${name}`)
    expect(body.products[0].id).toBe(wanted?.id)
    const brand = await ask('list_type=item&data_type=brand&brand_ids=[1]')
    expect(brand.body).toMatchObject({ total_size: 0, products: [] })
  })

  test('ten rows when no page is asked', async () => {
    const { body } = await ask('list_type=item&data_type=all')
    expect(body).toMatchObject({ limit: 10, offset: 1 })
    expect(body.products).toHaveLength(10)
  })
})

describe('stores', () => {
  test('[LST-01] from the same sources', async () => {
    const all = sorted(idsOf([...world.stores]))
    for (const source of ['all', 'new', 'all-categories', 'new-arrivals']) {
      const { body } = await ask(`list_type=store&data_type=${source}`)
      expect(sorted(idsOf(body.stores)), source).toEqual(all)
    }
    const brand = await ask('list_type=store&data_type=brand&brand_ids=[1]')
    expect(brand.body).toMatchObject({ total_size: 0, stores: [] })
  })

  test('[LST-06] with the filters of stores; a filter of items is none of theirs', async () => {
    const { body } = await ask('list_type=store&data_type=all&filter=["free_delivery","organic"]')
    expect(idsOf(body.stores)).toEqual([world.stores[1].id])
  })

  test('by name', async () => {
    const name = encodeURIComponent(world.stores[2].name.en)
    const { body } = await ask(`list_type=store&data_type=searched&name=${name}`)
    expect(idsOf(body.stores)).toContain(world.stores[2].id)
  })

  test('by name, narrowed like every other source', async () => {
    const [named] = world.stores
    const search = `list_type=store&data_type=searched&name=${encodeURIComponent(named.name.en)}`
    const found = async (narrowing: string) => idsOf((await ask(`${search}&${narrowing}`)).body.stores)
    await shop.db.update(store).set({ take_away: false, featured: true }).where(eq(store.id, named.id))
    shop.forgetCatalogue()
    expect(await found('filter_data=take_away')).not.toContain(named.id)
    expect(await found('filter_data=delivery&featured=1')).toContain(named.id)
    await shop.db.update(store).set({ take_away: true, featured: false }).where(eq(store.id, named.id))
    shop.forgetCatalogue()
    expect(await found('filter_data=take_away')).toContain(named.id)
    expect(await found('featured=1')).not.toContain(named.id)
  })
})

test.each([
  ['data_type=all', 'list_type', 'The list type field is required.'],
  ['list_type=shop', 'list_type', 'The selected list type is invalid.'],
  ['list_type=item&data_type=searched', 'name', 'The name field is required.'],
  ['list_type=item&data_type=category', 'category_ids', 'The category ids field is required.'],
  ['list_type=store&data_type=brand', 'brand_ids', 'The brand ids field is required.'],
  ['list_type=item&data_type=best', 'data_type', 'The selected data type is invalid.'],
])('%s is refused: %s', async (query, code, message) => {
  const { status, body } = await ask(query)
  expect(status).toBe(403)
  expect(body.errors).toEqual([{ code, message }])
})
