// Adding money to the wallet: begun over the API, decided at the gateway, booked once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { walletBonus } from '#server/database/schema/content.ts'
import { payment } from '#server/database/schema/payment.ts'
import { ledgerMovement } from '#server/database/schema/wallet.ts'
import { inAllLanguages } from '#server/testing/factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { generousSettings } from './wallet.fixture.ts'

let app: TestApp
let ann: SignedIn

const trial = { gateway: 'trial', gateway_title: 'Trial', gateway_image: 'trial.webp' }

beforeAll(async () => {
  app = await createTestApp({ DEMO: 'on' })
  await app.db.insert(walletBonus).values({
    title: inAllLanguages('Ten on top'),
    description: inAllLanguages('A tenth more'),
    bonus_type: 'percentage',
    bonus_amount: 1_000,
    minimum_add_amount: 2_000,
    maximum_bonus_amount: 500,
    start_date: new Date('2026-11-01T00:00:00Z'),
    end_date: new Date('2026-11-30T00:00:00Z'),
  })
})

beforeEach(async () => {
  await setSettings(app, {
    ...generousSettings,
    digital_payment: true,
    active_payment_method_list: [trial, { ...trial, gateway: 'stripe' }],
  })
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

const addFund = (body: unknown, headers: Record<string, string> = ann.headers) =>
  app.send('POST', '/customer/wallet/add-fund', body, headers)

const wanted = { amount: 20.5, payment_method: 'trial', callback: 'http://shop.test/profile?page=wallet' }

async function begin(body = wanted): Promise<string> {
  const reply = await addFund(body)
  expect(reply.status).toBe(200)
  return new URL(reply.body.redirect_link).pathname
}

const decide = (path: string, decision: string) =>
  app.fetch(path, {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const comeBack = (path: string) => app.fetch(path.replace('/trial/', '/return/'))

async function balance(): Promise<number> {
  return (await app.get('/customer/info', ann.headers)).body.wallet_balance
}

test('[PRF-04] the payer sees the amount, pays, comes back with a flag, and the money is there with its bonus', async () => {
  const path = await begin()
  const page = await app.fetch(`${path}?language=ru`)
  expect(await page.text()).toContain('$20.50')
  expect(await balance()).toBe(0)
  const decided = await decide(path, 'paid')
  expect([decided.status, decided.headers.get('location')]).toEqual([
    303,
    path.replace('/trial/', '/return/'),
  ])
  expect(await balance()).toBe(0)
  const back = await comeBack(path)
  expect(back.status).toBe(303)
  expect(back.headers.get('location')).toMatch(
    /^http:\/\/shop\.test\/profile\?page=wallet\?flag=success&&token=/,
  )
  expect(await balance()).toBe(22.55)
  const { body } = await app.get('/customer/wallet/transactions?limit=5&offset=1', ann.headers)
  expect(body.data).toMatchObject([{ transaction_type: 'add_fund', credit: 20.5, admin_bonus: 2.05 }])
})

test('[PRF-04] a callback repeated again and again books once', async () => {
  const path = await begin()
  await decide(path, 'paid')
  await Promise.all(Array.from({ length: 6 }, () => comeBack(path)))
  expect((await comeBack(path)).headers.get('location')).toContain('flag=success')
  expect(await balance()).toBe(22.55)
})

test.each([
  ['failed', 'fail'],
  ['canceled', 'cancel'],
])('[PRF-04] a %s payment books nothing, also when the payer decides anew', async (decision, flag) => {
  const path = await begin()
  await decide(path, decision)
  expect((await comeBack(path)).headers.get('location')).toContain(`?flag=${flag}&&`)
  expect((await decide(path, 'paid')).status).toBe(404)
  expect((await comeBack(path)).headers.get('location')).toContain(`?flag=${flag}&&`)
  expect(await balance()).toBe(0)
})

test.each(['paid', 'failed', 'canceled'])(
  '[PRF-04] a payer who goes back to what is %s is not asked to pay again',
  async (decision) => {
    const path = await begin()
    await decide(path, decision)
    await comeBack(path)
    const again = await app.fetch(path)
    expect([again.status, again.headers.get('location')]).toEqual([303, path.replace('/trial/', '/return/')])
  },
)

test('[PRF-04] who comes back without having decided has paid nothing, and may still pay', async () => {
  const path = await begin()
  expect((await comeBack(path)).headers.get('location')).toContain('flag=cancel')
  expect(await balance()).toBe(0)
  await decide(path, 'paid')
  expect((await comeBack(path)).headers.get('location')).toContain('flag=success')
})

test('[PRF-04] a forged return finds no payment, and an invented decision decides nothing', async () => {
  expect((await app.fetch('/payment/return/made-up?flag=success')).status).toBe(404)
  expect((await app.fetch('/payment/trial/made-up')).status).toBe(404)
  const path = await begin()
  expect((await decide(path, 'rich')).status).toBe(404)
  await app.fetch(`${path.replace('/trial/', '/return/')}?flag=success`)
  expect(await balance()).toBe(0)
})

test.each([
  ['nothing', { amount: 0 }, 'amount', 'The amount must be at least 1.'],
  ['less than nothing', { amount: -5 }, 'amount', 'The amount must be at least 1.'],
  ['words', { amount: 'much' }, 'amount', 'The amount must be a number.'],
  ['too much', { amount: 10_001 }, 'amount', 'The amount must not be greater than 10000.'],
  ['no way to pay', { payment_method: undefined }, 'payment_method', 'The payment method field is required.'],
  [
    'an unknown way',
    { payment_method: 'bkash' },
    'payment_method',
    'The selected payment method is invalid.',
  ],
  [
    'a way that is not set up',
    { payment_method: 'stripe' },
    'payment_method',
    'The selected payment method is invalid.',
  ],
  [
    'a callback elsewhere',
    { callback: 'https://evil.test/' },
    'callback',
    'The selected callback is invalid.',
  ],
])('[PRF-04] refuses %s', async (_, change, code, message) => {
  const { status, body } = await addFund({ ...wanted, ...change })
  expect([status, body.errors]).toEqual([403, [{ code, message }]])
})

test('[HDR-04] refuses while top-ups or the wallet are switched off, and strangers always', async () => {
  for (const off of [{ add_fund_status: false }, { customer_wallet_status: false }]) {
    await setSettings(app, { ...generousSettings, ...off })
    const { status, body } = await addFund(wanted)
    expect([status, body.errors[0].code]).toEqual([403, 'customer_wallet'])
  }
  await setSettings(app, generousSettings)
  expect((await addFund(wanted, {})).status).toBe(401)
  await setSettings(app, { digital_payment: false })
  expect((await addFund(wanted)).status).toBe(403)
})

test('[PRF-03] money that comes in after the account went goes back where it came from', async () => {
  const path = await begin()
  await decide(path, 'paid')
  expect((await app.send('DELETE', '/customer/remove-account', {}, ann.headers)).status).toBe(200)
  await comeBack(path)
  const [row] = await app.db.select().from(payment).where(eq(payment.customer_id, ann.customer.id))
  expect(row).toMatchObject({ outcome: 'paid', refund_due_at: expect.any(Date) })
  const booked = await app.db
    .select()
    .from(ledgerMovement)
    .where(eq(ledgerMovement.customer_id, ann.customer.id))
  expect(booked).toEqual([])
})
