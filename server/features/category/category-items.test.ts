// What is sold in a category, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { type CategoryWorld, makeCategoryWorld } from './category.fixture.ts'

let shop: TestApp
let world: CategoryWorld
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeCategoryWorld(shop.db)
  headers = { moduleId: String(world.grocery.id), zoneid: `[${world.zone.id}]` }
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)

describe('what is sold in a category', () => {
  test('[HOM-17] items of it and its children, by id or slug, the most ordered first', async () => {
    const byId = await shop.get(`/categories/items/${world.fruit.id}?limit=20&offset=1&type=all`, headers)
    expect(idsOf(byId.body.products)).toEqual([world.conference.id, world.gala.id, world.mixed.id])
    expect(byId.body).toMatchObject({ total_size: 3, limit: 20, offset: 1 })
    const bySlug = await shop.get(`/categories/items/${world.pears.slug}?limit=20&offset=1`, headers)
    expect(idsOf(bySlug.body.products)).toEqual([world.conference.id])
  })

  test('only of the zones of the caller', async () => {
    const away = { ...headers, zoneid: `[${world.away.id}]` }
    const { body } = await shop.get(`/categories/items/${world.fruit.id}?limit=20&offset=1`, away)
    expect(idsOf(body.products)).toEqual([world.williams.id])
  })

  test('[LST-11] items of several categories, and all of one as a bare list', async () => {
    const several = await shop.get(
      `/categories/items/list?category_ids=[${world.apples.id},${world.dairy.id}]&limit=10&offset=1`,
      headers,
    )
    expect(idsOf(several.body.products)).toEqual([world.gala.id])
    const all = await shop.get(`/categories/items/${world.fruit.id}/all`, headers)
    expect(idsOf(all.body)).toEqual([world.conference.id, world.gala.id, world.mixed.id])
  })

  test('[LST-11] stores that sell in one or several categories', async () => {
    const one = await shop.get(`/categories/stores/${world.apples.slug}?limit=10&offset=1`, headers)
    expect(idsOf(one.body.stores)).toEqual([world.market.id])
    const several = await shop.get(
      `/categories/stores/list?category_ids=[${world.pears.id}]&limit=10&offset=1`,
      { ...headers, zoneid: `[${world.zone.id},${world.away.id}]` },
    )
    expect(idsOf(several.body.stores).toSorted()).toEqual([world.market.id, world.farm.id])
  })

  test('[HOM-05] items of the featured categories, with these categories', async () => {
    const { body } = await shop.get('/categories/featured/items?limit=2&offset=1', headers)
    expect(idsOf(body.products)).toEqual([world.conference.id, world.gala.id])
    expect(body.total_size).toBe(3)
    expect(body.categories).toMatchObject([{ id: world.fruit.id, name: 'Fruit', image: 'category.webp' }])
  })

  test('a module without featured categories features nothing', async () => {
    const { body } = await shop.get('/categories/featured/items?limit=2&offset=1', {
      ...headers,
      moduleId: String(world.food.id),
    })
    expect(body).toMatchObject({ total_size: 0, products: [], categories: [] })
  })

  test.each([
    [`items/list?limit=1&offset=1`, 'category_ids'],
    [`stores/list?limit=1&offset=1`, 'category_ids'],
    [`items/list?category_ids=[1]&offset=1`, 'limit'],
    [`featured/items?limit=1`, 'offset'],
  ])('/categories/%s is refused: %s is required', async (path, field) => {
    const { status, body } = await shop.get(`/categories/${path}`, headers)
    expect(status).toBe(403)
    expect(body.errors[0]).toEqual({
      code: field,
      message: `The ${field.replace('_', ' ')} field is required.`,
    })
  })

  test('an unknown category, another module’s, and a call without zone are refused', async () => {
    const unknown = await shop.get('/categories/items/none?limit=1&offset=1', headers)
    expect(unknown.status).toBe(404)
    const foreign = await shop.get(`/categories/stores/${world.soups.id}?limit=1&offset=1`, headers)
    expect(foreign.status).toBe(404)
    const { status, body } = await shop.get(`/categories/items/${world.fruit.id}?limit=1&offset=1`, {
      moduleId: String(world.grocery.id),
    })
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe('zoneId')
  })
})
