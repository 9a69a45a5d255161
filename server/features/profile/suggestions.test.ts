// What the shop suggests and announces to one customer.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notification } from '#server/database/schema/content.ts'
import { customerNotification } from '#server/database/schema/profile.ts'
import { customer as customerTable } from '#server/database/schema/session.ts'
import {
  inAllLanguages,
  linkModule,
  makeCategory,
  makeItem,
  makeModule,
  makeStore,
  makeZone,
} from '#server/testing/factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let zone_id: number
let module_id: number

beforeAll(async () => {
  app = await createTestApp()
  zone_id = (await makeZone(app.db)).id
  module_id = (await makeModule(app.db)).id
  await linkModule(app.db, { zone_id, module_id })
})

afterAll(() => app.close())

test('[SRC-03] suggests at most five items of the categories the customer likes', async () => {
  const store = await makeStore(app.db, { module_id, zone_id })
  const top = await makeCategory(app.db, { module_id })
  const below = await makeCategory(app.db, { module_id, parent_id: top.id })
  const other = await makeCategory(app.db, { module_id })
  const liked = await makeItem(app.db, store, { category_id: below.id, parent_category_id: top.id })
  const famous = await makeItem(app.db, store, { category_id: other.id, order_count: 900 })
  const { customer, headers } = await signedInCustomer(app)
  const ask = async (zones = `[${zone_id}]`) => {
    const { status, body } = await app.get('/customer/suggested-items', { ...headers, zoneid: zones })
    expect(status).toBe(200)
    return body.map((one: { id: number }) => one.id)
  }
  const like = (interest: number[]) =>
    app.db.update(customerTable).set({ interest }).where(eq(customerTable.id, customer.id))

  expect(await ask()).toEqual([famous.id, liked.id])
  await like([top.id])
  expect(await ask()).toEqual([liked.id])
  await like([below.id, other.id])
  expect(await ask()).toEqual([famous.id, liked.id])
  const empty = await makeCategory(app.db, { module_id })
  await like([empty.id])
  expect(await ask()).toEqual([famous.id, liked.id])
  for (let more = 0; more < 6; more += 1) await makeItem(app.db, store, { category_id: top.id })
  await like([top.id])
  expect(await ask()).toHaveLength(5)
  const elsewhere = await makeZone(app.db)
  expect(await ask(`[${elsewhere.id}]`)).toEqual([])
})

test('[SRC-03] suggestions need a zone', async () => {
  const { headers } = await signedInCustomer(app)
  const { status, body } = await app.get('/customer/suggested-items', headers)
  expect([status, body.errors]).toEqual([403, [{ code: 'zoneId', message: 'Zone id is required!' }]])
})

test('announcements of the last fifteen days in the zone, and the customer’s own notices, newest first', async () => {
  const other = await makeZone(app.db)
  const daysAgo = (days: number) => new Date(Date.parse(testInstant) - days * 86_400_000)
  const announce = (title: string, days: number, more: Partial<typeof notification.$inferInsert> = {}) =>
    app.db.insert(notification).values({
      title: inAllLanguages(title),
      description: inAllLanguages('Come and see'),
      image: 'sale.webp',
      created_at: daysAgo(days),
      ...more,
    })
  await announce('Everywhere', 3)
  await announce('Here', 1, { zone_id })
  await announce('Elsewhere', 1, { zone_id: other.id })
  await announce('Long ago', 16)
  await announce('Withdrawn', 1, { status: false })
  const joined = { created_at: daysAgo(30) }
  const mine = await signedInCustomer(app, joined)
  const theirs = await signedInCustomer(app, joined)
  const newcomer = await signedInCustomer(app, { created_at: daysAgo(2) })
  const data = { title: 'On its way', description: '', order_id: 100_001, image: null, type: 'order_status' }
  const row = { customer_id: mine.customer.id, data, created_at: daysAgo(2) }
  await app.db.insert(customerNotification).values(row)

  const read = async (headers: Record<string, string>) =>
    (await app.get('/customer/notifications', { ...headers, zoneid: `[${zone_id}]` })).body
  const list = await read({ ...mine.headers, 'x-localization': 'ru' })
  expect(list.map((one: { data: { title: string } }) => one.data.title)).toEqual([
    'Here (ru)',
    'On its way',
    'Everywhere (ru)',
  ])
  expect(list[0]).toMatchObject({
    title: 'Here (ru)',
    tergat: 'customer',
    zone_id,
    status: 1,
    created_at: '2026-11-15 12:00:00',
    image_full_url: 'http://shop.test/img/notification/sale.webp',
  })
  expect(list[1]).toMatchObject({ user_id: mine.customer.id, data })
  expect(await read(theirs.headers)).toHaveLength(2)
  const told = await read(newcomer.headers)
  expect(told.map((one: { title: string }) => one.title)).toEqual(['Here'])
})

test('announcements need a zone', async () => {
  const { headers } = await signedInCustomer(app)
  const { status, body } = await app.get('/customer/notifications', headers)
  expect([status, body.errors[0].code]).toEqual([403, 'zoneId'])
})
