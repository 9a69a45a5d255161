// Guests, and where a customer is signed in.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerSession, guest } from '#server/database/schema/session.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { makeCustomer, newGuest, openSession, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

const day = 86_400_000
const at = (milliseconds: number) => app.setNow(new Date(Date.parse(testInstant) + milliseconds))

test('[NET-05] a guest gets an id that cannot be guessed', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => app.send('POST', '/auth/guest/request', {})),
  )
  const ids = replies.map((one) => one.body.guest_id)
  expect(replies.every((one) => one.body.message === 'Guest varified')).toBe(true)
  expect(new Set(ids).size).toBe(20)
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
  expect(Math.max(...ids)).toBeGreaterThan(2 ** 40)
})

test('[NET-05] a guest’s push token is kept with it', async () => {
  const { body } = await app.send('POST', '/auth/guest/request', { fcm_token: 'push-1' })
  const [row] = await app.db.select().from(guest).where(eq(guest.id, body.guest_id))
  expect(row?.fcm_token).toBe('push-1')
})

test('[NET-05] a guest is remembered for sixty days after the last visit', async () => {
  at(0)
  const { guest_id } = await newGuest(app)
  const cart = () => app.get(`/customer/info?guest_id=${guest_id}`)
  at(59 * day)
  await cart()
  const [row] = await app.db.select().from(guest).where(eq(guest.id, guest_id))
  expect(row?.expires_at.getTime()).toBe(Date.parse(testInstant) + 119 * day)
  at(0)
})

test.each([
  [{}, 60],
  [{ remember: 'true' }, 60],
  [{ remember: 0 }, 1],
])('[AUT-01] signed in with %o, a session lives %i days after every visit', async (more, days) => {
  at(0)
  const { phone } = await makeCustomer(app, { password_hash: await hashPassword('a long secret') })
  const { body } = await app.send('POST', '/auth/login', { phone, password: 'a long secret', ...more })
  const visit = async () =>
    (await app.get('/customer/info', { authorization: `Bearer ${body.token}` })).status
  at(days * day - 1)
  expect(await visit()).toBe(200)
  at(2 * days * day - 2)
  expect(await visit()).toBe(200)
  at(3 * days * day)
  expect(await visit()).toBe(401)
  at(0)
})

test('[NET-12] a guest is no customer', async () => {
  const { guest_id } = await newGuest(app)
  for (const path of ['/customer/info', '/customer/sessions', '/customer/address/list']) {
    expect((await app.get(`${path}?guest_id=${guest_id}`)).status).toBe(401)
  }
})

test('[NET-03] a stranger and a forged token are refused', async () => {
  const { token } = await signedInCustomer(app)
  const forged = ['', 'Bearer', 'Bearer null', `Bearer ${token}x`, `Bearer ${token.toLowerCase()}`, token]
  for (const authorization of forged) {
    const reply = await app.get('/customer/sessions', authorization === '' ? {} : { authorization })
    expect(reply.status).toBe(401)
    expect(reply.body.errors).toEqual([{ code: 'auth-001', message: 'Unauthenticated.' }])
  }
})

test('a session lives sixty days from the last visit', async () => {
  at(0)
  const { body } = await app.send('POST', '/auth/sign-up', {
    f_name: 'A',
    l_name: 'B',
    email: 'sliding@shop.test',
    phone: '+77050000001',
    password: 'correct horse',
  })
  const headers = { authorization: `Bearer ${body.token}` }
  at(59 * day)
  expect((await app.get('/customer/info', headers)).status).toBe(200)
  at(118 * day)
  expect((await app.get('/customer/info', headers)).status).toBe(200)
  at(178 * day)
  expect((await app.get('/customer/info', headers)).status).toBe(401)
  at(0)
})

test('the customer sees own devices and which one this is', async () => {
  const customer = await makeCustomer(app)
  const here = await openSession(app, customer)
  const there = await openSession(app, customer)
  await signedInCustomer(app)
  at(10 * 60_000)
  const { body } = await app.get('/customer/sessions', here.headers)
  at(0)
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({
    id: here.session_id,
    is_current: true,
    user_agent: 'a test',
    last_seen_at: '2026-11-16T07:10:00.000Z',
  })
  expect(body[1]).toMatchObject({ id: there.session_id, is_current: false })
  expect(JSON.stringify(body)).not.toContain('token')
})

test('what a browser says of itself is kept, cut to a sane length', async () => {
  const agent = `Browser ${'x'.repeat(1_000)}`
  const { body } = await app.send(
    'POST',
    '/auth/sign-up',
    { f_name: 'A', l_name: 'B', email: 'agent@shop.test', phone: '+77050000002', password: 'long enough' },
    { 'user-agent': agent },
  )
  const devices = await app.get('/customer/sessions', { authorization: `Bearer ${body.token}` })
  expect(devices.body[0].user_agent).toBe(agent.slice(0, 300))
})

test('a customer signs another device out', async () => {
  const customer = await makeCustomer(app)
  const here = await openSession(app, customer)
  const there = await openSession(app, customer)
  const { status, body } = await app.send(
    'DELETE',
    `/customer/sessions/${there.session_id}`,
    {},
    here.headers,
  )
  expect([status, body]).toEqual([200, { message: 'Successfully removed' }])
  expect((await app.get('/customer/info', there.headers)).status).toBe(401)
  expect((await app.get('/customer/info', here.headers)).status).toBe(200)
})

test('refuses to sign another customer’s device out', async () => {
  const mine = await signedInCustomer(app)
  const other = await signedInCustomer(app)
  const { status } = await app.send('DELETE', `/customer/sessions/${other.session_id}`, {}, mine.headers)
  expect(status).toBe(404)
  expect((await app.get('/customer/info', other.headers)).status).toBe(200)
})

test('refuses a stranger who wants to sign a device out', async () => {
  const other = await signedInCustomer(app)
  expect((await app.send('DELETE', `/customer/sessions/${other.session_id}`)).status).toBe(401)
})

test('[HDR-05] logging out ends this session and no other', async () => {
  const customer = await makeCustomer(app)
  const here = await openSession(app, customer)
  const there = await openSession(app, customer)
  const { status, body } = await app.send('POST', '/auth/logout', {}, here.headers)
  expect([status, body]).toEqual([200, { message: 'Logout successful.' }])
  expect((await app.get('/customer/info', here.headers)).status).toBe(401)
  expect((await app.get('/customer/info', there.headers)).status).toBe(200)
  expect((await app.send('POST', '/auth/logout', {}, here.headers)).status).toBe(401)
})

test('expired sessions and guests do not pile up', async () => {
  at(0)
  const { guest_id } = await newGuest(app)
  const old = await signedInCustomer(app)
  const over = { expires_at: new Date(Date.parse(testInstant) + day) }
  await app.db.update(customerSession).set(over).where(eq(customerSession.id, old.session_id))
  at(400 * day)
  await newGuest(app)
  at(0)
  expect(await app.db.select().from(guest).where(eq(guest.id, guest_id))).toHaveLength(0)
  const left = await app.db.select().from(customerSession).where(eq(customerSession.id, old.session_id))
  expect(left).toHaveLength(0)
})
