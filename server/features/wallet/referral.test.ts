// Bringing friends: the referrer is thanked once for each friend, and nobody for themselves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSettings } from '#server/testing/settings.ts'
import { makeCustomer, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { generousSettings, type WalletServices, walletServices } from './wallet.fixture.ts'

let app: TestApp
let services: WalletServices

beforeAll(async () => {
  app = await createTestApp()
  await setSettings(app, generousSettings)
  services = walletServices(app)
})

afterAll(() => app.close())

const reward = (friend_id: number) => app.db.transaction((tx) => services.referrals.reward(tx, friend_id))

async function balance({ headers }: SignedIn): Promise<number> {
  return (await app.get('/customer/info', headers)).body.wallet_balance
}

test('[PRF-04] a friend who signs up by the code brings the reward with the first delivered order', async () => {
  const ann = await signedInCustomer(app)
  const friend = {
    f_name: 'Bob',
    l_name: 'Stone',
    email: 'bob@shop.test',
    phone: '+77015550001',
    password: 'correct horse',
    ref_code: ann.customer.ref_code,
  }
  const { body } = await app.send('POST', '/auth/sign-up', friend)
  const headers = { authorization: `Bearer ${body.token}` }
  const { body: bob } = await app.get('/customer/info', headers)
  expect(bob.ref_by).toBe(ann.customer.id)

  const order = {
    id: 100_001,
    customer_id: bob.id,
    order_amount: 1_000,
    is_first: true,
    created_at: new Date(testInstant),
  }
  const delivered = (more: Partial<typeof order> = {}) =>
    app.db.transaction((tx) => services.loyalty.orderDelivered(tx, { ...order, ...more }))
  await delivered({ id: 100_000, is_first: false })
  expect(await balance(ann)).toBe(0)
  await Promise.all([delivered(), delivered()])
  expect(await balance(ann)).toBe(3)

  const { body: page } = await app.get('/customer/referral', ann.headers)
  expect(page).toEqual({
    ref_code: ann.customer.ref_code,
    reward: 3,
    earned: 3,
    joined: [{ initials: 'B. S.', joined_at: expect.any(String), is_rewarded: true }],
  })
})

test('[PRF-04] who joined is told by initials, in any script, newest first, and only to the referrer', async () => {
  const ann = await signedInCustomer(app)
  const ref_by = ann.customer.id
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  await makeCustomer(app, { f_name: 'ольга', l_name: 'Ким', ref_by, created_at: at(1) })
  await makeCustomer(app, { f_name: 'ليلى', l_name: '', ref_by, created_at: at(2) })
  await makeCustomer(app, { f_name: '👩‍🚀x', l_name: 'y', ref_by, created_at: at(3), deleted_at: null })
  await makeCustomer(app, { f_name: '', l_name: '', ref_by, deleted_at: at(4) })
  const { body } = await app.get('/customer/referral', ann.headers)
  expect(body.joined.map((one: { initials: string }) => one.initials)).toEqual(['👩‍🚀. Y.', 'ل.', 'О. К.'])
  const bob = await signedInCustomer(app)
  expect((await app.get('/customer/referral', bob.headers)).body.joined).toEqual([])
  expect((await app.get('/customer/referral')).status).toBe(401)
})

test('[PRF-04] nobody is thanked for themselves, by a blocked or removed account, or without a referrer', async () => {
  const ann = await signedInCustomer(app)
  const blocked = await makeCustomer(app, { status: false })
  const removed = await makeCustomer(app, { deleted_at: new Date() })
  const lone = await makeCustomer(app)
  await reward(lone.id)
  for (const ref_by of [blocked.id, removed.id]) await reward((await makeCustomer(app, { ref_by })).id)
  const own = await makeCustomer(app, { id: 900_001, ref_by: 900_001 })
  await reward(own.id)
  for (const { id } of [ann.customer, blocked, removed, own]) {
    expect(await services.wallets.balanceOf(app.db, id)).toBe(0)
  }
})

test('[PRF-04] a phone that came by a code once does not come again, even from a removed account', async () => {
  const ann = await signedInCustomer(app)
  const person = {
    f_name: 'Carl',
    l_name: 'Moss',
    email: 'carl@shop.test',
    phone: '+77015550002',
    password: 'correct horse',
    ref_code: ann.customer.ref_code,
  }
  const first = await app.send('POST', '/auth/sign-up', person)
  const headers = { authorization: `Bearer ${first.body.token}` }
  expect((await app.send('POST', '/auth/sign-up', { ...person, email: 'c2@shop.test' })).status).toBe(403)
  await app.send('DELETE', '/customer/remove-account', {}, headers)
  const again = await app.send('POST', '/auth/sign-up', person)
  expect([again.status, again.body.errors?.[0]?.message]).toEqual([403, 'Referrer code already used'])
})

test('[HDR-04] with referrals switched off the page is refused and nobody is thanked', async () => {
  const ann = await signedInCustomer(app)
  const bob = await makeCustomer(app, { ref_by: ann.customer.id })
  await setSettings(app, { ref_earning_status: false })
  services.changes.announceAll()
  const { status, body } = await app.get('/customer/referral', ann.headers)
  expect([status, body.errors]).toEqual([403, [{ code: 'ref_code', message: 'Referer disable' }]])
  await reward(bob.id)
  expect(await balance(ann)).toBe(0)
})
