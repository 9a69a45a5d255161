// Loyalty points over HTTP: earned by delivered orders, turned into money, never twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSettings } from '#server/testing/settings.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { putPoints } from '#server/testing/wallet-factories.ts'
import { generousSettings, type WalletServices, walletServices } from './wallet.fixture.ts'

let app: TestApp
let services: WalletServices

beforeAll(async () => {
  app = await createTestApp()
  await setSettings(app, generousSettings)
  services = walletServices(app)
})

afterAll(() => app.close())

async function customerWith(points: number): Promise<SignedIn> {
  const ann = await signedInCustomer(app)
  if (points > 0) await putPoints(app, ann.customer.id, points)
  return ann
}

const transfer = ({ headers }: SignedIn, body: unknown, more: Record<string, string> = {}) =>
  app.send('POST', '/customer/loyalty-point/point-transfer', body, { ...headers, ...more })

async function held({ headers }: SignedIn) {
  const { body } = await app.get('/customer/info', headers)
  return [body.loyalty_point, body.wallet_balance]
}

test('[PRF-04] points become money in the wallet, and both lists say so', async () => {
  const ann = await customerWith(1_000)
  const { status, body } = await transfer(ann, { point: 300 })
  expect([status, body]).toEqual([200, { message: 'Point to wallet transfer successfully' }])
  expect(await held(ann)).toEqual([700, 3])
  const points = await app.get('/customer/loyalty-point/transactions?limit=10&offset=1', ann.headers)
  expect(points.body).toMatchObject({
    total_size: 2,
    limit: 10,
    offset: 1,
    data: [
      { transaction_type: 'point_to_wallet', credit: 0, debit: 300, balance: 700 },
      { transaction_type: 'order_place', credit: 1_000, debit: 0, balance: 1_000 },
    ],
  })
  const money = await app.get(
    '/customer/wallet/transactions?limit=10&offset=1&type=loyalty_point',
    ann.headers,
  )
  expect(money.body.data).toMatchObject([{ transaction_type: 'loyalty_point', credit: 3, balance: 3 }])
})

test('[PRF-04] only whole units of currency are paid out, and points that make no unit stay', async () => {
  const ann = await customerWith(1_000)
  await transfer(ann, { point: 399 })
  expect(await held(ann)).toEqual([700, 3])
  const bob = await customerWith(211)
  await transfer(bob, { point: 211 })
  expect(await held(bob)).toEqual([11, 2])
})

test.each([
  ['more than there is', { point: 1_001 }, 'Insufficient Point'],
  ['less than the minimum', { point: 199 }, 'Insufficient Point'],
  ['none', { point: 0 }, 'The point must be at least 1.'],
  ['less than none', { point: -300 }, 'The point must be at least 1.'],
  ['a fraction', { point: 300.5 }, 'The point must be an integer.'],
  ['words', { point: 'many' }, 'The point must be a number.'],
  ['nothing said', {}, 'The point field is required.'],
  ['more than anybody has', { point: 1e15 }, 'The point must not be greater than 1000000000.'],
])('[PRF-04] refuses %s, and nothing changes', async (_, body, message) => {
  const ann = await customerWith(1_000)
  const reply = await transfer(ann, body)
  expect([reply.status, reply.body.errors]).toEqual([403, [{ code: 'point', message }]])
  expect(await held(ann)).toEqual([1_000, 0])
})

test('[PRF-04] without points there is nothing to turn', async () => {
  const ann = await customerWith(0)
  const { status, body } = await transfer(ann, { point: 200 })
  expect([status, body.errors]).toEqual([403, [{ code: 'point', message: 'Insufficient Point' }]])
})

test('[PRF-04] the same points are turned once, however many ask at once', async () => {
  const ann = await customerWith(500)
  const replies = await Promise.all(Array.from({ length: 8 }, () => transfer(ann, { point: 500 })))
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(7).fill(403)])
  expect(await held(ann)).toEqual([0, 5])
})

test('[PRF-04] a request repeated under its key is done once; the key serves no other request', async () => {
  const ann = await customerWith(1_000)
  const key = { 'idempotency-key': 'try-1' }
  const replies = await Promise.all(Array.from({ length: 4 }, () => transfer(ann, { point: 200 }, key)))
  expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
  expect(await held(ann)).toEqual([800, 2])
  expect((await transfer(ann, { point: 300 }, key)).status).toBe(422)
  const bob = await customerWith(1_000)
  expect((await transfer(bob, { point: 300 }, key)).status).toBe(200)
})

test('[HDR-04] with points or wallet switched off nothing is turned', async () => {
  for (const off of [{ loyalty_point_status: false }, { customer_wallet_status: false }]) {
    const ann = await customerWith(500)
    await setSettings(app, off)
    const { status, body } = await transfer(ann, { point: 300 })
    expect([status, body.errors]).toEqual([403, [{ code: 'customer_wallet', message: 'Failed to transfer' }]])
    expect(await held(ann)).toEqual([500, 0])
    await setSettings(app, generousSettings)
  }
})

test('refuses a stranger', async () => {
  const point = { point: 300 }
  expect((await app.send('POST', '/customer/loyalty-point/point-transfer', point)).status).toBe(401)
  expect((await app.get('/customer/loyalty-point/transactions?limit=1&offset=1')).status).toBe(401)
})

test('[PRF-04] a delivered order earns its points once', async () => {
  const ann = await customerWith(0)
  const order = {
    id: 100_001,
    customer_id: ann.customer.id,
    order_amount: 12_345,
    is_first: true,
    created_at: new Date(testInstant),
  }
  const delivered = () => app.db.transaction((tx) => services.loyalty.orderDelivered(tx, order))
  await Promise.all([delivered(), delivered()])
  await delivered()
  expect(await held(ann)).toEqual([6, 0])
})
