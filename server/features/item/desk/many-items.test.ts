// Lists of items at the desk, and one change of many at once.
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkChange } from '#contract/features/item/desk/desk-item.schema.ts'
import { searchText } from '#contract/features/search/search-text.ts'
import { item } from '#server/database/schema/item.ts'
import { auditEntry } from '#server/database/schema/staff.ts'
import { store } from '#server/database/schema/store.ts'
import { inAllLanguages, makeCategory, makeItem } from '#server/testing/factories.ts'
import { type ItemDesk, openItemDesk } from './desk-items.fixture.ts'

let desk: ItemDesk

beforeAll(async () => {
  desk = await openItemDesk()
  const { db, grocer, fruit } = desk
  const made = (name: string, overrides: Partial<typeof item.$inferInsert>) =>
    makeItem(db, grocer, {
      ...{ category_id: fruit.id, name: inAllLanguages(name) },
      search_text: searchText({ name: { ...inAllLanguages(name), ru: 'Груша' }, filed_under: ['Juicy'] }),
      ...overrides,
    })
  await made('Zebra pear', { price: 500, stock: 0, order_count: 9 })
  await made('Quince', { price: 100, stock: 4, discount: 1_000, image: '' })
  await made('Plum', { price: 300, stock: 40, status: false, visible: false })
  await made('Medlar', { stock: 40, archived_at: new Date('2026-01-01'), visible: false })
})

afterAll(() => desk.app.close())

const names = async (query: string): Promise<string[]> => {
  const { status, body } = await desk.get(`/items?store_id=${desk.grocer.id}&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.total_size).toBe(body.rows.length)
  return body.rows.map((row: { name: string }) => row.name)
}

const apple = () => desk.apple.name.en

test.each([
  ['q=zebra', ['Zebra pear']],
  ['q=груш&sort=price', ['Quince', 'Plum', 'Zebra pear']],
  ['q=zeb pea', ['Zebra pear']],
  ['q=zebra plum', []],
  ['q=---', []],
  ['shown=hidden', ['Plum']],
  ['stock=out', ['Zebra pear']],
  ['stock=low&q=juicy', ['Quince']],
  ['discounted=1', ['Quince']],
  ['without_picture=1', ['Quince']],
  ['archived=1', ['Medlar']],
  ['q=juicy&sort=price&dir=down', ['Zebra pear', 'Plum', 'Quince']],
  ['q=juicy&sort=name', ['Plum', 'Quince', 'Zebra pear']],
  ['q=juicy&sort=sold&dir=down&shown=visible', ['Zebra pear', 'Quince']],
])('%s lists %j', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('an item is found by its id, a category by what is filed below it', async () => {
  expect(await names(`q=${desk.apple.id}`)).toContain(apple())
  const { body } = await desk.get(`/items?category_id=${desk.baked.id}`)
  expect(body.rows.map((row: { id: number }) => row.id)).toEqual([desk.soup.id])
  expect((await desk.get(`/items?module_id=${desk.food.id}&stock=out`)).body.total_size).toBe(0)
})

test('a row says what is edited in it', async () => {
  const { body } = await desk.get('/items?q=quince')
  expect(body.rows).toEqual([
    expect.objectContaining({
      name: 'Quince',
      price: 1,
      discount: 10,
      discount_type: 'percent',
      effective_price: 0.9,
      stock: 4,
      combinations: 0,
      image_full_url: null,
      module_type: 'grocery',
      category: 'Fruit',
      archived_at: null,
      version: 1,
    }),
  ])
  const dish = await desk.get(`/items?store_id=${desk.kitchen.id}`)
  expect(dish.body.rows[0].stock).toBeNull()
})

test.each(['sort=id', 'limit=101', 'offset=0', 'stock=all', 'shown=x'])('%s is refused', async (query) => {
  expect((await desk.get(`/items?${query}`)).status).toBe(403)
})

const seenOf = async (...wanted: string[]) => {
  const rows = await desk.db.select().from(item).where(eq(item.store_id, desk.grocer.id))
  return wanted.map((name) => {
    const row = rows.find((one) => one.name.en === name)
    return { id: row?.id ?? 0, version: row?.version ?? 0 }
  })
}

const bulk = (items: { id: number; version: number }[], change: BulkChange, preview = false) =>
  desk.send('POST', '/items/bulk', { items, change, preview })

const rowsOf = (items: { id: number }[]) =>
  desk.db
    .select()
    .from(item)
    .where(
      inArray(
        item.id,
        items.map(({ id }) => id),
      ),
    )
    .orderBy(item.id)

test('a change of many says what it will do, does just that, and can be taken back', async () => {
  const items = await seenOf('Zebra pear', 'Quince', 'Medlar')
  const change = { kind: 'price_percent', percent: 10 } as const
  const said = await bulk(items, change, true)
  expect(said.body).toEqual({
    changes: [
      { id: items[0]?.id, name: 'Zebra pear', before: 5, after: 5.5 },
      { id: items[1]?.id, name: 'Quince', before: 1, after: 1.1 },
    ],
    unchanged: 0,
    refused: [{ id: items[2]?.id, name: 'Medlar', reason: 'archived' }],
  })
  expect((await rowsOf(items)).map(({ price }) => price)).toEqual([500, 100, 1_000])
  expect((await bulk(items, change)).body).toEqual(said.body)
  const after = await rowsOf(items)
  expect(after.map(({ price, effective_price, version }) => [price, effective_price, version])).toEqual([
    [550, 550, 2],
    [110, 99, 2],
    [1_000, 1_000, 1],
  ])
  // As it was seen before, it is not there any more.
  expect((await bulk(items, change)).status).toBe(409)
  const entries = await desk.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subject_id, items[0]?.id ?? 0))
  await desk.send('POST', `/audit/${entries.at(-1)?.id}/undo`, {})
  expect((await rowsOf(items))[0]).toMatchObject({ price: 500, version: 3 })
})

test('combinations follow the price; what would leave its bounds stays as it is', async () => {
  const combined = await makeItem(desk.db, desk.grocer, {
    category_id: desk.fruit.id,
    price: 1_000,
    choice_options: [{ title: inAllLanguages('Size'), options: ['S', 'L'] }],
    variations: [
      { type: 'S', price: 1_000, stock: 1 },
      { type: 'L', price: 2_000, stock: 1 },
    ],
  })
  const items = [{ id: combined.id, version: 1 }, ...(await seenOf('Quince'))]
  const { body } = await bulk(items, { kind: 'price_amount', amount: -5 })
  expect(body.refused).toMatchObject([{ name: 'Quince', reason: 'price_range' }])
  expect((await rowsOf(items)).find(({ id }) => id === combined.id)?.variations).toEqual([
    { type: 'S', price: 500, stock: 1 },
    { type: 'L', price: 1_500, stock: 1 },
  ])
})

test('a category moves items of its own module only, and they are found under it', async () => {
  const dried = await makeCategory(desk.db, { module_id: desk.grocery.id, name: inAllLanguages('Dried') })
  const items = [...(await seenOf('Plum')), { id: desk.soup.id, version: 1 }]
  const { body } = await bulk(items, { kind: 'category', category_id: dried.id })
  expect(body.changes).toMatchObject([{ name: 'Plum', before: 'Fruit', after: 'Dried' }])
  expect(body.refused).toMatchObject([{ id: desk.soup.id, reason: 'other_module' }])
  expect(await names('q=dried')).toEqual(['Plum'])
})

test('archived items are gone for customers, count for no store, and come back hidden', async () => {
  const items = await seenOf('Quince')
  const total = async () =>
    (await desk.db.select().from(store).where(eq(store.id, desk.grocer.id)))[0]?.total_items ?? 0
  await bulk(items, { kind: 'discount', discount: 0, discount_type: 'percent' })
  const before = await total()
  expect((await bulk(await seenOf('Quince'), { kind: 'archive' })).status).toBe(200)
  expect((await rowsOf(items))[0]).toMatchObject({ status: false, visible: false })
  expect(await total()).toBe(before - 1)
  const refused = await desk.send('PUT', `/items/${items[0]?.id}/row`, {
    ...(await seenOf('Quince'))[0],
    price: 9,
  })
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'archived_at'])
  expect((await bulk(await seenOf('Quince'), { kind: 'restore' })).body.changes).toHaveLength(1)
  expect((await rowsOf(items))[0]).toMatchObject({ archived_at: null, status: false, visible: false })
  await bulk(await seenOf('Quince'), { kind: 'status', status: true })
  expect((await rowsOf(items))[0]).toMatchObject({ status: true, visible: true })
  expect(await total()).toBe(before)
})

test('one that is not there refuses all, and 501 are too many', async () => {
  const items = [...(await seenOf('Plum')), { id: 999_999, version: 1 }]
  expect((await bulk(items, { kind: 'archive' })).status).toBe(404)
  expect((await rowsOf(items))[0]?.archived_at).toBeNull()
  const many = Array.from({ length: 501 }, (_, at) => ({ id: at + 1, version: 1 }))
  expect((await bulk(many, { kind: 'archive' }, true)).status).toBe(403)
})
