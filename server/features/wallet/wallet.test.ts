// The wallet over HTTP: what happened to it, and what is given on top.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletBonus } from '#server/database/schema/content.ts'
import { inAllLanguages } from '#server/testing/factories.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { putMoney } from '#server/testing/wallet-factories.ts'
import { walletServices } from './wallet.fixture.ts'
import type { WalletMovement, WalletService } from './wallet.service.ts'

let app: TestApp
let wallets: WalletService

beforeAll(async () => {
  app = await createTestApp()
  wallets = walletServices(app).wallets
})

afterAll(() => app.close())

const move = (movement: WalletMovement) => app.db.transaction((tx) => wallets.move(tx, movement))

async function customerWithHistory() {
  const ann = await signedInCustomer(app)
  const customer_id = ann.customer.id
  await putMoney(app, customer_id, 5_000)
  await move({ customer_id, transaction_type: 'order_place', amount: 1_250, reference: '100001' })
  await move({ customer_id, transaction_type: 'referrer', amount: 300, reference: 'customer 7' })
  await move({ customer_id, transaction_type: 'order_refund', amount: 250, reference: '100001' })
  return ann
}

const list = (query: string, headers: Record<string, string> = {}) =>
  app.get(`/customer/wallet/transactions?${query}`, headers)

test('[PRF-04] transactions newest first, each with the balance after it', async () => {
  const ann = await customerWithHistory()
  const { status, body } = await list('limit=10&offset=1', ann.headers)
  expect(status).toBe(200)
  expect(body).toMatchObject({ total_size: 4, limit: 10, offset: 1 })
  expect(body.data.map((one: { balance: number }) => one.balance)).toEqual([43, 40.5, 37.5, 50])
  expect(body.data[2]).toMatchObject({
    user_id: ann.customer.id,
    transaction_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    credit: 0,
    debit: 12.5,
    admin_bonus: 0,
    transaction_type: 'order_place',
    reference: '100001',
    created_at: '2026-11-16 12:00:00',
  })
  const { body: profile } = await app.get('/customer/info', ann.headers)
  expect(profile.wallet_balance).toBe(43)
})

test.each([
  ['all', 4, [43, 40.5, 37.5, 50]],
  ['order', 2, [43, 37.5]],
  ['referrer', 1, [40.5]],
  ['add_fund', 1, [50]],
  ['loyalty_point', 0, []],
  ['CashBack', 0, []],
])('[PRF-04] the filter %s keeps true balances and totals', async (type, total_size, balances) => {
  const ann = await customerWithHistory()
  const { body } = await list(`limit=10&offset=1&type=${type}`, ann.headers)
  expect(body.total_size).toBe(total_size)
  expect(body.data.map((one: { balance: number }) => one.balance)).toEqual(balances)
})

test('[NET-07] pages hold what they should, and past the end there is nothing', async () => {
  const ann = await customerWithHistory()
  const second = await list('limit=3&offset=2', ann.headers)
  expect(second.body).toMatchObject({ total_size: 4, limit: 3, offset: 2, data: [{ balance: 50 }] })
  expect((await list('limit=3&offset=9', ann.headers)).body.data).toEqual([])
})

test.each([
  ['offset=1', 'limit', 'The limit field is required.'],
  ['limit=10', 'offset', 'The offset field is required.'],
  ['limit=10&offset=1&type=king', 'type', 'The selected type is invalid.'],
  ['limit=0&offset=1', 'limit', 'The limit must be at least 1.'],
  ['limit=1.5&offset=1', 'limit', 'The limit must be an integer.'],
])('refuses %s', async (query, code, message) => {
  const ann = await signedInCustomer(app)
  const { status, body } = await list(query, ann.headers)
  expect([status, body.errors]).toEqual([403, [{ code, message }]])
})

test('nobody sees another’s wallet, and a stranger sees none', async () => {
  await customerWithHistory()
  const bob = await signedInCustomer(app)
  expect((await list('limit=10&offset=1', bob.headers)).body).toMatchObject({ total_size: 0, data: [] })
  expect((await list('limit=10&offset=1')).status).toBe(401)
  expect((await app.get('/customer/wallet/bonuses')).status).toBe(401)
})

test('[PRF-04] bonuses that run now, in the caller’s language and in decimals', async () => {
  const bonus = {
    title: inAllLanguages('Ten on top'),
    description: inAllLanguages('A tenth more'),
    bonus_type: 'percentage',
    bonus_amount: 1_050,
    minimum_add_amount: 2_000,
    maximum_bonus_amount: 500,
    start_date: new Date('2026-11-01T00:00:00Z'),
    end_date: new Date('2026-11-30T00:00:00Z'),
  } as const
  await app.db
    .insert(walletBonus)
    .values([
      bonus,
      { ...bonus, status: false },
      { ...bonus, end_date: new Date('2026-11-15T00:00:00Z') },
      { ...bonus, start_date: new Date('2026-11-17T00:00:00Z') },
    ])
  const ann = await signedInCustomer(app)
  const { body } = await app.get('/customer/wallet/bonuses', { ...ann.headers, 'x-localization': 'ru' })
  expect(body).toEqual([
    {
      id: expect.any(Number),
      title: 'Ten on top (ru)',
      description: 'A tenth more (ru)',
      bonus_type: 'percentage',
      bonus_amount: 10.5,
      minimum_add_amount: 20,
      maximum_bonus_amount: 5,
      start_date: '2026-11-01T00:00:00.000Z',
      end_date: '2026-11-30T00:00:00.000Z',
      status: 1,
    },
  ])
})

test('[PRF-04] a statement holds the days asked for, oldest first, between two balances', async () => {
  const ann = await customerWithHistory()
  const whole = await app.get('/customer/wallet/statement', ann.headers)
  expect(whole.body).toMatchObject({ opening_balance: 0, closing_balance: 43 })
  expect(whole.body.data.map((one: { balance: number }) => one.balance)).toEqual([50, 37.5, 40.5, 43])
  const today = await app.get('/customer/wallet/statement?from=2026-11-16&to=2026-11-16', ann.headers)
  expect(today.body).toEqual(whole.body)
  const later = await app.get('/customer/wallet/statement?from=2026-11-17', ann.headers)
  expect(later.body).toEqual({ opening_balance: 43, closing_balance: 43, data: [] })
  const before = await app.get('/customer/wallet/statement?to=2026-11-15', ann.headers)
  expect(before.body).toEqual({ opening_balance: 0, closing_balance: 0, data: [] })
})

test('a statement refuses days that are none, and strangers', async () => {
  const ann = await signedInCustomer(app)
  for (const days of ['from=2026-02-30', 'from=0000-01-01', 'from=0999-12-31', 'to=9999-12-31']) {
    expect((await app.get(`/customer/wallet/statement?${days}`, ann.headers)).status, days).toBe(403)
  }
  expect((await app.get('/customer/wallet/statement')).status).toBe(401)
})

test('[PRF-04] a top-up comes with the bonus that ran when the customer was asked to pay, once', async () => {
  const ann = await signedInCustomer(app)
  const paid = { customer_id: ann.customer.id, amount: 10_000, reference: 'payment 1' }
  const asked_at = new Date('2026-11-10T00:00:00Z')
  const topUp = () => app.db.transaction((tx) => wallets.topUp(tx, { ...paid, asked_at }))
  expect(await Promise.all([topUp(), topUp(), topUp()])).toHaveLength(3)
  const { body } = await list('limit=10&offset=1&type=add_fund', ann.headers)
  expect(body.data).toMatchObject([{ credit: 100, admin_bonus: 5, debit: 0, balance: 105 }])
})
