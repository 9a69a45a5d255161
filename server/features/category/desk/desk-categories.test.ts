// Categories at the desk over HTTP: the tree, what follows when it changes, and the short lists beside it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { item, unit } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import {
  type ModuleRow,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
  type StoreRow,
} from '#server/testing/factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let module: ModuleRow
let shop: StoreRow

beforeAll(async () => {
  app = await createTestApp()
  owner = await signedInStaff(app)
  module = await makeModule(app.db, { module_type: 'grocery' })
  const zone = await makeZone(app.db)
  shop = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
})

afterAll(() => app.close())

const send = (path: string, body: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST') =>
  app.send(method, `/desk${path}`, body, owner.headers)

async function made(en: string, fields: object = {}): Promise<DeskCategory> {
  const { status, body } = await send('/categories', { module_id: module.id, name: { en }, ...fields })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const namesShown = async () => {
  app.forgetCatalogue()
  const { body } = await app.get('/categories', { moduleid: String(module.id) })
  return body.map((one: { name: string; childes: { name: string }[] }) => [
    one.name,
    ...one.childes.map(({ name }) => name),
  ])
}

test('a new category is the last of its level, and customers see it in the sequence the desk gives', async () => {
  const fruit = await made('Fruit')
  const milk = await made('Milk & more')
  const apples = await made('Apples', { parent_id: fruit.id })
  expect(apples).toMatchObject({
    version: 1,
    parent_id: fruit.id,
    slug: 'apples',
    name: { en: 'Apples', ru: '' },
  })
  expect((await made('Apples', { parent_id: milk.id })).slug).toBe('apples-2')
  expect(await namesShown()).toEqual([
    ['Fruit', 'Apples'],
    ['Milk & more', 'Apples'],
  ])
  const moved = await send(`/categories/${milk.id}/move`, {
    parent_id: 0,
    before_id: fruit.id,
    version: milk.version,
  })
  expect(moved.status).toBe(200)
  expect((await namesShown())[0]).toEqual(['Milk & more', 'Apples'])
})

test('a category that moves takes its items and their stores along', async () => {
  const [bread, rolls] = [await made('Bread'), await made('Rolls')]
  const roll = await makeItem(app.db, shop, { category_id: rolls.id, parent_category_id: 0 })
  const move = await send(`/categories/${rolls.id}/move`, { parent_id: bread.id, version: rolls.version })
  expect(move.body).toMatchObject({ parent_id: bread.id, items: 1, listed_items: 1 })
  const [row] = await app.db.select().from(item).where(eq(item.id, roll.id))
  expect(row).toMatchObject({ category_id: rolls.id, parent_category_id: bread.id })
  const [sold] = await app.db.select().from(store).where(eq(store.id, shop.id))
  expect(sold?.category_ids).toEqual([bread.id, rolls.id].toSorted((a, b) => a - b))
  const deeper = await send(`/categories/${bread.id}/move`, {
    parent_id: (await made('Above')).id,
    version: bread.version,
  })
  expect([deeper.status, deeper.body.errors[0].code]).toEqual([409, 'children'])
  const below = await made('Third', { parent_id: 0 })
  const third = await send(`/categories/${below.id}/move`, { parent_id: rolls.id, version: below.version })
  expect(third.status).toBe(422)
})

test('one with items is archived only when it is said where they go', async () => {
  const [from, to] = [await made('Old'), await made('New')]
  await makeItem(app.db, shop, { category_id: from.id, parent_category_id: 0 })
  const archive = (body: object) => send(`/categories/${from.id}/archive`, { version: from.version, ...body })
  const refused = await archive({})
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    'There are 1 items in it. Choose a category to move them to.',
  ])
  expect((await archive({ move_items_to: from.id })).status).toBe(422)
  const gone = await archive({ move_items_to: to.id })
  expect(gone.body).toMatchObject({ is_archived: true, status: false, items: 0 })
  expect((await namesShown()).flat()).not.toContain('Old')
  const { body } = await app.get(`/desk/categories?module_id=${module.id}`, owner.headers)
  expect(body.categories.find((one: DeskCategory) => one.id === to.id)).toMatchObject({
    items: 1,
    listed_items: 1,
  })
  const back = await send(`/categories/${from.id}/restore`, { version: gone.body.version })
  expect(back.body).toMatchObject({ is_archived: false, status: false })
})

test('two who change one are told, and the change can be taken back', async () => {
  const tea = await made('Tea')
  const change = (version: number, fields: object) =>
    send(`/categories/${tea.id}`, { name: { en: 'Tea' }, version, ...fields }, 'PUT')
  const first = await change(1, { name: { en: 'Tea', ru: 'Чай' }, featured: true })
  expect(first.body).toMatchObject({ version: 2, name: { ru: 'Чай', tg: '' }, featured: true })
  expect((await change(1, {})).status).toBe(409)
  const { body } = await app.get('/desk/audit?subject=category&act=changed', owner.headers)
  const entry = body.entries.find((one: { subject_id: number }) => one.subject_id === tea.id)
  expect(entry).toMatchObject({ can_undo: true, before: { featured: false } })
  expect((await send(`/audit/${entry.id}/undo`, {})).status).toBe(200)
  const list = await app.get('/desk/categories', owner.headers)
  const now = list.body.categories.find((one: DeskCategory) => one.id === tea.id)
  expect(now).toMatchObject({ featured: false, name: { ru: '' } })
})

test.each([['units'], ['attributes'], ['conditions']])('%s are made, changed and removed', async (path) => {
  const { body } = await send(`/${path}`, { name: { en: 'Kilogram' } })
  expect(body).toMatchObject({ version: 1, name: { en: 'Kilogram', ru: '' }, items: 0 })
  const changed = await send(`/${path}/${body.id}`, { name: { en: 'Kilo', ru: 'Кило' }, version: 1 }, 'PUT')
  expect(changed.body).toMatchObject({ version: 2, name: { en: 'Kilo', ru: 'Кило' } })
  expect((await send(`/${path}/${body.id}`, { name: { en: 'Kg' }, version: 1 }, 'PUT')).status).toBe(409)
  expect((await send(`/${path}`, { name: { en: ' ' } })).status).toBeGreaterThanOrEqual(400)
  expect((await send(`/${path}/${body.id}`, { version: 2 }, 'DELETE')).status).toBe(200)
  const { body: left } = await app.get(`/desk/${path}`, owner.headers)
  expect(left.map((one: { id: number }) => one.id)).not.toContain(body.id)
})

test('a unit some item has is not removed', async () => {
  const { body } = await send('/units', { name: { en: 'Gram' } })
  const category = await made('Weighed')
  await makeItem(app.db, shop, { category_id: category.id, unit_id: body.id })
  const refused = await send(`/units/${body.id}`, { version: 1 }, 'DELETE')
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'in-use'])
  expect(await app.db.select().from(unit).where(eq(unit.id, body.id))).toHaveLength(1)
})

test('a manager reads categories and changes none', async () => {
  const manager = await signedInStaff(app, ['manager'])
  expect((await app.get('/desk/categories', manager.headers)).status).toBe(200)
  const refused = await app.send(
    'POST',
    '/desk/categories',
    { module_id: module.id, name: { en: 'X' } },
    manager.headers,
  )
  expect(refused.status).toBe(403)
})
