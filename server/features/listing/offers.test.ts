// Discounts that come and go with the time, and items that change: lists follow.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { flashSaleItem } from '#server/database/schema/promotion.ts'
import { storeDiscount } from '#server/database/schema/store.ts'
import {
  type ItemRow,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeStoreDiscount,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { makeFlashSale, makeFlashSaleItem } from '#server/testing/promotion-factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let bakery: StoreRow
let cheap: ItemRow
let expensive: ItemRow
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  const zone = await makeZone(db)
  const module = await makeModule(db, { module_type: 'grocery' })
  await linkModule(db, { zone_id: zone.id, module_id: module.id })
  const category = await makeCategory(db, { module_id: module.id })
  bakery = await makeStore(db, { module_id: module.id, zone_id: zone.id })
  const market = await makeStore(db, { module_id: module.id, zone_id: zone.id })
  const bread = { category_id: category.id, search_text: 'bread' }
  cheap = await makeItem(db, market, { ...bread, price: 900, stock: 7 })
  expensive = await makeItem(db, bakery, { ...bread, price: 1_000, discount: 500 })
  headers = { moduleId: String(module.id), zoneid: `[${zone.id}]` }
})

beforeEach(async () => {
  await shop.db.delete(storeDiscount)
  await shop.db.delete(flashSaleItem)
  shop.setNow('2026-11-16T07:00:00.000Z')
  shop.forgetCatalogue()
})

afterAll(() => shop.close())

async function cheapestFirst(list = '/items/popular?'): Promise<number[]> {
  const { body } = await shop.get(`${list}sort_by=low2High`, headers)
  return body.products.map((one: { id: number }) => one.id)
}

async function shown(id: number) {
  const { body } = await shop.get('/items/popular', headers)
  return body.products.find((one: { id: number }) => one.id === id)
}

test.each([
  ['a list', '/items/popular?'],
  ['a search', '/items/search?name=bread&'],
])(
  '[LST-03] the order by price of %s follows a store discount into and out of its hours',
  async (_of, list) => {
    await makeStoreDiscount(shop.db, {
      store_id: bakery.id,
      discount: 2_000,
      start_time: '12:30',
      end_time: '13:30',
    })
    shop.forgetCatalogue()
    expect(await cheapestFirst(list)).toEqual([cheap.id, expensive.id])
    expect(await shown(expensive.id)).toMatchObject({ discount: 5, store_discount: 0 })

    shop.setNow('2026-11-16T08:00:00.000Z')
    expect(await cheapestFirst(list)).toEqual([expensive.id, cheap.id])
    expect(await shown(expensive.id)).toMatchObject({
      price: 10,
      discount: 5,
      store_discount: 20,
      flash_sale: 0,
    })

    shop.setNow('2026-11-16T09:00:00.000Z')
    expect(await cheapestFirst(list)).toEqual([cheap.id, expensive.id])
  },
)

test('[ATC-14] a flash sale replaces stock and discount and silences the store discount', async () => {
  await makeStoreDiscount(shop.db, { store_id: bakery.id, discount: 2_000 })
  const sale = await makeFlashSale(shop.db, { module_id: expensive.module_id })
  await makeFlashSaleItem(shop.db, {
    flash_sale_id: sale.id,
    item_id: expensive.id,
    discount: 400,
    discount_type: 'amount',
    available_stock: 3,
  })
  shop.forgetCatalogue()
  expect(await shown(expensive.id)).toMatchObject({
    stock: 3,
    discount: 4,
    discount_type: 'amount',
    store_discount: 0,
    flash_sale: 1,
  })
  expect(await cheapestFirst()).toEqual([expensive.id, cheap.id])

  shop.setNow('2026-11-18T07:00:00.000Z')
  expect(await shown(expensive.id)).toMatchObject({
    stock: 10,
    discount: 5,
    store_discount: 20,
    flash_sale: 0,
  })
})

test('a flash sale without stock left is over', async () => {
  const sale = await makeFlashSale(shop.db, { module_id: expensive.module_id })
  await makeFlashSaleItem(shop.db, { flash_sale_id: sale.id, item_id: expensive.id, available_stock: 0 })
  shop.forgetCatalogue()
  expect(await shown(expensive.id)).toMatchObject({ flash_sale: 0, stock: 10 })
})

test('a changed item is listed as it is now, a hidden one not at all', async () => {
  await shop.db.update(item).set({ price: 500 }).where(eq(item.id, expensive.id))
  shop.forgetCatalogue()
  expect(await cheapestFirst()).toEqual([expensive.id, cheap.id])
  await shop.db.update(item).set({ visible: false, price: 1_000 }).where(eq(item.id, expensive.id))
  shop.forgetCatalogue()
  expect(await cheapestFirst()).toEqual([cheap.id])
  await shop.db.update(item).set({ visible: true }).where(eq(item.id, expensive.id))
  shop.forgetCatalogue()
  expect(await cheapestFirst()).toEqual([cheap.id, expensive.id])
})

test('many stores reduced at once are all reduced in the end', async () => {
  const { db } = shop
  const rows: ItemRow[] = []
  for (let made = 0; made < 25; made++) {
    const store = await makeStore(db, { module_id: expensive.module_id, zone_id: expensive.zone_id })
    rows.push(await makeItem(db, store, { category_id: expensive.category_id, price: 2_000 }))
    await makeStoreDiscount(db, { store_id: store.id, discount: 5_000 })
  }
  shop.forgetCatalogue()
  const reduced = async () => {
    shop.forgetCatalogue()
    return (await shop.get('/items/discounted?limit=100', headers)).body.total_size
  }
  await expect.poll(reduced).toBe(rows.length + 1)
})
