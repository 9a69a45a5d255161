// Cashback: what is offered, what an order would bring, and what it brings once it is delivered.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setSettings } from '#server/testing/settings.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { generousSettings, type WalletServices, walletServices } from './wallet.fixture.ts'

const title = { en: 'Five back', ar: 'خمسة', tg: 'Панҷ', ru: 'Пять назад' }
const running = { title, start_date: '2026-11-01', end_date: '2026-11-16' }
const five = {
  ...running,
  ...{ id: 1, cashback_type: 'percentage', cashback_amount: 500, min_purchase: 1_000, max_discount: 300 },
}
const two = { ...running, id: 2, cashback_type: 'amount', cashback_amount: 200, min_purchase: 1_000 }
const over = { ...two, id: 3, cashback_amount: 9_000, end_date: '2026-11-15' }

let app: TestApp
let services: WalletServices
let ann: SignedIn

beforeAll(async () => {
  app = await createTestApp()
  services = walletServices(app)
})

afterAll(() => app.close())

async function offer(cashback: unknown, more: Record<string, unknown> = {}) {
  await setSettings(app, { ...generousSettings, cashback, ...more })
  services.changes.announceAll()
}

beforeEach(async () => {
  ann = await signedInCustomer(app)
  await offer([five, two, over])
})

const calculate = async (amount: number | string) =>
  (await app.get(`/cashback/getCashback?amount=${amount}`, ann.headers)).body

const balance = async () => (await app.get('/customer/info', ann.headers)).body.wallet_balance

let lastOrder = 200_000

function deliver(order_amount: number, more: { id?: number; created_at?: Date } = {}) {
  lastOrder += 1
  const order = { id: lastOrder, customer_id: ann.customer.id, order_amount, is_first: false }
  const placed = { ...order, created_at: new Date(testInstant), ...more }
  return app.db.transaction((tx) => services.loyalty.orderDelivered(tx, placed))
}

test('[PRF-04] the offers that run are told in the caller’s language', async () => {
  const { body } = await app.get('/cashback/list', { ...ann.headers, 'X-localization': 'ru' })
  expect(body).toEqual([
    {
      ...{ id: 1, title: 'Пять назад', customer_id: '["all"]', cashback_type: 'percentage', status: 1 },
      ...{ cashback_amount: 5, min_purchase: 10, max_discount: 3, same_user_limit: 0, total_used: 0 },
      ...{ start_date: '2026-11-01', end_date: '2026-11-16' },
    },
    {
      ...{ id: 2, title: 'Пять назад', customer_id: '["all"]', cashback_type: 'amount', status: 1 },
      ...{ cashback_amount: 2, min_purchase: 10, max_discount: 0, same_user_limit: 0, total_used: 0 },
      ...{ start_date: '2026-11-01', end_date: '2026-11-16' },
    },
  ])
})

test('[PRF-04] what an order would bring is the best of them', async () => {
  expect(await calculate(9.99)).toEqual({})
  expect(await calculate(10)).toMatchObject({ id: 2, calculated_amount: 2, cashback_type: 'amount' })
  expect(await calculate('55.5')).toMatchObject({ id: 1, calculated_amount: 2.77, cashback_amount: 5 })
  expect(await calculate(1_000)).toMatchObject({ id: 1, calculated_amount: 3 })
})

test.each(['/cashback/list', '/cashback/getCashback?amount=10'])(
  'a stranger is told nothing: %s',
  async (path) => {
    expect((await app.get(path)).status).toBe(401)
  },
)

test('an amount is asked for', async () => {
  for (const query of ['', '?amount=', '?amount=-1', '?amount=much'])
    expect((await app.get(`/cashback/getCashback${query}`, ann.headers)).status).toBe(403)
})

test('[PRF-04] a delivered order brings it to the wallet, once', async () => {
  await Promise.all([deliver(6_000, { id: 100 }), deliver(6_000, { id: 100 })])
  expect(await balance()).toBe(3)
  await deliver(500)
  expect(await balance()).toBe(3)
  const { body } = await app.get('/customer/wallet/transactions?limit=10&offset=1&type=CashBack', ann.headers)
  expect(body.data).toMatchObject([{ transaction_type: 'CashBack', credit: 3, balance: 3 }])
})

test('[PRF-04] the offers of the day it was placed count', async () => {
  await deliver(6_000, { created_at: new Date('2026-10-31T18:59:59.000Z') })
  expect(await balance()).toBe(0)
  await deliver(6_000, { created_at: new Date('2026-11-15T18:59:59.000Z') })
  expect(await balance()).toBe(60)
})

test('[PRF-04] nobody gets an offer more often than it says', async () => {
  await offer([{ ...two, same_user_limit: 2 }])
  await Promise.all([deliver(1_000), deliver(1_000), deliver(1_000)])
  expect(await balance()).toBe(4)
  expect((await app.get('/cashback/list', ann.headers)).body).toEqual([])
  expect(await calculate(10)).toEqual({})
  ann = await signedInCustomer(app)
  expect(await calculate(10)).toMatchObject({ id: 2, calculated_amount: 2 })
})

test.each([
  ['without wallets', [five], { customer_wallet_status: false }],
  ['that cannot be read', [{ ...five, cashback_amount: 'much' }], {}],
])('[PRF-04] offers %s bring nothing', async (_, offers, more) => {
  await offer(offers, more)
  await deliver(6_000)
  expect(await calculate(100)).toEqual({})
  await offer([], {})
  expect(await balance()).toBe(0)
})
