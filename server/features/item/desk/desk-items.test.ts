// One item at the desk: made, changed, hidden, archived, copied, and what the customer then sees.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WrittenItemInput } from '#contract/features/item/desk/desk-item.schema.ts'
import { item } from '#server/database/schema/item.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import { makeItem } from '#server/testing/factories.ts'
import { choices, group, type ItemDesk, openItemDesk, writtenItem } from './desk-items.fixture.ts'

let desk: ItemDesk

beforeAll(async () => {
  desk = await openItemDesk()
})

afterAll(() => desk.app.close())

const dish = (overrides: Partial<WrittenItemInput> = {}) => writtenItem(desk.pizzas.id, overrides)
const article = (overrides: Partial<WrittenItemInput> = {}) => writtenItem(desk.fruit.id, overrides)

const makeDish = (overrides: Partial<WrittenItemInput> = {}) =>
  desk.send('POST', '/items', { ...dish(overrides), store_id: desk.kitchen.id })
const makeArticle = (overrides: Partial<WrittenItemInput> = {}) =>
  desk.send('POST', '/items', { ...article(overrides), store_id: desk.grocer.id })

const seen = async (id: number) => {
  const moduleid = String((await rowOf(id))?.module_id)
  // What the database announces is heard by a process that serves; here it is said by hand.
  desk.app.forgetCatalogue()
  return desk.app.get(`/items/details/${id}`, { ...desk.headers, moduleid, 'x-localization': 'ru' })
}

const rowOf = async (id: number) => (await desk.db.select().from(item).where(eq(item.id, id)))[0]
const storeOf = async (id: number) => (await desk.db.select().from(store).where(eq(store.id, id)))[0]
const codeOf = (reply: { body: { errors?: { code: string }[] } }) => reply.body.errors?.[0]?.code

test('a dish with options and add-ons is there for customers at once, in the language they read', async () => {
  const { status, body } = await makeDish({
    food_variations: [group('Size', { type: 'single', required: true })],
    add_on_ids: [desk.cheese.id],
    tags: [{ en: 'Cheesy', ar: '', tg: '', ru: '' }],
    available_time_starts: '08:00',
    available_time_ends: '23:00',
    allergies: ['milk'],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({
    name: { en: 'Margherita', ru: 'Маргарита', ar: '', tg: '' },
    slug: 'margherita',
    version: 1,
    visible: true,
    price: 12.5,
    food_variations: [{ min: 1, max: 1, values: [{ price: 0 }, { price: 3.5 }] }],
    available_time_starts: '08:00',
  })
  const shown = await seen(body.id)
  expect(shown.status).toBe(200)
  expect(shown.body).toMatchObject({
    name: 'Маргарита',
    description: 'With basil',
    price: 12.5,
    module_id: desk.food.id,
    zone_id: desk.zone.id,
    food_variations: [{ name: 'Size', values: [{ label: 'Small' }, { label: 'Large', optionPrice: 3.5 }] }],
    add_ons: [{ id: desk.cheese.id }],
    allergies_name: ['milk'],
    allergens_stated: 1,
  })
  // Found by a word of its name in any language, of its tags and of the categories above it.
  const row = await rowOf(body.id)
  const [called, filed] = row?.search_text.split('\n') ?? []
  expect(called).toBe('margherita маргарита')
  expect(filed?.split(' ').toSorted()).toEqual(['ar', 'baked', 'cheesy', 'flatbread', 'ru', 'tg'])
  for (const name of ['маргар', 'baked', 'cheesy']) {
    const found = await desk.app.get(`/items/search?name=${name}&limit=10&offset=1`, {
      ...desk.headers,
      moduleid: String(desk.food.id),
    })
    expect(found.body.products.map(({ id }: { id: number }) => id)).toContain(body.id)
  }
})

test('the store says how many it sells and under which categories', async () => {
  const before = (await storeOf(desk.grocer.id))?.total_items ?? 0
  const { body } = await makeArticle()
  const after = await storeOf(desk.grocer.id)
  expect(after?.category_ids).toContain(desk.fruit.id)
  const { version } = body
  await desk.send('PUT', `/items/${body.id}/row`, { version, status: false })
  expect((await storeOf(desk.grocer.id))?.total_items).toBe((after?.total_items ?? 0) - 1)
  expect(after?.total_items).toBeGreaterThan(before)
})

test('two made at once are both counted, under two addresses', async () => {
  const name = { en: 'Twin', ar: '', tg: '', ru: '' }
  const made = await Promise.all([1, 2, 3, 4].map(() => makeArticle({ name })))
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(made.map(({ body }) => body.slug)).size).toBe(4)
  const rows = await desk.db.select().from(item).where(eq(item.store_id, desk.grocer.id))
  const sold = rows.filter((row) => row.status && row.archived_at === null)
  expect((await storeOf(desk.grocer.id))?.total_items).toBe(sold.length)
})

test('an article in combinations has a price and pieces of each, and keeps what orders leave', async () => {
  const { status, body } = await makeArticle({
    choice_options: choices(['Weight', '1 kg', '5 kg'], ['Kind', 'Red', 'Green']),
    variations: [
      { options: [0, 0], price: 2, stock: 4 },
      { options: [0, 1], price: 2.5, stock: 0 },
      { options: [1, 0], price: 9, stock: 3 },
      { options: [1, 1], price: 11, stock: 7 },
    ],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.stock).toBe(14)
  const shown = (await seen(body.id)).body
  expect(shown.variations).toContainEqual({ type: '5kg-Red', price: 9, stock: 3 })
  // An order takes one while the form is open; the option is renamed in it and its stock was not touched.
  const row = await rowOf(body.id)
  const variations = row?.variations.map((one) => (one.type === '5kg-Red' ? { ...one, stock: 2 } : one))
  await desk.db.update(item).set({ variations }).where(eq(item.id, body.id))
  const renamed = await desk.send('PUT', `/items/${body.id}`, {
    ...article({
      choice_options: choices(['Weight', '1 kg', 'Crate'], ['Kind', 'Red', 'Green']),
      variations: body.variations.map(({ stock: _stock, ...one }: { stock: number }) => one),
    }),
    version: 1,
  })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  expect((await rowOf(body.id))?.variations).toContainEqual({ type: 'Crate-Red', price: 900, stock: 2 })
  expect(renamed.body.stock).toBe(13)
})

test('two who edit one item: the second is told, and sees what the first wrote', async () => {
  const { body } = await makeDish()
  const first = await desk.send('PUT', `/items/${body.id}`, { ...dish({ price: 10 }), version: 1 }, desk.cook)
  expect([first.status, first.body.version]).toEqual([200, 2])
  const second = await desk.send('PUT', `/items/${body.id}`, { ...dish({ price: 11 }), version: 1 })
  expect([second.status, codeOf(second)]).toEqual([409, 'version'])
  const now = await desk.get(`/items/${body.id}`)
  expect(now.body).toMatchObject({ price: 10, version: 2 })
})

test('price, stock and availability are changed in the row; customers see it at once', async () => {
  const { body } = await makeArticle({ stock: 8 })
  const priced = await desk.send(
    'PUT',
    `/items/${body.id}/row`,
    { version: 1, price: 3.75, stock: 5 },
    desk.seller,
  )
  expect(priced.body).toMatchObject({ version: 2, price: 3.75, effective_price: 3.75, stock: 5 })
  expect((await seen(body.id)).body).toMatchObject({ price: 3.75, stock: 5 })
  const late = await desk.send('PUT', `/items/${body.id}/row`, { version: 1, price: 4 })
  expect(late.status).toBe(409)
  const hidden = await desk.send('PUT', `/items/${body.id}/row`, { version: 2, status: false })
  expect(hidden.body).toMatchObject({ status: false, visible: false })
  expect((await seen(body.id)).status).toBe(404)
  const entries = await desk.db.select().from(auditEntry).where(eq(auditEntry.subject_id, body.id))
  expect(entries.filter(({ subject }) => subject === 'item').map(({ act, after }) => [act, after])).toEqual([
    ['made', { store_id: desk.grocer.id }],
    ['changed', { price: 3.75, stock: 5 }],
    ['changed', { status: false }],
  ])
  const undone = await desk.send('POST', `/audit/${entries.at(-1)?.id}/undo`, {})
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect((await seen(body.id)).body).toMatchObject({ price: 3.75, stock: 5 })
})

test('a change of texts, options and prices is taken back whole', async () => {
  const { body } = await makeDish({ food_variations: [group('Size')] })
  const changed = dish({ name: { en: 'Napoli', ar: '', tg: '', ru: '' }, food_variations: [], price: 9 })
  expect((await desk.send('PUT', `/items/${body.id}`, { ...changed, version: 1 })).status).toBe(200)
  expect((await seen(body.id)).body).toMatchObject({ name: 'Napoli', food_variations: '' })
  const entries = await desk.db.select().from(auditEntry).where(eq(auditEntry.subject_id, body.id))
  await desk.send('POST', `/audit/${entries.at(-1)?.id}/undo`, {})
  expect((await seen(body.id)).body).toMatchObject({
    name: 'Маргарита',
    price: 12.5,
    food_variations: [{ name: 'Size' }],
  })
  expect((await rowOf(body.id))?.search_text).toContain('маргарита')
})

test('a copy is hidden, has its own address, and has sold nothing', async () => {
  const { body } = await makeDish({ food_variations: [group('Size')] })
  const copied = await desk.send('POST', `/items/${body.id}/duplicate`, {}, desk.cook)
  expect(copied.status).toBe(200)
  const copy = (await desk.get(`/items/${copied.body.id}`)).body
  expect(copy).toMatchObject({ status: false, visible: false, version: 1, order_count: 0 })
  expect(copy.name.en).toBe('Margherita (copy)')
  expect(copy.slug).not.toBe(body.slug)
  expect(copy.food_variations).toEqual(body.food_variations)
  expect((await seen(copied.body.id)).status).toBe(404)
})

test('what the form of a module does not show is not lost by saving', async () => {
  const row = await makeItem(desk.db, desk.kitchen, {
    ...{ category_id: desk.pizzas.id, unit_id: desk.kilo.id, stock: 77, organic: true },
  })
  await desk.send('PUT', `/items/${row.id}`, { ...dish(), stock: 1, version: 1 })
  expect(await rowOf(row.id)).toMatchObject({ unit_id: desk.kilo.id, stock: 77, organic: true, version: 2 })
})

test('a manager of another store gets nothing and changes nothing', async () => {
  const { id } = desk.soup
  const before = await rowOf(id)
  const change = { ...dish(), version: 1 }
  const replies = [
    await desk.get(`/items/${id}`, desk.seller),
    await desk.get(`/add-ons?store_id=${desk.kitchen.id}`, desk.seller),
    await desk.send('PUT', `/items/${id}`, change, desk.seller),
    await desk.send('PUT', `/items/${id}/row`, { version: 1, price: 1 }, desk.seller),
    await desk.send('POST', `/items/${id}/duplicate`, {}, desk.seller),
    await desk.send('POST', '/items', { ...dish(), store_id: desk.kitchen.id }, desk.seller),
    await desk.send(
      'POST',
      '/items/bulk',
      { items: [{ id, version: 1 }], change: { kind: 'archive' }, preview: true },
      desk.seller,
    ),
    await desk.send(
      'POST',
      '/add-ons',
      { store_id: desk.kitchen.id, name: { en: 'Ham' }, price: 1 },
      desk.seller,
    ),
    await desk.send(
      'PUT',
      `/add-ons/${desk.cheese.id}`,
      { name: { en: 'Ham' }, price: 1, status: true, version: 1 },
      desk.seller,
    ),
  ]
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
  expect(await rowOf(id)).toEqual(before)
  const listed = await desk.get('/items?limit=100', desk.seller)
  const stores = new Set(listed.body.rows.map((row: { store: { id: number } }) => row.store.id))
  expect([...stores]).toEqual([desk.grocer.id])
  const foreign = await desk.get(`/items?store_id=${desk.kitchen.id}`, desk.seller)
  expect(foreign.body).toEqual({ rows: [], total_size: 0 })
  const offered = await desk.get('/items/stores', desk.seller)
  expect(offered.body.map(({ id: store_id }: { id: number }) => store_id)).toEqual([desk.grocer.id])
})

test('an add-on is made, priced and switched off where items offer it', async () => {
  const name = { en: 'Olives', ar: '', tg: '', ru: 'Оливки' }
  const made = await desk.send('POST', '/add-ons', { store_id: desk.kitchen.id, name, price: 0.9 }, desk.cook)
  expect(made.body).toMatchObject({ name, price: 0.9, status: true, version: 1 })
  const { body } = await makeDish({ add_on_ids: [made.body.id] })
  expect((await seen(body.id)).body).toMatchObject({ add_ons: [{ name: 'Оливки', price: 0.9 }] })
  const change = { name, price: 1.2, status: false, version: 1 }
  expect((await desk.send('PUT', `/add-ons/${made.body.id}`, change)).body).toMatchObject({ version: 2 })
  expect((await seen(body.id)).body).toMatchObject({ add_ons: [] })
  expect((await desk.send('PUT', `/add-ons/${made.body.id}`, change)).status).toBe(409)
})
