// The customer's own account: reading and changing it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { category } from '#server/database/schema/item.ts'
import { customer, customerSession } from '#server/database/schema/session.ts'
import { makeCategory, makeModule, makeZone } from '#server/testing/factories.ts'
import { makeCustomer, openSession, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'
import { putMoney, putPoints } from '#server/testing/wallet-factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const update = (body: unknown, headers: Record<string, string> = {}) =>
  app.send('POST', '/customer/update-profile', body, headers)

async function rowOf(id: number) {
  const [row] = await app.db.select().from(customer).where(eq(customer.id, id))
  return row
}

test('[PRF-02] the customer reads the own profile, and nothing secret is in it', async () => {
  const { customer: row, headers } = await signedInCustomer(app, {
    password_hash: 'hash-secret',
    created_at: new Date(Date.parse(testInstant) - 10.5 * 86_400_000),
  })
  await app.send('PUT', '/customer/cm-firebase-token', { cm_firebase_token: 'push-secret' }, headers)
  await putMoney(app, row.id, 1_250)
  await putPoints(app, row.id, 30)
  const { status, body } = await app.get('/customer/info', headers)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: row.id,
    f_name: 'Ann',
    phone: row.phone,
    is_phone_verified: 1,
    wallet_balance: 12.5,
    loyalty_point: 30,
    ref_code: row.ref_code,
    login_medium: 'manual',
    image: null,
    userinfo: null,
    member_since_days: 10,
  })
  expect(JSON.stringify(body)).not.toContain('secret')
  for (const name of ['password_hash', 'password', 'cm_firebase_token', 'temp_token', 'interest']) {
    expect(body).not.toHaveProperty(name)
  }
})

test('the language of the last visit is remembered for messages', async () => {
  const { customer: row, headers } = await signedInCustomer(app)
  const { body } = await app.get('/customer/info', { ...headers, 'x-localization': 'tg' })
  expect(body.current_language_key).toBe('tg')
  expect((await rowOf(row.id))?.current_language_key).toBe('tg')
})

test('[PRF-02] changes name and e-mail address; the phone stays whatever is sent', async () => {
  const { customer: row, headers } = await signedInCustomer(app, { email_verified_at: new Date() })
  const wanted = { f_name: 'Zoë', l_name: 'Ng', email: 'ZOE@shop.test', phone: '+77999999999' }
  const { status, body } = await update(wanted, headers)
  expect([status, body]).toEqual([200, { message: 'Successfully updated' }])
  expect((await app.get('/customer/info', headers)).body).toMatchObject({
    f_name: 'Zoë',
    l_name: 'Ng',
    email: 'zoe@shop.test',
    phone: row.phone,
    is_email_verified: 0,
    email_verified_at: null,
  })
})

test('[PRF-02] another address is not the account’s before it is proven, and the old one can be had back', async () => {
  const { customer: row, headers } = await signedInCustomer(app, { email_verified_at: new Date() })
  const named = { f_name: 'A', l_name: 'B' }
  await update({ ...named, email: 'other@shop.test' }, headers)
  expect(await rowOf(row.id)).toMatchObject({ email: row.email, new_email: 'other@shop.test' })
  await update({ ...named, email: row.email }, headers)
  const { body } = await app.get('/customer/info', headers)
  expect(body).toMatchObject({ email: row.email, is_email_verified: 1 })
})

test('one name in one field is cut at its first space, and a proven address stays proven', async () => {
  const { customer: row, headers } = await signedInCustomer(app, { email_verified_at: new Date() })
  await update({ name: 'Jo van Dam', email: row.email }, headers)
  const after = await rowOf(row.id)
  expect(after).toMatchObject({ f_name: 'Jo', l_name: 'van Dam' })
  expect(after?.email_verified_at).not.toBeNull()
})

test('[PRF-02] every missing field is named', async () => {
  const { headers } = await signedInCustomer(app)
  const { status, body } = await update({}, headers)
  expect(status).toBe(403)
  expect(
    body.errors.toSorted((a: { code: string }, b: { code: string }) => (a.code < b.code ? -1 : 1)),
  ).toEqual([
    { code: 'email', message: 'The email field is required.' },
    { code: 'f_name', message: 'First name is required!' },
    { code: 'l_name', message: 'Last name is required!' },
  ])
})

test.each([
  [{ email: `${'a'.repeat(250)}@b.test` }, 'email', 'The email must not be greater than 255 characters.'],
  [{ email: 'nobody' }, 'email', 'The email must be a valid email address.'],
  [{ password: '1234567' }, 'password', 'The password must be at least 8 characters.'],
])('[PRF-02] refuses %o', async (change, code, message) => {
  const { customer: row, headers } = await signedInCustomer(app)
  const reply = await update({ f_name: 'A', l_name: 'B', email: row.email, ...change }, headers)
  expect([reply.status, reply.body.errors]).toEqual([403, [{ code, message }]])
})

test('[PRF-02] an address that is another customer’s is answered like a free one', async () => {
  const other = await makeCustomer(app, { email_verified_at: new Date() })
  const changeTo = async (email: string | null) => {
    const { headers } = await signedInCustomer(app)
    const { status, body } = await update({ f_name: 'A', l_name: 'B', email }, headers)
    const { email: shown, is_email_verified } = (await app.get('/customer/info', headers)).body
    return { status, body, is_email_verified, isShown: shown === email }
  }
  const free = await changeTo('nobody-has-it@shop.test')
  expect(free).toMatchObject({ status: 200, is_email_verified: 0, isShown: true })
  expect(await changeTo(other.email)).toEqual(free)
})

test('[PRF-02] a new password signs the other devices out and works from then on', async () => {
  const row = await makeCustomer(app)
  const here = await openSession(app, row)
  const there = await openSession(app, row)
  const body = { f_name: 'A', l_name: 'B', email: row.email, password: 'brand new secret' }
  expect((await update(body, here.headers)).status).toBe(200)
  expect((await app.get('/customer/info', there.headers)).status).toBe(401)
  expect((await app.get('/customer/info', here.headers)).status).toBe(200)
  const login = { phone: row.phone, password: 'brand new secret' }
  expect((await app.send('POST', '/auth/login', login)).status).toBe(200)
})

test('[PRF-02] without a password the old one stays', async () => {
  const row = await makeCustomer(app, { password_hash: 'untouched' })
  const here = await openSession(app, row)
  const there = await openSession(app, row)
  await update({ f_name: 'A', l_name: 'B', email: row.email, password: '' }, here.headers)
  expect((await rowOf(row.id))?.password_hash).toBe('untouched')
  expect((await app.get('/customer/info', there.headers)).status).toBe(200)
})

test('[PRF-02] who came through a provider cannot set a password here', async () => {
  const { customer: row, headers } = await signedInCustomer(app, { login_medium: 'google', social_id: 'x1' })
  const body = { f_name: 'A', l_name: 'B', email: row.email, password: 'brand new secret' }
  const refused = await update(body, headers)
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'password'])
  const { password: _password, ...rest } = body
  expect((await update(rest, headers)).status).toBe(200)
})

test('interests are kept as a whole and read back, and only categories that exist', async () => {
  const module = await makeModule(app.db)
  const liked = [await makeCategory(app.db, { module_id: module.id })]
  liked.push(await makeCategory(app.db, { module_id: module.id }))
  const { customer: row, headers } = await signedInCustomer(app)
  const send = (interest: unknown) => app.send('POST', '/customer/update-interest', { interest }, headers)

  const ids = liked.map((one) => one.id)
  expect((await send(ids)).body).toEqual({ message: 'Interest updated successfully' })
  expect((await rowOf(row.id))?.interest).toEqual(ids)
  expect((await send(JSON.stringify([ids[1], ids[1]]))).status).toBe(200)
  expect((await rowOf(row.id))?.interest).toEqual([ids[1]])

  const unknown = await send([ids[0], 999_999])
  expect([unknown.status, unknown.body.errors[0].code]).toEqual([403, 'interest'])
  expect((await rowOf(row.id))?.interest).toEqual([ids[1]])
  expect((await app.send('POST', '/customer/update-interest', {}, headers)).status).toBe(403)

  const read = async () => (await app.get('/customer/interest', headers)).body
  await send(ids)
  expect(await read()).toEqual({ interest: ids })
  await app.db
    .update(category)
    .set({ status: false })
    .where(eq(category.id, Number(ids[0])))
  expect(await read()).toEqual({ interest: [ids[1]] })
  expect((await send([])).status).toBe(200)
  expect(await read()).toEqual({ interest: [] })
})

test('a push token is kept, by PUT or by POST with _method, and @ forgets it', async () => {
  const { session_id, headers } = await signedInCustomer(app)
  const kept = async () => {
    const [row] = await app.db.select().from(customerSession).where(eq(customerSession.id, session_id))
    return row?.firebase_token
  }
  const path = '/customer/cm-firebase-token'
  const put = await app.send('PUT', path, { cm_firebase_token: 'push-1' }, headers)
  expect([put.status, put.body]).toEqual([200, { message: 'Updated successfully' }])
  expect(await kept()).toBe('push-1')
  await app.send('POST', path, { _method: 'put', cm_firebase_token: 'push-2' }, headers)
  expect(await kept()).toBe('push-2')
  await app.send('PUT', path, { cm_firebase_token: '@' }, headers)
  expect(await kept()).toBeNull()
})

test('the zone of the visit is remembered', async () => {
  const zone = await makeZone(app.db)
  const { customer: row, headers } = await signedInCustomer(app)
  const { status, body } = await app.get('/customer/update-zone', { ...headers, zoneid: `[${zone.id}]` })
  expect([status, body]).toEqual([200, []])
  expect((await rowOf(row.id))?.zone_id).toBe(zone.id)
  expect((await app.get('/customer/update-zone', headers)).body.errors[0].code).toBe('zoneId')
  const unknown = await app.get('/customer/update-zone', { ...headers, zoneid: '[999999]' })
  expect([unknown.status, unknown.body.errors[0].code]).toEqual([403, 'zoneId'])
})

test.each([
  ['GET', '/customer/info'],
  ['POST', '/customer/update-profile'],
  ['GET', '/customer/interest'],
  ['POST', '/customer/update-interest'],
  ['PUT', '/customer/cm-firebase-token'],
  ['GET', '/customer/update-zone'],
  ['GET', '/customer/suggested-items'],
  ['GET', '/customer/notifications'],
  ['GET', '/customer/my-data'],
  ['DELETE', '/customer/remove-account'],
] as const)('[NET-12] %s %s refuses a stranger', async (method, path) => {
  const headers = { zoneid: '[1]' }
  const { status, body } = await (method === 'GET'
    ? app.get(path, headers)
    : app.send(method, path, {}, headers))
  expect([status, body.errors]).toEqual([401, [{ code: 'auth-001', message: 'Unauthenticated.' }]])
})
