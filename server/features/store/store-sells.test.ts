// What customers say about a store and buy there most, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeReview } from '#server/testing/content-factories.ts'
import {
  type CategoryRow,
  inAllLanguages,
  linkModule,
  type ModuleRow,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
  type ZoneRow,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let zone: ZoneRow
let food: ModuleRow
let soups: CategoryRow
let bar: StoreRow

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop
  zone = await makeZone(db)
  food = await makeModule(db)
  await linkModule(db, { zone_id: zone.id, module_id: food.id })
  soups = await makeCategory(db, { module_id: food.id })
  bar = await makeStore(db, { module_id: food.id, zone_id: zone.id, slug: 'noodle-bar' })
})

afterAll(() => shop.close())

describe('GET /stores/reviews', () => {
  test('newest first, with item and customer, published ones only', async () => {
    const soup = await makeItem(shop.db, bar, { category_id: soups.id, name: inAllLanguages('Ramen') })
    const about = { module_id: food.id, store_id: bar.id, item_id: soup.id }
    await makeReview(shop.db, { ...about, created_at: new Date('2026-10-01'), rating: 3 })
    await makeReview(shop.db, { ...about, created_at: new Date('2026-10-02'), attachment: ['bowl.webp'] })
    await makeReview(shop.db, { ...about, status: false })
    await makeReview(shop.db, { module_id: food.id, store_id: null, item_id: null })
    const headers = { moduleId: String(food.id), 'X-localization': 'tg' }
    const { status, body } = await shop.get(`/stores/reviews?store_id=noodle-bar`, headers)
    expect(status).toBe(200)
    expect(body.map((one: { rating: number }) => one.rating)).toEqual([5, 3])
    expect(body[0]).toMatchObject({
      comment: 'Very good (tg)',
      item_name: 'Ramen (tg)',
      item_image: 'item.webp',
      customer_name: 'Aliya Bekova',
      customer: { f_name: 'Aliya', l_name: 'Bekova' },
      attachment: ['bowl.webp'],
      attachment_full_url: ['http://shop.test/img/review/bowl.webp'],
    })
    const second = await shop.get(`/stores/reviews?store_id=${bar.id}&limit=1&offset=2`, headers)
    expect(second.body.map((one: { rating: number }) => one.rating)).toEqual([3])
  })

  test('needs a store and a module, and refuses an unknown store', async () => {
    const headers = { moduleId: String(food.id) }
    const missing = await shop.get('/stores/reviews', headers)
    expect(missing.status).toBe(403)
    expect(missing.body.errors[0].message).toBe('The store id field is required.')
    expect((await shop.get('/stores/reviews?store_id=9999', headers)).status).toBe(404)
    expect((await shop.get(`/stores/reviews?store_id=${bar.id}`)).status).toBe(403)
  })
})

describe('GET /stores/popular-items/{id}', () => {
  test('the ten items ordered most, by id or slug', async () => {
    const busy = await makeStore(shop.db, { module_id: food.id, zone_id: zone.id, slug: 'busy' })
    for (let order_count = 1; order_count <= 12; order_count += 1) {
      await makeItem(shop.db, busy, {
        category_id: soups.id,
        order_count,
        name: inAllLanguages(`Dish ${order_count}`),
      })
    }
    const { status, body } = await shop.get('/stores/popular-items/busy', { moduleId: String(food.id) })
    expect(status).toBe(200)
    expect(body).toHaveLength(10)
    expect(body[0].name).toBe('Dish 12')
    expect(body.at(-1).name).toBe('Dish 3')
  })

  test('an unknown store is not found and a module is needed', async () => {
    const headers = { moduleId: String(food.id) }
    expect((await shop.get('/stores/popular-items/nobody', headers)).status).toBe(404)
    expect((await shop.get('/stores/popular-items/busy')).status).toBe(403)
  })
})
