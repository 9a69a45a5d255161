// What items are found by follows their categories, at the desk and by import.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { itemSearchText } from '#contract/features/search/search-text.ts'
import { item } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import {
  type CategoryRow,
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
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { check, run } from './import.fixture.ts'

let app: TestApp
let owner: SignedInStaff
let module: ModuleRow
let zone: ZoneRow
let shop: StoreRow
let drinks: CategoryRow
let juices: CategoryRow

const called = (en: string) => ({ en, ar: en, tg: en, ru: en })

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  module = await makeModule(app.db, { module_type: 'grocery' })
  zone = await makeZone(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  shop = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  drinks = await makeCategory(app.db, { module_id: module.id, name: called('Drinks') })
  const parent_id = drinks.id
  juices = await makeCategory(app.db, { module_id: module.id, parent_id, name: called('Juices') })
  await makeItem(app.db, shop, {
    ...{ category_id: juices.id, parent_category_id: drinks.id, name: called('Sunny') },
    search_text: itemSearchText({ name: called('Sunny'), tags: [], generic_name: [] }, [
      juices.name,
      drinks.name,
    ]),
  })
})

afterAll(() => app.close())

const send = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  app.send(method, `/desk${path}`, body, owner.headers)

async function found(name: string): Promise<number> {
  app.forgetCatalogue()
  const scope = { moduleid: String(module.id), zoneid: JSON.stringify([zone.id]) }
  const { status, body } = await app.get(`/items/search?name=${encodeURIComponent(name)}`, scope)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.total_size
}

async function one(id: number): Promise<DeskCategory> {
  const { body } = await app.get(`/desk/categories?module_id=${module.id}`, owner.headers)
  return body.categories.find((row: DeskCategory) => row.id === id)
}

async function rename({ id }: { id: number }, en: string) {
  const { version, image, featured, status } = await one(id)
  const reply = await send(`/categories/${id}`, { name: { en }, image, featured, status, version }, 'PUT')
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
}

const sunny = async () => {
  const [row] = await app.db.select().from(item).where(eq(item.store_id, shop.id))
  return row
}

test('an item is found by the new name of its category and of the one above it, and not by the old', async () => {
  expect([await found('juices'), await found('drinks')]).toEqual([1, 1])
  const before = await sunny()
  await rename(juices, 'Nectar')
  await rename(drinks, 'Beverages')
  expect([await found('nectar'), await found('beverages'), await found('juices')]).toEqual([1, 1, 0])
  // Nobody who has the item open is told that it changed: nothing in its form did.
  expect((await sunny())?.version).toBe(before?.version)
})

test('taking a new name back brings the old words back', async () => {
  await rename(juices, 'Squash')
  const { body } = await app.get(`/desk/audit?subject=category&subject_id=${juices.id}`, owner.headers)
  const undone = await send(`/audit/${body.entries[0].id}/undo`, {})
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect([await found('squash'), await found('nectar')]).toEqual([0, 1])
})

test('a category that moves brings the name above it to its items', async () => {
  const pantry = await makeCategory(app.db, { module_id: module.id, name: called('Pantry') })
  const { version } = await one(juices.id)
  const moved = await send(`/categories/${juices.id}/move`, { parent_id: pantry.id, version })
  expect(moved.status).toBe(200)
  expect([await found('pantry'), await found('beverages')]).toEqual([1, 0])
})

test('a category that is emptied into another leaves its name behind', async () => {
  const sodas = await makeCategory(app.db, { module_id: module.id, name: called('Sodas') })
  const { version } = await one(juices.id)
  const archived = await send(`/categories/${juices.id}/archive`, { move_items_to: sodas.id, version })
  expect(archived.status, JSON.stringify(archived.body)).toBe(200)
  expect([await found('sodas'), await found('pantry'), await found('nectar')]).toEqual([1, 0, 0])
  expect(await sunny()).toMatchObject({ category_id: sodas.id, parent_category_id: 0 })
})

test('a file that renames and moves categories does the same to items and stores', async () => {
  const [row] = [await sunny()]
  const top = await makeCategory(app.db, { module_id: module.id, name: called('Cellar') })
  const file = ['Id,Name,Module,Parent', `${row?.category_id},Fizz,,#${top.id}`].join('\n')
  const checked = await check(app, owner, { kind: 'categories', bytes: file })
  expect(checked.counts).toMatchObject({ refused: 0, changed: 1 })
  expect((await run(app, owner, checked)).state).toBe('done')
  expect([await found('fizz'), await found('cellar'), await found('sodas')]).toEqual([1, 1, 0])
  expect(await sunny()).toMatchObject({ parent_category_id: top.id })
  const [after] = await app.db.select().from(store).where(eq(store.id, shop.id))
  expect(after?.category_ids).toEqual([row?.category_id, top.id].toSorted((a, b) => (a ?? 0) - (b ?? 0)))
})

// One statement that joins every item to every other took three seconds for a thousand of them.
test('a thousand items of a category follow it in time that grows with their number', {
  timeout: 60_000,
}, async () => {
  const many = await makeCategory(app.db, { module_id: module.id, name: called('Many') })
  await app.db.execute(sql`
    insert into item (store_id, module_id, zone_id, category_id, parent_category_id, slug, name, description, image,
      price, effective_price, search_text)
    select ${shop.id}, ${module.id}, ${zone.id}, ${many.id}, 0, 'many-' || n,
      jsonb_build_object('en', 'Thing ' || n, 'ar', 'Thing ' || n, 'tg', 'Thing ' || n, 'ru', 'Thing ' || n),
      '{"en":"","ar":"","tg":"","ru":""}', '', 100, 100, 'thing ' || n || e'\nmany\nthing ' || n
    from generate_series(1, 3000) as n`)
  await rename(many, 'Plenty')
  expect([await found('plenty'), await found('many')]).toEqual([3_000, 0])
})
