// Who is held up when orders are guessed by a known phone, or phones by a known order: whoever guesses.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Identity, nobody } from '#server/platform/http/caller/identity.ts'
import { createRateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import { makeModule, makeStore, makeZone, type StoreRow } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { newGuest } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { createOrderReach } from './reach-order.ts'

let app: TestApp
let store: StoreRow

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT: 'on' })
  const { db } = app
  const module = await makeModule(db)
  store = await makeStore(db, { module_id: module.id, zone_id: (await makeZone(db)).id })
})

afterAll(() => app.close())

const rightPhone = '77001234567'
const wrongPhone = (turn: number) => `7700${String(2_000_000 + turn)}`

/** Tries with a limiter of their own: a test begins with nothing counted. */
function createTries() {
  const { db } = app
  const { reach } = createOrderReach({ db, limiter: createRateLimiter(() => 0) })
  return (address: string, order_id: number, contact_number = rightPhone, caller: Identity = nobody) =>
    reach(order_id, { caller, contact_number, client: { address } }).then(
      () => 200,
      (problem) => problem.kind.status,
    )
}

test('[TRK-03] a stranger’s misses lock out the stranger, not whoever the phone belongs to', async () => {
  const { id } = await makeOrder(app.db, store, await newGuest(app))
  const from = createTries()
  for (let miss = 1; miss <= 10; miss += 1) expect(await from('203.0.113.9', id + miss)).toBe(404)
  expect(await from('203.0.113.9', id)).toBe(429)
  expect(await from('198.51.100.1', id)).toBe(200)
  for (let miss = 10; miss < 200; miss += 1) await from(`192.0.2.${miss}`, id + 1)
  expect(await from('198.51.100.1', id)).toBe(429)
})

test('[TRK-03] phones tried on one order stop whoever tries them; its phone is let in from elsewhere', async () => {
  const guest = await newGuest(app)
  const { id } = await makeOrder(app.db, store, guest)
  const from = createTries()
  for (let turn = 1; turn <= 10; turn += 1) expect(await from('203.0.113.9', id, wrongPhone(turn))).toBe(404)
  expect(await from('203.0.113.9', id, wrongPhone(11))).toBe(429)
  expect(await from('203.0.113.9', id)).toBe(429)
  expect(await from('198.51.100.1', id)).toBe(200)
  const owner: Identity = { kind: 'guest', guest_id: String(guest.guest_id) }
  expect(await from('203.0.113.9', id, rightPhone, owner)).toBe(200)
})

test('[TRK-03] an order under attack from everywhere lets an address guess once, and its phone in from a new one', async () => {
  const { id } = await makeOrder(app.db, store, await newGuest(app))
  const from = createTries()
  for (let turn = 0; turn < 100; turn += 1) await from(`192.0.2.${turn}`, id, wrongPhone(turn))
  expect(await from('203.0.113.9', id, wrongPhone(100))).toBe(404)
  expect(await from('203.0.113.9', id, wrongPhone(101))).toBe(429)
  expect(await from('198.51.100.1', id)).toBe(200)
})

test('[TRK-03] other phones on other orders do not help an address that has guessed too often', async () => {
  const { id } = await makeOrder(app.db, store, await newGuest(app))
  const from = createTries()
  for (let turn = 1; turn <= 30; turn += 1) {
    expect(await from('203.0.113.9', id + turn, wrongPhone(turn))).toBe(404)
  }
  expect(await from('203.0.113.9', id + 31, wrongPhone(31))).toBe(429)
  expect(await from('203.0.113.9', id)).toBe(429)
})

test('[TRK-03] ninety wrong phones sent at once get ten answers and the time to come back', async () => {
  const guest = await newGuest(app)
  const { id } = await makeOrder(app.db, store, guest)
  const track = (query: string) => app.get(`/customer/order/track?order_id=${id}${query}`)
  const replies = await Promise.all(
    Array.from({ length: 90 }, (_, turn) => track(`&contact_number=${wrongPhone(turn)}`)),
  )
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(10)
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(80)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['600']))
  expect((await track(`&guest_id=${guest.guest_id}`)).status).toBe(200)
})
