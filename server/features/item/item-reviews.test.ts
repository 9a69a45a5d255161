// An item's reviews and rating over HTTP, and what is sold besides it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeReview } from '#server/testing/content-factories.ts'
import { makeCategory, makeItem, makeStore } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type ItemWorld, makeItemWorld } from './item.fixture.ts'

let shop: TestApp
let world: ItemWorld
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeItemWorld(shop.db)
  headers = { moduleId: String(world.food.id), zoneid: `[${world.zone.id}]` }
})

afterAll(() => shop.close())

const module = () => ({ moduleId: String(world.food.id) })

describe('reviews and rating', () => {
  test('[PRD-01] reviews page by page, newest first, with the item and the customer', async () => {
    for (const [day, rating] of [4, 5, 3].entries()) {
      const created_at = new Date(`2026-11-0${day + 1}T00:00:00Z`)
      const { id, module_id, store_id } = world.pizza
      await makeReview(shop.db, { item_id: id, module_id, store_id, rating, created_at })
    }
    shop.forgetCatalogue()
    const first = await shop.get(`/items/reviews/${world.pizza.id}?limit=2&offset=1`, module())
    expect(first.body).toMatchObject({ total_size: 3, limit: 2, offset: 1 })
    expect(first.body.reviews.map((one: { rating: number }) => one.rating)).toEqual([3, 5])
    expect(first.body.reviews[0]).toMatchObject({ item_name: 'Margherita', customer: { f_name: 'Aliya' } })
    const second = await shop.get('/items/reviews/margherita?limit=2&offset=2', module())
    expect(second.body.reviews.map((one: { rating: number }) => one.rating)).toEqual([4])
    const past = await shop.get('/items/reviews/margherita?limit=2&offset=3', module())
    expect(past.body.reviews).toEqual([])
  })

  test('the rating is a bare number', async () => {
    const { body } = await shop.get(`/items/rating/${world.pizza.id}`, module())
    expect(body).toBe(4.5)
  })

  test.each(['reviews', 'rating'])('items/%s of an unknown item is not found', async (what) => {
    const { status, body } = await shop.get(`/items/${what}/424242`, module())
    expect(status).toBe(404)
    expect(body.errors[0].code).toBe('product-001')
  })

  test('set menus are a thing of the past', async () => {
    expect((await shop.get('/items/set-menu', module())).body).toEqual([])
  })
})

describe('related items', () => {
  test('[PRD-01] others of the same category and of the same store, the most ordered first, ten at most', async () => {
    const { db } = shop
    const elsewhere = await makeStore(db, { module_id: world.food.id, zone_id: world.zone.id })
    const made: number[] = []
    for (let order_count = 1; order_count <= 12; order_count++) {
      const row = await makeItem(db, elsewhere, { category_id: world.lower.id, order_count })
      made.unshift(row.id)
    }
    shop.forgetCatalogue()
    const related = await shop.get(`/items/related-items/${world.pizza.id}`, headers)
    expect(related.body.map((one: { id: number }) => one.id)).toEqual(made.slice(0, 10))
    const ofStore = await shop.get(`/items/related-store-items/margherita`, headers)
    expect(ofStore.body.map((one: { id: number }) => one.id)).toEqual([world.plain.id])
  })

  test('[PRD-01] an item alone in its category stands beside those of the category above', async () => {
    const { db } = shop
    const alone = await makeCategory(db, { module_id: world.food.id, parent_id: world.upper.id })
    const row = await makeItem(db, world.store, { category_id: alone.id })
    shop.forgetCatalogue()
    const related = await shop.get(`/items/related-items/${row.id}`, headers)
    const categories = related.body.map((one: { category_id: number }) => one.category_id)
    expect(new Set(categories)).toEqual(new Set([world.lower.id]))
  })

  test.each(['related-items', 'related-store-items'])('%s needs a zone and a known item', async (path) => {
    const without = await shop.get(`/items/${path}/${world.pizza.id}`, module())
    expect(without.status).toBe(403)
    expect(without.body.errors[0]).toEqual({ code: 'zoneId', message: 'Zone id required' })
    const unknown = await shop.get(`/items/${path}/999999`, headers)
    expect(unknown.status).toBe(404)
    expect(unknown.body.errors[0].code).toBe('product-001')
  })
})
