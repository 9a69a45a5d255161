// The tree of categories over HTTP, and searching it by name.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inAllLanguages, makeCategory } from '#server/testing/factories.ts'
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

  test('[LST-10] a text that is also the slug of a category without children finds it', async () => {
    const { id, slug } = await makeCategory(shop.db, {
      module_id: world.fruit.module_id,
      parent_id: world.fruit.id,
      slug: 'plums',
      name: inAllLanguages('Plums'),
    })
    shop.forgetCatalogue()
    expect(idsOf((await shop.get(`/categories/${slug}`, headers)).body)).toEqual([id])
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
