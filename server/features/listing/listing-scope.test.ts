// Lists of items over HTTP: for whom, and page by page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkModule, makeItem, makeModule, makeStore } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type CatalogueFixture, type ListedRow, makeCatalogue } from './listing.fixture.ts'

let shop: TestApp
let world: CatalogueFixture

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeCatalogue(shop.db)
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)

function headers(zones: number[] = [world.near.id, world.far.id], language = 'en') {
  return {
    moduleId: String(world.module.id),
    zoneid: JSON.stringify(zones),
    'X-localization': language,
  }
}

/** Largest first, then the newer row, as every list breaks ties. */
function ranked(rows: readonly ListedRow[], key: (row: ListedRow) => number): number[] {
  return idsOf(rows.toSorted((one, other) => key(other) - key(one) || other.id - one.id))
}

describe('for whom', () => {
  test('only stores of the given zones, and only the given module', async () => {
    const { body } = await shop.get('/items/popular?limit=100', headers([world.near.id]))
    expect(idsOf(body.products)).toEqual(
      ranked(
        world.rows.filter((row) => row.home !== 2),
        (row) => row.order_count,
      ),
    )
  })

  test('a zone in which the module does not work holds nothing', async () => {
    const stray = await makeModule(shop.db)
    await makeItem(shop.db, await makeStore(shop.db, { module_id: stray.id, zone_id: world.near.id }), {
      category_id: world.categories[0].id,
    })
    shop.forgetCatalogue()
    const asked = { ...headers(), moduleId: String(stray.id) }
    const before = await shop.get('/items/popular', asked)
    expect(before.body).toMatchObject({ total_size: 0, products: [], categories: [] })
    await linkModule(shop.db, { zone_id: world.near.id, module_id: stray.id })
    shop.forgetCatalogue()
    expect((await shop.get('/items/popular', asked)).body.total_size).toBe(1)
  })

  test('a store of a module that serves every zone shows its items anywhere', async () => {
    const everywhere = await makeModule(shop.db, { module_type: 'ecommerce', all_zone_service: true })
    for (const zone of [world.near, world.far]) {
      await linkModule(shop.db, { zone_id: zone.id, module_id: everywhere.id })
    }
    const store = await makeStore(shop.db, { module_id: everywhere.id, zone_id: world.far.id })
    await makeItem(shop.db, store, { category_id: world.categories[0].id })
    shop.forgetCatalogue()
    const asked = { ...headers([world.near.id]), moduleId: String(everywhere.id) }
    const { body } = await shop.get(`/items/latest?store_id=${store.id}&limit=10&offset=1`, asked)
    expect(body.total_size).toBe(1)
  })

  test('names come in the language of the caller', async () => {
    const { body } = await shop.get('/items/popular?limit=1', headers(undefined, 'ru'))
    expect(body.products[0].name).toMatch(/\(ru\)$/)
    expect(body.products[0].store_name).toMatch(/\(ru\)$/)
    expect(body.categories[0].name).toMatch(/\(ru\)$/)
  })

  test.each([
    ['/items/popular', { zoneid: '[1]' }, 'moduleId', 'Module id required'],
    ['/items/popular', { moduleId: '1' }, 'zoneId', 'Zone id required'],
    ['/items/popular', { moduleId: '987654', zoneid: '[1]' }, 'moduleId', 'Not found'],
    ['/items/popular', { moduleId: '1', zoneid: 'here' }, 'zoneId', 'The selected zone id is invalid.'],
  ])('%s with %j is refused: %s, %s', async (path, given, code, message) => {
    const asked = 'moduleId' in given && given.moduleId === '1' ? { ...given, ...moduleHeader() } : given
    const { status, body } = await shop.get(path, asked)
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code, message }])
  })

  const moduleHeader = () => ({ moduleId: String(world.module.id) })

  test('a refusal speaks the language of the caller', async () => {
    const { body } = await shop.get(
      '/items/latest?limit=5&offset=1&store_id=999999',
      headers(undefined, 'ru'),
    )
    expect(body.errors[0].code).toBe('store')
    expect(body.errors[0].message).not.toBe('Store not found')
  })
})

describe('page by page', () => {
  test('[NET-07] pages are disjoint, complete, and an empty one ends them', async () => {
    const seen: number[] = []
    for (let offset = 1; ; offset++) {
      const { body } = await shop.get(`/items/popular?limit=7&offset=${offset}`, headers())
      expect(body).toMatchObject({ total_size: world.rows.length, limit: 7, offset })
      if (body.products.length === 0) break
      seen.push(...idsOf(body.products))
    }
    expect(seen).toEqual(ranked(world.rows, (row) => row.order_count))
  })

  test('[NET-07] a page far past the end is empty and still knows the total', async () => {
    const { body } = await shop.get('/items/popular?limit=100&offset=999999999', headers())
    expect(body).toMatchObject({ total_size: world.rows.length, products: [] })
  })

  test.each(['latest?store_id=1', 'basic?type=all', 'common-conditions?store_id=1'])(
    'items/%s needs limit and offset',
    async (path) => {
      const { status, body } = await shop.get(`/items/${path}`, headers())
      expect(status).toBe(403)
      expect(body.errors).toEqual([
        { code: 'limit', message: 'The limit field is required.' },
        { code: 'offset', message: 'The offset field is required.' },
      ])
    },
  )

  test('[NET-07] up to a hundred rows a page', async () => {
    expect((await shop.get('/items/popular?limit=100', headers())).status).toBe(200)
    const { status, body } = await shop.get('/items/popular?limit=101', headers())
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('limit')
  })
})
