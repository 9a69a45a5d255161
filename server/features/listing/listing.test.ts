// Lists of items over HTTP: what each holds, in which order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type CatalogueFixture, type ListedRow, makeCatalogue, offered } from './listing.fixture.ts'

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

const ofStore = (index: number) => world.rows.filter((row) => row.home === index)
const share = (row: ListedRow) => Math.floor((offered(row) * 10_000) / row.price)

describe('what the lists hold', () => {
  test('[HOM-03] popular: by number of orders', async () => {
    const { body } = await shop.get('/items/popular?limit=100', headers())
    expect(idsOf(body.products)).toEqual(ranked(world.rows, (row) => row.order_count))
  })

  test('[HOM-05] new arrivals: the newest first, fifty when no page is asked', async () => {
    const { body } = await shop.get('/items/new-arrival', headers())
    expect(idsOf(body.products)).toEqual(ranked(world.rows, (row) => row.created_at.getTime()).slice(0, 50))
    expect(body).toMatchObject({ total_size: world.rows.length, limit: 50, offset: 1 })
  })

  test('[HOM-03] most reviewed: by number of ratings, with the categories of the result', async () => {
    const { body } = await shop.get('/items/most-reviewed?limit=5&offset=1&type=all', headers())
    expect(idsOf(body.products)).toEqual(ranked(world.rows, (row) => row.rating_count).slice(0, 5))
    const [fruit, bread] = world.categories
    expect(idsOf(body.categories).toSorted()).toEqual([fruit.id, bread.id])
  })

  test('[HOM-11] discounted: reduced by item, store or flash sale, the largest reduction first', async () => {
    const { body } = await shop.get('/items/discounted?limit=100', headers())
    const reduced = world.rows.filter((row) => offered(row) > 0)
    expect(idsOf(body.products)).toEqual(ranked(reduced, share))
  })

  test('[HOM-22] recommended: answers `items` with the true total, ordered by its filter', async () => {
    const recommended = world.rows.filter((row) => row.recommended)
    const all = await shop.get('/items/recommended?filter=all&limit=15&offset=1', headers())
    expect(idsOf(all.body.items)).toEqual(ranked(recommended, (row) => row.order_count).slice(0, 15))
    expect(all.body.total_size).toBe(recommended.length)
    const newest = await shop.get('/items/recommended?filter=new_arrival&limit=100', headers())
    expect(idsOf(newest.body.items)).toEqual(ranked(recommended, (row) => row.created_at.getTime()))
    const rated = await shop.get('/items/recommended?filter=top_rated&limit=100', headers())
    expect(idsOf(rated.body.items)).toEqual(ranked(recommended, (row) => row.avg_rating))
    const store = await shop.get(
      `/items/recommended?filter=best_selling&store_id=${world.stores[1].id}&limit=100`,
      headers(),
    )
    const own = recommended.filter((row) => row.home === 1)
    expect(idsOf(store.body.items)).toEqual(ranked(own, (row) => row.order_count))
  })

  test('[STO-03] latest: a store by id or slug, the newest first, filtered by category and price', async () => {
    const [store] = world.stores
    const byId = await shop.get(
      `/items/latest?store_id=${store.id}&category_id=0&limit=12&offset=1`,
      headers(),
    )
    expect(idsOf(byId.body.products)).toEqual(
      ranked(ofStore(0), (row) => row.created_at.getTime()).slice(0, 12),
    )
    const bySlug = await shop.get(
      `/items/latest?store_id=${store.slug}&category_id=0&limit=12&offset=1`,
      headers(),
    )
    expect(bySlug.body.products).toEqual(byId.body.products)
    const [fruit] = world.categories
    const narrowed = await shop.get(
      `/items/latest?store_id=${store.id}&category_id=${fruit.id}&min_price=5&max_price=20&limit=100&offset=1`,
      headers(),
    )
    const expected = ofStore(0).filter(
      (row) => row.upper === fruit.id && row.price >= 500 && row.price <= 2_000,
    )
    expect(idsOf(narrowed.body.products)).toEqual(ranked(expected, (row) => row.created_at.getTime()))
  })

  test('product_id leaves one item out', async () => {
    const [first] = ofStore(1)
    const { body } = await shop.get(
      `/items/latest?store_id=${world.stores[1].id}&limit=100&offset=1&product_id=${first?.id}`,
      headers(),
    )
    expect(body.total_size).toBe(ofStore(1).length - 1)
    expect(idsOf(body.products)).not.toContain(first?.id)
  })

  test('suggested: what else the store of the cart sells, the most reviewed first', async () => {
    const { body } = await shop.get(`/items/suggested?store_id=${world.stores[1].id}&limit=100`, headers())
    expect(idsOf(body.items)).toEqual(ranked(ofStore(1), (row) => row.rating_count))
    const only = await shop.get(
      `/items/suggested?store_id=${world.stores[1].id}&recommended=1&limit=100`,
      headers(),
    )
    const recommended = ofStore(1).filter((row) => row.recommended)
    expect(idsOf(only.body.items)).toEqual(ranked(recommended, (row) => row.rating_count))
  })

  test('[HOM-04] basic medicine: by number of orders', async () => {
    const { body } = await shop.get('/items/basic?limit=100&offset=1', headers())
    const basic = world.rows.filter((row) => row.is_basic)
    expect(idsOf(body.products)).toEqual(ranked(basic, (row) => row.order_count))
  })
})
