// 'Open now' and 'delivers in N minutes' have one source: lists, filters, store pages, items and campaigns agree.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isStoreOpen } from '#contract/features/store/store.rules.ts'
import {
  everyDay,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreOverrides,
} from '#server/testing/factories.ts'
import { makeItemCampaign } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let world: Awaited<ReturnType<typeof makeWorld>>

const kinds: readonly Partial<StoreOverrides>[] = [
  { delivery_time: '10-20 min', min_delivery_minutes: 10, max_delivery_minutes: 20 },
  {
    delivery_time: '1-2 hours',
    min_delivery_minutes: 60,
    max_delivery_minutes: 120,
    schedules: everyDay('22:00', '06:00'),
  },
  { delivery_time: '1-2 days', min_delivery_minutes: 1_440, max_delivery_minutes: 2_880, schedules: [] },
  { active: false },
]

async function makeWorld() {
  const { db } = shop
  const zone = await makeZone(db)
  const module = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: module.id })
  const category = await makeCategory(db, { module_id: module.id })
  const sold = []
  for (const kind of kinds) {
    const store = await makeStore(db, { module_id: module.id, zone_id: zone.id, ...kind })
    const item = await makeItem(db, store, { category_id: category.id })
    const campaign = await makeItemCampaign(db, store, { category_id: category.id })
    sold.push({ store, item, campaign })
  }
  return { sold, headers: { zoneid: `[${zone.id}]`, moduleId: String(module.id) } }
}

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeWorld()
})

afterAll(() => shop.close())

const stores = '/get-combined-data?list_type=store&data_type=all&limit=50'
const read = async (path: string) => (await shop.get(path, world.headers)).body

test('[LST-13] [CRD-01] open now is the same on cards, in the filter, on the store page and in the item dialog', async () => {
  const seen = new Set<boolean>()
  for (let hour = 0; hour < 24; hour += 3) {
    shop.setNow(new Date(Date.UTC(2026, 10, 15, hour, 30)))
    shop.forgetCatalogue()
    const listed = (await read(stores)).stores
    const filtered = (await read(`${stores}&filter=currently_open`)).stores
    const openIds = new Set(filtered.map((one: { id: number }) => one.id))
    for (const { store, item } of world.sold) {
      const card = listed.find((one: { id: number }) => one.id === store.id)
      const isOpen = isStoreOpen(card)
      expect(openIds.has(store.id)).toBe(isOpen)
      expect(isStoreOpen(await read(`/stores/details/${store.id}`))).toBe(isOpen)
      expect(isStoreOpen((await read(`/items/details/${item.id}`)).store_details)).toBe(isOpen)
      seen.add(isOpen)
    }
  }
  expect(seen.size).toBe(2)
})

test('[LST-08] [CRD-05] how soon is the same on cards, in the filter, on the store page, of items and of campaigns', async () => {
  const listed = (await read(stores)).stores
  const campaigns = await read('/campaigns/item')
  for (const { store, item, campaign } of world.sold) {
    const expected = {
      delivery_time: store.delivery_time,
      min_delivery_time: store.min_delivery_minutes,
      max_delivery_time: store.max_delivery_minutes,
    }
    expect(listed.find((one: { id: number }) => one.id === store.id)).toMatchObject(expected)
    expect(await read(`/stores/details/${store.id}`)).toMatchObject(expected)
    expect(await read(`/items/details/${item.id}`)).toMatchObject({ ...expected, store_details: expected })
    expect(campaigns.find((one: { id: number }) => one.id === campaign.id)).toMatchObject(expected)
    const { min_delivery_time: min, max_delivery_time: max } = expected
    const within = await read(`${stores}&min_delivery_time=${min}&max_delivery_time=${max}`)
    expect(within.stores.map((one: { id: number }) => one.id)).toContain(store.id)
    const sooner = await read(`${stores}&max_delivery_time=${max - 1}`)
    expect(sooner.stores.map((one: { id: number }) => one.id)).not.toContain(store.id)
  }
})
