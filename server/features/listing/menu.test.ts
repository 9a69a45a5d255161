// The sections of a store's menu over HTTP, held against the plain rows.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoreMenu } from '#contract/features/listing/menu.schema.ts'
import {
  type CategoryRow,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let menus: Awaited<ReturnType<typeof makeMenus>>

beforeAll(async () => {
  shop = await createTestApp()
  menus = await makeMenus()
})

afterAll(() => shop.close())

type Plan = readonly (readonly [CategoryRow, number])[]

/** A store of a new module with so many items in each category, each item younger than the one before. */
async function makeMenu(
  zone_id: number,
  module_type: 'food' | 'grocery',
  plan: (module_id: number) => Promise<Plan>,
) {
  const { id: module_id } = await makeModule(shop.db, { module_type })
  await linkModule(shop.db, { zone_id, module_id })
  const store = await makeStore(shop.db, { module_id, zone_id })
  const made = await plan(module_id)
  const filed = made.flatMap(([category, count]) => Array.from({ length: count }, () => category.id))
  for (const [age, category_id] of filed.entries()) {
    await makeItem(shop.db, store, { category_id, created_at: new Date(Date.UTC(2026, 0, age + 1)) })
  }
  const headers = { moduleId: String(module_id), zoneid: JSON.stringify([zone_id]) }
  return { store, headers, categories: made.map(([category]) => category) }
}

const upper = (module_id: number, priority = 0, status = true) =>
  makeCategory(shop.db, { module_id, priority, status })

const lower = ({ module_id, id }: CategoryRow, priority = 0) =>
  makeCategory(shop.db, { module_id, parent_id: id, priority })

async function makeMenus() {
  const { id } = await makeZone(shop.db)
  return {
    dishes: await makeMenu(id, 'food', async (module_id) => {
      const [drinks, asian] = [await upper(module_id, 1), await upper(module_id, 9)]
      return [
        [await lower(drinks), 2],
        [await lower(asian, 1), 3],
        [await lower(asian, 5), 4],
      ]
    }),
    shelves: await makeMenu(id, 'grocery', async (module_id) => {
      const [fruit, bread] = [await upper(module_id, 2), await upper(module_id, 1)]
      return [
        [await lower(fruit), 1],
        [await lower(fruit), 2],
        [await lower(bread), 3],
      ]
    }),
    butcher: await makeMenu(id, 'grocery', async (module_id) => {
      const meat = await upper(module_id)
      return [
        [await lower(meat, 2), 1],
        [await lower(meat, 1), 2],
      ]
    }),
    mixed: await makeMenu(id, 'food', async (module_id) => {
      const pizza = await upper(module_id, 1)
      return [
        [pizza, 1],
        [await lower(pizza), 2],
        [await upper(module_id, 9, false), 3],
      ]
    }),
    long: await makeMenu(id, 'food', async (module_id) => {
      const all = await upper(module_id)
      return [
        [await lower(all, 3), 7],
        [await lower(all, 2), 8],
        [await lower(all, 1), 4],
      ]
    }),
    bare: await makeMenu(id, 'food', async () => []),
  }
}

type Made = (typeof menus)[keyof typeof menus]

async function menuOf({ store, headers }: Made, language = 'en'): Promise<StoreMenu> {
  return (await shop.get(`/stores/menu/${store.slug}`, { ...headers, 'X-localization': language })).body
}

const sizes = ({ sections }: StoreMenu) =>
  sections.map(({ category_id, total_size }) => [category_id, total_size])

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('the sections of a menu', () => {
  test('[STO-01] dishes stand by lower categories, in the sequence of the tree', async () => {
    const [tea, noodles, soups] = idsOf(menus.dishes.categories)
    const answer = await menuOf(menus.dishes)
    expect(answer.total_size).toBe(9)
    expect(sizes(answer)).toEqual([
      [soups, 4],
      [noodles, 3],
      [tea, 2],
    ])
  })

  test('[STO-01] shelves stand by upper categories', async () => {
    const [fruit, , bread] = menus.shelves.categories.map(({ parent_id }) => parent_id)
    expect(sizes(await menuOf(menus.shelves))).toEqual([
      [fruit, 3],
      [bread, 3],
    ])
  })

  test('[STO-01] shelves of a store with a single upper category stand by the lower ones', async () => {
    const [beef, lamb] = idsOf(menus.butcher.categories)
    expect(sizes(await menuOf(menus.butcher))).toEqual([
      [beef, 1],
      [lamb, 2],
    ])
  })

  test('[STO-01] an upper category with items of its own is one section; one that is off comes last, unnamed', async () => {
    const [pizza, , off] = idsOf(menus.mixed.categories)
    const answer = await menuOf(menus.mixed)
    expect(sizes(answer)).toEqual([
      [pizza, 3],
      [off, 3],
    ])
    expect(answer.sections.map(({ name }) => name)).toEqual([menus.mixed.categories[0]?.name.en, ''])
  })
})

describe('the items that come with them', () => {
  test('[STO-01] [STO-03] twelve in all; the list of a category begins with the same ones', async () => {
    const { sections } = await menuOf(menus.long)
    expect(sections.map(({ products }) => products.length)).toEqual([7, 5, 0])
    const { store, headers } = menus.long
    for (const { category_id, total_size, products } of sections) {
      const asked = `store_id=${store.id}&category_id=${category_id}&type=all&limit=12&offset=1`
      const { body } = await shop.get(`/items/latest?${asked}`, headers)
      expect(body.total_size).toBe(total_size)
      expect(idsOf(products)).toEqual(idsOf(body.products).slice(0, products.length))
    }
  })

  test('[STO-01] a section whose category is off can be listed by it all the same', async () => {
    const { store, headers, categories } = menus.mixed
    const asked = `store_id=${store.id}&category_id=${categories[2]?.id}&type=all&limit=12&offset=1`
    expect((await shop.get(`/items/latest?${asked}`, headers)).body.total_size).toBe(3)
  })

  test('[STO-03] by id or slug, in the language of the caller, and of this store only', async () => {
    const { store, headers, categories } = menus.butcher
    const [english, arabic] = [await menuOf(menus.butcher), await menuOf(menus.butcher, 'ar')]
    expect(arabic.sections.map(({ name }) => name)).toEqual(categories.map(({ name }) => name.ar))
    const owners = english.sections.flatMap(({ products }) => products.map(({ store_id }) => store_id))
    expect(owners).toEqual([store.id, store.id, store.id])
    expect((await shop.get(`/stores/menu/${store.id}`, headers)).body).toEqual(english)
  })
})

test('[STO-03] an unknown store and a missing zone are refused; a store without items has no sections', async () => {
  expect(await menuOf(menus.bare)).toEqual({ total_size: 0, sections: [] })
  const { headers } = menus.bare
  expect((await shop.get('/stores/menu/no-such-store', headers)).status).toBe(404)
  const { moduleId } = headers
  expect((await shop.get('/stores/menu/no-such-store', { moduleId })).status).toBe(403)
})
