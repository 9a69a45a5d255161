// Filters, sorting and searching of store lists; each acts on the whole result, not on a page.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cityCentre,
  everyDay,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeZone,
  type StoreOverrides,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { makeBasicCampaign } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let food: ModuleRow
let soups: { id: number }

async function found(query: string, overrides: Record<string, string> = {}): Promise<string[]> {
  const { status, body } = await shop.get(`/stores/get-stores/all?${query}`, {
    zoneid: `[${zone.id}]`,
    moduleId: String(food.id),
    latitude: String(cityCentre.latitude),
    longitude: String(cityCentre.longitude),
    ...overrides,
  })
  expect(status).toBe(200)
  expect(body.total_size).toBe(body.stores.length)
  return body.stores.map((one: { name: string }) => one.name)
}

const sorted = async (query: string) => (await found(query)).toSorted()

function store(name: string, overrides: Partial<StoreOverrides> = {}) {
  return makeStore(shop.db, {
    module_id: food.id,
    zone_id: zone.id,
    name: inAllLanguages(name),
    ...overrides,
  })
}

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  zone = await makeZone(db)
  food = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  soups = await makeCategory(db, { module_id: food.id })

  const noodles = await store('Noodle Bar', {
    avg_rating: 4.6,
    rating_count: 30,
    order_count: 80,
    category_ids: [soups.id],
    take_away: false,
    non_veg: false,
    min_delivery_minutes: 10,
    max_delivery_minutes: 20,
    halal_tag_status: true,
  })
  const bakery = await store('Old Bakery', {
    avg_rating: 3.9,
    rating_count: 12,
    order_count: 20,
    delivery: false,
    free_delivery: true,
    veg: false,
    latitude: cityCentre.latitude + 0.1,
    min_delivery_minutes: 40,
    max_delivery_minutes: 90,
    schedules: everyDay('13:00', '18:00'),
  })
  await store('Weekend Grill', {
    latitude: cityCentre.latitude + 0.02,
    min_delivery_minutes: 1_440,
    max_delivery_minutes: 2_880,
    schedules: [{ day: 6, opening_time: '10:00', closing_time: '22:00' }],
  })
  await makeStoreDiscount(db, { store_id: noodles.id })
  await makeStoreDiscount(db, { store_id: bakery.id, end_date: '2026-11-15' })
  await makeBasicCampaign(db, { module_id: food.id }, [bakery])
  await makeBasicCampaign(db, { module_id: food.id, end_date: '2026-11-15' }, [noodles])
})

afterAll(() => shop.close())

describe('[LST-13] what each filter keeps', () => {
  test.each([
    ['currently_open', ['Noodle Bar']],
    ['open', ['Noodle Bar']],
    ['close', ['Old Bakery', 'Weekend Grill']],
    ['top_rated', ['Noodle Bar']],
    ['discounted', ['Noodle Bar']],
    ['from_campaign', ['Old Bakery']],
    ['popular', ['Noodle Bar', 'Old Bakery']],
    ['best_seller', ['Noodle Bar', 'Old Bakery']],
    ['pick_up', ['Old Bakery', 'Weekend Grill']],
    ['delivery', ['Noodle Bar', 'Weekend Grill']],
    ['free_delivery', ['Old Bakery']],
    ['fast_delivery', ['Noodle Bar']],
    ['nearby', ['Noodle Bar', 'Weekend Grill']],
  ])('%s keeps %j', async (filter, expected) => {
    expect(await sorted(`filter=${filter}`)).toEqual(expected)
  })

  test('[LST-08] open and close together are no filter; other filters still hold', async () => {
    expect(await found('filter=open,close')).toHaveLength(3)
    expect(await sorted('filter=["open","close","top_rated"]')).toEqual(['Noodle Bar'])
  })

  test('[LST-06] filters add up', async () => {
    expect(await sorted('filter=popular,close')).toEqual(['Old Bakery'])
    expect(await found('filter=pick_up,currently_open')).toEqual([])
  })

  test('a store with a reduced item counts as discounted', async () => {
    const grill = await store('Spice Corner')
    await makeItem(shop.db, grill, { category_id: soups.id, discount: 1_000, discounted: true })
    shop.forgetCatalogue()
    expect(await sorted('filter=discounted')).toEqual(['Noodle Bar', 'Spice Corner'])
    const { body } = await shop.get('/stores/discounted', {
      zoneid: `[${zone.id}]`,
      moduleId: String(food.id),
    })
    expect(body.stores.map((one: { discount_status: boolean }) => one.discount_status)).toEqual([true, true])
  })
})

describe('[LST-08] ranges', () => {
  test.each([
    ['rating_count=3.9', ['Noodle Bar', 'Old Bakery']],
    ['rating_count=4', ['Noodle Bar']],
    ['min_delivery_time=0&max_delivery_time=30', ['Noodle Bar', 'Spice Corner']],
    ['min_delivery_time=15&max_delivery_time=1000', ['Old Bakery', 'Spice Corner']],
    ['min_delivery_time=1000', ['Weekend Grill']],
    ['radius=5', ['Noodle Bar', 'Spice Corner', 'Weekend Grill']],
    ['radius=0.5', ['Noodle Bar', 'Spice Corner']],
    ['day=6', ['Noodle Bar', 'Old Bakery', 'Spice Corner', 'Weekend Grill']],
    ['day=1', ['Noodle Bar', 'Old Bakery', 'Spice Corner']],
    ['halal=1', ['Noodle Bar']],
  ])('%s keeps %j', async (query, expected) => {
    expect(await sorted(query)).toEqual(expected)
  })

  test('[LST-14] veg and non-veg', async () => {
    expect(await sorted('type=veg')).toEqual(['Noodle Bar', 'Spice Corner', 'Weekend Grill'])
    expect(await sorted('type=non_veg')).toEqual(['Old Bakery', 'Spice Corner', 'Weekend Grill'])
    expect(await found('type=all')).toHaveLength(4)
  })

  test('[LST-11] categories as a JSON list, a comma list or one id; 0 is none', async () => {
    expect(await found(`category_ids=[${soups.id}]`)).toEqual(['Noodle Bar'])
    expect(await found(`category_ids=${soups.id},999`)).toEqual(['Noodle Bar'])
    expect(await found(`category_id=${soups.id}`)).toEqual(['Noodle Bar'])
    expect(await found('category_id=0')).toHaveLength(4)
    expect(await found('category_ids=[999]')).toEqual([])
  })

  test('without a place distance filters keep everything', async () => {
    expect(await found('radius=1&filter=nearby', { latitude: '', longitude: '' })).toHaveLength(4)
  })
})

describe('sorting', () => {
  test.each([
    ['nearby', ['Noodle Bar', 'Spice Corner', 'Weekend Grill', 'Old Bakery']],
    ['top_rated', ['Noodle Bar', 'Old Bakery', 'Weekend Grill', 'Spice Corner']],
    ['popular', ['Noodle Bar', 'Old Bakery', 'Weekend Grill', 'Spice Corner']],
    ['fast_delivery', ['Noodle Bar', 'Spice Corner', 'Old Bakery', 'Weekend Grill']],
    ['biggest_discount', ['Noodle Bar', 'Spice Corner', 'Weekend Grill', 'Old Bakery']],
    ['name', ['Noodle Bar', 'Old Bakery', 'Spice Corner', 'Weekend Grill']],
    ['name_desc', ['Weekend Grill', 'Spice Corner', 'Old Bakery', 'Noodle Bar']],
    ['newest', ['Spice Corner', 'Weekend Grill', 'Old Bakery', 'Noodle Bar']],
  ])('by %s', async (order, expected) => {
    expect(await found(`sort_by=${order}`)).toEqual(expected)
  })

  test('a ranking filter orders too, and sort_by wins over it', async () => {
    expect((await found('filter=popular'))[0]).toBe('Noodle Bar')
    expect((await found('filter=popular&sort_by=name')).at(-1)).toBe('Old Bakery')
  })
})
