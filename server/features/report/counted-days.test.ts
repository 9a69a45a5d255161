// Figures of days that were counted beforehand are those of the orders themselves, whatever happens to an order later.
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { order } from '#server/database/schema/order.ts'
import { orderDay, orderDayChange, orderDayState } from '#server/database/schema/report.ts'
import { linkModule, makeModule, makeStore, makeZone, type StoreRow } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: SignedInStaff
let manager: SignedInStaff
let stores: StoreRow[]
const placed: number[] = []

const statuses = ['delivered', 'canceled', 'refunded', 'failed', 'processing'] as const

/** The test's Monday is 2026-11-16; two orders an hour lie in the five days before it, and some today. */
const orders = 260
const halfHour = 1_800_000

beforeAll(async () => {
  app = await createTestApp({ TIME_ZONE: 'Asia/Tashkent' })
  owner = await signedInStaff(app)
  const zone = await makeZone(app.db)
  const module = await makeModule(app.db, { module_type: 'grocery' })
  await linkModule(app.db, { zone_id: zone.id, module_id: module.id })
  stores = []
  for (let at = 0; at < 25; at += 1) {
    stores.push(await makeStore(app.db, { zone_id: zone.id, module_id: module.id }))
  }
  manager = await signedInStaff(app, ['manager'], { store_ids: stores.slice(0, 3).map(({ id }) => id) })
  const [first] = stores
  if (!first) throw new Error('there is no store')
  for (let at = 0; at < orders; at += 1) {
    const created_at = new Date(Date.parse('2026-11-16T08:00:00Z') - at * halfHour)
    const made = await makeOrder(app.db, stores[at % stores.length] ?? first, {
      ...{ guest_id: 1, created_at, schedule_at: created_at },
      order_status: statuses[at % statuses.length] ?? 'delivered',
      order_amount: 100 + ((at * 37) % 5_000),
    })
    placed.push(made.id)
  }
})

afterAll(() => app.close())

const range = 'from=2026-11-01&to=2026-11-16'

const asked = [
  `series?${range}`,
  `series?${range}&by=week&split=store`,
  `series?${range}&split=module`,
  `series?${range}&by=month&split=zone`,
  `orders?${range}&limit=7&offset=9`,
  `orders?${range}&limit=7&offset=5&kind=sold&dir=up`,
  `orders?${range}&limit=7&offset=2&kind=canceled&sort=order_amount`,
  `orders?${range}&limit=7&offset=400`,
]

async function answers() {
  const read: unknown[] = []
  for (const who of [owner, manager]) {
    for (const path of asked) {
      const { status, body } = await app.get(`/desk/reports/${path}`, who.headers)
      expect(status, JSON.stringify(body)).toBe(200)
      read.push(body)
    }
  }
  return read
}

/** Straight from the orders. */
async function withoutCount(): Promise<unknown[]> {
  const state = await app.db.select().from(orderDayState)
  await app.db.delete(orderDayState)
  const read = await answers()
  if (state.length > 0) await app.db.insert(orderDayState).values(state)
  return read
}

const countedDays = async () => (await app.db.selectDistinct({ day: orderDay.day }).from(orderDay)).length

test('days that are over are counted once, today is not, and the figures stay the same', async () => {
  const before = await withoutCount()
  await app.work()
  expect(await countedDays()).toBe(5)
  const [state] = await app.db.select().from(orderDayState)
  expect(state).toMatchObject({ time_zone: 'Asia/Tashkent', counted_to: '2026-11-16' })
  expect(await answers()).toEqual(before)
})

test('an order that is refunded, moved, removed or made for a day long over is in the figures at once', async () => {
  // Each of another day.
  const [one = 0, other = 0, third = 0] = [placed[60], placed[110], placed[160]]
  await app.db.update(order).set({ order_status: 'refunded' }).where(eq(order.id, one))
  await app.db
    .update(order)
    .set({ created_at: new Date('2026-11-03T08:00:00Z') })
    .where(eq(order.id, other))
  await app.db.delete(order).where(eq(order.id, third))
  const [store] = stores
  if (store) {
    const created_at = new Date('2026-11-02T08:00:00Z')
    await makeOrder(app.db, store, { guest_id: 1, created_at, schedule_at: created_at })
  }
  const changed = await answers()
  expect(changed).toEqual(await withoutCount())
  await app.work()
  expect(await answers()).toEqual(changed)
  const left = await app.db.select().from(orderDayChange).where(sql`created_at < '2026-11-15T19:00:00Z'`)
  expect(left, 'what was counted is not counted again').toEqual([])
})

test('far pages hold what near ones would, and all pages together every order once', async () => {
  for (const [query, dir] of [
    ['kind=placed', 'down'],
    ['kind=sold', 'up'],
  ]) {
    const ids: number[] = []
    for (let page = 1; ; page += 1) {
      const { body } = await app.get(
        `/desk/reports/orders?${range}&${query}&dir=${dir}&limit=50&offset=${page}`,
        owner.headers,
      )
      ids.push(...body.rows.map(({ id }: { id: number }) => id))
      if (body.rows.length < 50) {
        expect(ids).toHaveLength(body.total_size)
        break
      }
    }
    const rows = await app.db
      .select({ id: order.id, created_at: order.created_at })
      .from(order)
      .where(inArray(order.id, ids))
    const sorted = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id)
    const expected = sorted.map(({ id }) => id)
    expect(ids).toEqual(dir === 'up' ? expected : expected.toReversed())
  }
})

test('more stores than anybody reads: the largest stand for themselves, all others together', async () => {
  const { body } = await app.get(`/desk/reports/series?${range}&by=month&split=store`, owner.headers)
  const others = body.points.filter(({ is_others }: { is_others: boolean }) => is_others)
  expect(body.points).toHaveLength(21)
  expect(others).toHaveLength(1)
  expect(others[0]).toMatchObject({ id: null, name: '' })
  const whole = await app.get(`/desk/reports/series?${range}&by=month`, owner.headers)
  expect(body.total).toEqual(whole.body.total)
})

test('what was counted by another clock is counted anew', async () => {
  await app.db.update(orderDayState).set({ time_zone: 'America/New_York' })
  const before = await answers()
  await app.work()
  expect(await app.db.select().from(orderDayState)).toMatchObject([{ time_zone: 'Asia/Tashkent' }])
  expect(await answers()).toEqual(before)
})
