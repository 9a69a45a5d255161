// Exporting one's personal data, and removing the account.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { address } from '#server/database/schema/address.ts'
import { customer, customerSession, oneTimeCode } from '#server/database/schema/session.ts'
import { cityCentre, makeZone } from '#server/testing/factories.ts'
import { openSession, type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { putMoney, putPoints } from '#server/testing/wallet-factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await makeZone(app.db)
})

afterAll(() => app.close())

const somewhere = {
  contact_person_name: 'Ann Lee',
  contact_person_number: '+77010000001',
  address_type: 'home',
  address: '1 Long Street',
  ...cityCentre,
}

const saveAddress = ({ headers }: SignedIn) => app.send('POST', '/customer/address/add', somewhere, headers)

const remove = ({ headers }: SignedIn) => app.send('DELETE', '/customer/remove-account', {}, headers)

test('the customer takes along everything that is kept, and nobody else’s', async () => {
  const ann = await signedInCustomer(app, { interest: [4], password_hash: 'hash-secret' })
  await saveAddress(ann)
  await saveAddress(await signedInCustomer(app))
  const { status, body } = await app.get('/customer/my-data', ann.headers)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    exported_at: '2026-11-16T07:00:00.000Z',
    profile: { id: ann.customer.id, email: ann.customer.email },
    interest: [4],
    addresses: [{ user_id: ann.customer.id, address: '1 Long Street' }],
    sessions: [{ id: ann.session_id, is_current: true }],
    notifications: [],
  })
  expect(body.addresses).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('[PRF-03] everything that is kept is gathered ten times a minute, then one waits', async () => {
  const limited = await createTestApp({ RATE_LIMIT: 'on' })
  const ann = await signedInCustomer(limited)
  const take = () => limited.get('/customer/my-data', ann.headers)
  for (let time = 1; time <= 10; time += 1) expect((await take()).status).toBe(200)
  const refused = await take()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await limited.close()
})

test('[PRF-03] removing the account erases the person and ends every session', async () => {
  const ann = await signedInCustomer(app, { image: 'customer-0.webp', social_id: 'x', interest: [1] })
  const elsewhere = await openSession(app, ann.customer)
  await saveAddress(ann)
  await app.send('POST', '/auth/forgot-password', { phone: ann.customer.phone })

  const { status, body } = await remove(ann)
  expect([status, body]).toEqual([200, []])
  const [row] = await app.db.select().from(customer).where(eq(customer.id, ann.customer.id))
  expect(row).toMatchObject({
    f_name: '',
    l_name: '',
    phone: null,
    email: null,
    password_hash: null,
    image: null,
    social_id: null,
    interest: [],
    status: false,
  })
  expect(row?.deleted_at).not.toBeNull()
  const own = ann.customer.id
  expect(await app.db.select().from(address).where(eq(address.customer_id, own))).toEqual([])
  expect(await app.db.select().from(customerSession).where(eq(customerSession.customer_id, own))).toEqual([])
  const codes = await app.db
    .select()
    .from(oneTimeCode)
    .where(eq(oneTimeCode.subject, ann.customer.phone ?? ''))
  expect(codes).toEqual([])
  for (const { headers } of [ann, elsewhere]) {
    expect((await app.get('/customer/info', headers)).status).toBe(401)
  }
})

test('[PRF-03] a token of a removed account opens nothing, even if its session were still there', async () => {
  const ann = await signedInCustomer(app)
  await remove(ann)
  // Unblocking cannot bring back what is gone.
  await app.db.update(customer).set({ status: true }).where(eq(customer.id, ann.customer.id))
  const left = await openSession(app, ann.customer)
  expect((await app.get('/customer/sessions', left.headers)).status).toBe(401)
})

test('[PRF-03] phone and address are free again', async () => {
  const ann = await signedInCustomer(app)
  await remove(ann)
  const { phone, email } = ann.customer
  const again = { f_name: 'Ann', l_name: 'Again', phone, email, password: 'correct horse' }
  const { status, body } = await app.send('POST', '/auth/sign-up', again)
  expect(status).toBe(200)
  const info = await app.get('/customer/info', { authorization: `Bearer ${body.token}` })
  expect(info.body.id).not.toBe(ann.customer.id)
  expect(
    (await app.get('/customer/address/list', { authorization: `Bearer ${body.token}` })).body,
  ).toMatchObject({ total_size: 0 })
})

test('[PRF-03] others stay as they are', async () => {
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  await saveAddress(bob)
  await remove(ann)
  expect((await app.get('/customer/info', bob.headers)).body.email).toBe(bob.customer.email)
  expect((await app.get('/customer/address/list', bob.headers)).body.total_size).toBe(1)
})

test('[PRF-03] what came in since the customer looked is not lost unasked', async () => {
  const ann = await signedInCustomer(app)
  await putMoney(app, ann.customer.id, 1_250)
  await putPoints(app, ann.customer.id, 40)
  const leave = (seen: object) => app.send('DELETE', '/customer/remove-account', seen, ann.headers)
  for (const seen of [
    { wallet_balance: 12, loyalty_point: 40 },
    { wallet_balance: 12.5, loyalty_point: 39 },
  ]) {
    const { status, body } = await leave(seen)
    expect([status, body.errors[0].code]).toEqual([409, 'holdings'])
  }
  expect((await leave({ wallet_balance: 'much' })).status).toBe(403)
  expect((await app.get('/customer/info', ann.headers)).status).toBe(200)
  expect((await leave({ wallet_balance: 12.5, loyalty_point: 40 })).status).toBe(200)
})
