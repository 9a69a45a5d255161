// Figures of orders: what they count, in whose stores, on which day, and the rows behind them.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { item } from '#server/database/schema/item.ts'
import { missedSearch } from '#server/database/schema/listing.ts'
import { order, orderLine } from '#server/database/schema/order.ts'
import {
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
import { makeOrder } from '#server/testing/order-factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let zone: ZoneRow
let module: ModuleRow
let bakery: StoreRow
let dairy: StoreRow

beforeAll(async () => {
  // Five hours ahead of UTC all year: the tests' Monday is noon there.
  app = await createTestApp({ TIME_ZONE: 'Asia/Tashkent' })
  owner = await signedInStaff(app)
  zone = await makeZone(app.db)
  module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  bakery = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
  dairy = await makeStore(app.db, { zone_id: zone.id, module_id: module.id })
})

afterAll(() => app.close())

beforeEach(async () => {
  app.setNow(testInstant)
  await app.db.delete(order)
  await app.db.delete(missedSearch)
})

const today = '2026-11-16'

async function read(path: string, who: SignedInStaff = owner) {
  const { status, body } = await app.get(`/desk/reports/${path}`, who.headers)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const ordered = (store: StoreRow, at: string, overrides: Partial<typeof order.$inferInsert> = {}) => {
  const instant = new Date(at)
  return makeOrder(app.db, store, { ...overrides, guest_id: 1, created_at: instant, schedule_at: instant })
}

test('a day begins at midnight of the shop, and only money that stays is sales', async () => {
  await ordered(bakery, '2026-11-15T18:59:59Z')
  await ordered(bakery, '2026-11-15T19:00:00Z', { order_amount: 2_000 })
  await ordered(bakery, '2026-11-16T06:00:00Z', { order_amount: 1_001, order_status: 'delivered' })
  await ordered(bakery, '2026-11-16T06:00:00Z', { order_status: 'canceled' })
  await ordered(bakery, '2026-11-16T06:00:00Z', { order_status: 'refunded' })
  await ordered(bakery, '2026-11-16T06:00:00Z', { order_status: 'failed' })
  const { points, total } = await read(`series?from=2026-11-15&to=${today}`)
  expect(points).toEqual([
    {
      day: '2026-11-15',
      id: null,
      name: '',
      is_others: false,
      orders: 1,
      sales: 10,
      average: 10,
      canceled: 0,
    },
    {
      day: today,
      id: null,
      name: '',
      is_others: false,
      orders: 4,
      sales: 30.01,
      average: 15.01,
      canceled: 1,
    },
  ])
  expect(total).toEqual({ orders: 5, sales: 40.01, average: 13.34, canceled: 1 })
})

test('a split by store names each, and days without orders are there when nothing is split', async () => {
  await ordered(bakery, '2026-11-14T08:00:00Z')
  await ordered(dairy, '2026-11-14T08:00:00Z', { order_amount: 5_000 })
  const split = await read('series?from=2026-11-13&to=2026-11-14&split=store')
  expect(split.points).toMatchObject([
    { day: '2026-11-14', id: dairy.id, name: dairy.name.en, sales: 50 },
    { day: '2026-11-14', id: bakery.id, name: bakery.name.en, sales: 10 },
  ])
  const whole = await read('series?from=2026-11-13&to=2026-11-14')
  expect(whole.points).toMatchObject([{ orders: 0, average: null }, { orders: 2 }])
})

test('weeks begin on Monday and months on the first, cut at the ends of what was asked for', async () => {
  await ordered(bakery, '2026-10-31T08:00:00Z')
  await ordered(bakery, '2026-11-01T08:00:00Z')
  await ordered(bakery, '2026-11-09T08:00:00Z')
  const months = await read('series?from=2026-10-15&to=2026-11-10&by=month')
  expect(months.points).toMatchObject([
    { day: '2026-10-01', orders: 1 },
    { day: '2026-11-01', orders: 2 },
  ])
  const weeks = await read('series?from=2026-11-01&to=2026-11-10&by=week')
  expect(weeks.points).toMatchObject([
    { day: '2026-10-26', orders: 1 },
    { day: '2026-11-02', orders: 0 },
    { day: '2026-11-09', orders: 1 },
  ])
})

test('today stands beside the same hours a week ago, with what waits and what is late', async () => {
  await ordered(bakery, '2026-11-09T06:59:00Z', { order_status: 'delivered' })
  await ordered(bakery, '2026-11-09T07:01:00Z', { order_status: 'delivered' })
  await ordered(bakery, '2026-11-16T06:59:00Z')
  await ordered(bakery, '2026-11-16T01:00:00Z', { order_status: 'processing' })
  const body = await read('today')
  expect(body).toMatchObject({
    date: today,
    now: { orders: 2, sales: 20, average: 10, canceled: 0, waiting: 2, late: 1 },
    week_ago: { orders: 1, sales: 10 },
  })
})

test('what sells best of the last week, by pieces, without what was canceled', async () => {
  const aisle = await makeCategory(app.db, { module_id: module.id })
  const [bread, milk] = [
    await makeItem(app.db, bakery, { category_id: aisle.id }),
    await makeItem(app.db, dairy, { category_id: aisle.id }),
  ]
  const line = (order_id: number, item_id: number, quantity: number) => ({
    order_id,
    item_id,
    quantity,
    price: 300,
    discount_on_item: 0,
    discount_amount: 50,
    discount_type: 'product_discount' as const,
    add_ons: [],
    total_add_on_price: 0,
    tax_amount: 0,
    variant: '',
    variation: [],
    item_details: {} as typeof orderLine.$inferInsert.item_details,
  })
  const sold = await ordered(bakery, '2026-11-12T08:00:00Z')
  const lost = await ordered(bakery, '2026-11-12T08:00:00Z', { order_status: 'canceled' })
  const older = await ordered(bakery, '2026-11-08T08:00:00Z')
  await app.db
    .insert(orderLine)
    .values([
      line(sold.id, bread.id, 1),
      line(sold.id, milk.id, 3),
      line(lost.id, bread.id, 9),
      line(older.id, bread.id, 9),
    ])
  const { best_items } = await read('today')
  expect(best_items).toEqual([
    { item_id: milk.id, name: milk.name.en, store_name: dairy.name.en, quantity: 3, sales: 8.5 },
    { item_id: bread.id, name: bread.name.en, store_name: bakery.name.en, quantity: 1, sales: 2.5 },
  ])
})

test('what runs out is told where stock is counted, the emptiest first', async () => {
  await app.db.update(item).set({ stock: 50 })
  const aisle = await makeCategory(app.db, { module_id: module.id })
  const [gone, few] = [
    await makeItem(app.db, bakery, { category_id: aisle.id, stock: 0 }),
    await makeItem(app.db, dairy, { category_id: aisle.id, stock: 5 }),
  ]
  await makeItem(app.db, dairy, { category_id: aisle.id, stock: 6 })
  const uncounted = await makeModule(app.db, { module_type: 'food' })
  const kitchen = await makeStore(app.db, { zone_id: zone.id, module_id: uncounted.id })
  const dishes = await makeCategory(app.db, { module_id: uncounted.id })
  await makeItem(app.db, kitchen, { category_id: dishes.id, stock: 0 })
  const { running_out } = await read('today')
  expect(running_out).toMatchObject([
    { item_id: gone.id, stock: 0 },
    { item_id: few.id, stock: 5 },
  ])
})

test('a search that finds nothing is counted, and nothing personal of it is remembered', async () => {
  const search = (name: string, more = '') =>
    app.get(`/items/search?name=${encodeURIComponent(name)}&limit=10&offset=1${more}`, {
      zoneid: `[${zone.id}]`,
      moduleid: String(module.id),
    })
  for (const name of ['Zzyzx  quux', 'zzyzx quux', '+7 700 123 45 67', 'ann@example.org']) await search(name)
  await search('zzyzx other', '&filter=["organic"]')
  await app.work()
  expect((await read('today')).missed_searches).toEqual([{ text: 'zzyzx quux', times: 2 }])
  const manager = await signedInStaff(app, ['manager'], { store_ids: [bakery.id] })
  expect((await read('today', manager)).missed_searches).toEqual([])
})

test('texts nobody found are forgotten after a month, and a flood of them fills nothing', async () => {
  await app.db.insert(missedSearch).values({ day: '2026-10-01', module_id: module.id, text: 'old' })
  await app.db
    .insert(missedSearch)
    .values(Array.from({ length: 2_000 }, (_, at) => ({ day: today, module_id: 0, text: `noise ${at}` })))
  const scope = { zoneid: `[${zone.id}]`, moduleid: String(module.id) }
  await app.get('/items/search?name=yet%20another%20qqq&limit=10&offset=1', scope)
  app.setNow('2026-11-16T08:00:00Z')
  await app.work()
  const rows = await app.db.select().from(missedSearch)
  expect(rows).toHaveLength(2_001)
  app.setNow('2026-11-17T08:00:00Z')
  await app.work()
  expect(await app.db.select().from(missedSearch).where(eq(missedSearch.text, 'old'))).toEqual([])
})

test('every figure leads to its orders', async () => {
  const late = await ordered(bakery, '2026-11-16T01:00:00Z', { order_amount: 3_000 })
  const gone = await ordered(dairy, '2026-11-16T06:00:00Z', { order_status: 'canceled' })
  const of = async (more: string) => {
    const { rows, total_size } = await read(`orders?from=${today}&to=${today}&${more}`)
    expect(total_size).toBe(rows.length)
    return rows.map(({ id }: { id: number }) => id)
  }
  expect(await of('kind=placed')).toEqual([late.id, gone.id])
  expect(await of('kind=placed&sort=order_amount&dir=down')).toEqual([late.id, gone.id])
  expect(await of('kind=canceled')).toEqual([gone.id])
  expect(await of('kind=late')).toEqual([late.id])
  expect(await of(`q=%23${gone.id}`)).toEqual([gone.id])
  expect(await of(`store_id=${dairy.id}`)).toEqual([gone.id])
  expect(await of(`q=${encodeURIComponent(bakery.name.en)}`)).toEqual([late.id])
  expect(await of('q=100%25_')).toEqual([])
})

test('a manager counts the orders of their own stores only, and support counts none', async () => {
  await ordered(bakery, '2026-11-16T06:00:00Z')
  await ordered(dairy, '2026-11-16T06:00:00Z')
  const manager = await signedInStaff(app, ['manager'], { store_ids: [dairy.id] })
  expect((await read('today', manager)).now.orders).toBe(1)
  const { points } = await read(`series?from=${today}&to=${today}&split=store`, manager)
  expect(points.map(({ id }: { id: number }) => id)).toEqual([dairy.id])
  const foreign = await read(`orders?from=${today}&to=${today}&store_id=${bakery.id}`, manager)
  expect(foreign).toEqual({ rows: [], total_size: 0 })
  const support = await signedInStaff(app, ['support'])
  expect((await app.get('/desk/reports/today', support.headers)).status).toBe(403)
})

test.each([
  ['from=2026-11-16&to=2026-11-15', 'ends before it begins'],
  ['from=2023-01-01&to=2026-11-15', 'is longer than anybody can read'],
  ['from=2026-02-30&to=2026-11-15', 'begins on no day'],
  ['from=2026-11-15&to=2026-11-16&by=hour', 'is counted in nothing we know'],
])('a range that %s is refused', async (query) => {
  expect((await app.get(`/desk/reports/series?${query}`, owner.headers)).status).toBe(403)
})
