// Categories over HTTP: the tree, what is sold in each, and searching them by name.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

async function makeWorld({ db }: TestApp) {
  const zone = await makeZone(db)
  const away = await makeZone(db)
  const grocery = await makeModule(db, { module_type: 'grocery' })
  const food = await makeModule(db, { module_type: 'food' })
  for (const module of [grocery, food]) await linkModule(db, { zone_id: zone.id, module_id: module.id })
  await linkModule(db, { zone_id: away.id, module_id: grocery.id })
  const base = { module_id: grocery.id }
  const fruit = await makeCategory(db, {
    ...base,
    name: inAllLanguages('Fruit'),
    featured: true,
    priority: 1,
  })
  const dairy = await makeCategory(db, { ...base, name: inAllLanguages('Dairy'), priority: 5 })
  const apples = await makeCategory(db, { ...base, name: inAllLanguages('Apples'), parent_id: fruit.id })
  const pears = await makeCategory(db, { ...base, name: inAllLanguages('Pears'), parent_id: fruit.id })
  const soups = await makeCategory(db, { module_id: food.id, name: inAllLanguages('Soups') })
  await makeCategory(db, { ...base, name: inAllLanguages('Old'), status: false })
  const market = await makeStore(db, {
    ...base,
    zone_id: zone.id,
    category_ids: [fruit.id, apples.id, pears.id],
  })
  const farm = await makeStore(db, { ...base, zone_id: away.id, category_ids: [fruit.id, pears.id] })
  const under = (child: { id: number; parent_id: number }) => ({
    category_id: child.id,
    parent_category_id: child.parent_id,
  })
  const gala = await makeItem(db, market, { ...under(apples), order_count: 3 })
  const conference = await makeItem(db, market, { ...under(pears), order_count: 9 })
  const mixed = await makeItem(db, market, { category_id: fruit.id, order_count: 1 })
  const williams = await makeItem(db, farm, under(pears))
  await makeItem(db, market, { ...under(pears), visible: false })
  return {
    zone,
    away,
    grocery,
    food,
    fruit,
    dairy,
    apples,
    pears,
    soups,
    market,
    farm,
    gala,
    conference,
    mixed,
    williams,
  }
}

let shop: TestApp
let world: Awaited<ReturnType<typeof makeWorld>>
let headers: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp()
  world = await makeWorld(shop)
  headers = { moduleId: String(world.grocery.id), zoneid: `[${world.zone.id}]` }
})

afterAll(() => shop.close())

const idsOf = (list: { id: number }[]) => list.map((one) => one.id)

describe('the tree', () => {
  test('[HOM-03] top-level categories of the module, highest priority first, with children and counts', async () => {
    const { body } = await shop.get('/categories', { moduleId: String(world.grocery.id) })
    expect(idsOf(body)).toEqual([world.dairy.id, world.fruit.id])
    expect(body[1]).toMatchObject({
      name: 'Fruit',
      parent_id: 0,
      position: 0,
      status: 1,
      featured: 1,
      products_count: 4,
      childes_count: 2,
      image_full_url: 'http://shop.test/img/category/category.webp',
      childes: [
        { id: world.apples.id, name: 'Apples', parent_id: world.fruit.id, position: 1, products_count: 1 },
        { id: world.pears.id, name: 'Pears', products_count: 2 },
      ],
    })
  })

  test('without module the categories of all, in the language of the caller', async () => {
    const { body } = await shop.get('/categories', { 'X-localization': 'ar' })
    expect(idsOf(body)).toEqual([world.dairy.id, world.fruit.id, world.soups.id])
    expect(body[0].name).toBe('Dairy (ar)')
  })

  test('only featured ones on request, and by name', async () => {
    const featured = await shop.get('/categories?featured=1', headers)
    expect(idsOf(featured.body)).toEqual([world.fruit.id])
    const named = await shop.get('/categories?name=dai', headers)
    expect(idsOf(named.body)).toEqual([world.dairy.id])
  })

  test('[STO-04] children by id and slug, each with its parent', async () => {
    const byId = await shop.get(`/categories/childes/${world.fruit.id}`, headers)
    expect(idsOf(byId.body)).toEqual([world.apples.id, world.pears.id])
    expect(byId.body[0].parent).toMatchObject({ id: world.fruit.id, name: 'Fruit' })
    const bySlug = await shop.get(`/categories/childes/${world.fruit.slug}`, headers)
    expect(bySlug.body).toEqual(byId.body)
    const short = await shop.get(`/categories/${world.fruit.id}`, headers)
    expect(idsOf(short.body)).toEqual([world.apples.id, world.pears.id])
  })

  test('[LST-10] any other text searches categories by name, in every language', async () => {
    expect(idsOf((await shop.get('/categories/app', headers)).body)).toEqual([world.apples.id])
    expect(idsOf((await shop.get(`/categories/${encodeURIComponent('pears (RU)')}`, headers)).body)).toEqual([
      world.pears.id,
    ])
    expect((await shop.get('/categories/nothing-like-it', headers)).body).toEqual([])
  })

  test('the twenty with the most items', async () => {
    const { body } = await shop.get('/categories/popular', headers)
    expect(idsOf(body)).toEqual([world.fruit.id, world.dairy.id])
  })

  test.each(['/categories/childes/999999', '/categories/childes/none', '/categories/999999'])(
    '%s is not found',
    async (path) => {
      const { status, body } = await shop.get(path, headers)
      expect(status).toBe(404)
      expect(body.errors).toEqual([{ code: 'category', message: 'Category not found' }])
    },
  )
})

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
