// Entering the desk with a password, how long a session lasts, and what guessing costs.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, staff, staffSession } from '#server/database/schema/staff.ts'
import { makeStaff, openStaffSession, signedInStaff, staffPassword } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
/** With the limits people meet. */
let guarded: TestApp

beforeAll(async () => {
  app = await createTestApp()
  guarded = await createTestApp({ RATE_LIMIT: 'on' })
})

afterAll(async () => {
  await app.close()
  await guarded.close()
})

beforeEach(() => {
  app.setNow(testInstant)
  guarded.setNow(testInstant)
})

const hour = 3_600_000
const later = (ms: number) => new Date(Date.parse(testInstant) + ms)

const enter = (email: string, password = staffPassword, more: object = {}) =>
  app.send('POST', '/desk/sign-in', { email, password, ...more })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('email and password open a session that says what its owner may do', async () => {
  const row = await makeStaff(app, ['support'], { name: 'Dana', language: 'ru' })
  const { status, body, headers } = await enter(row.email.toUpperCase())
  expect(status, JSON.stringify(body)).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.account).toEqual({
    id: row.id,
    name: 'Dana',
    email: row.email,
    language: 'ru',
    roles: ['support'],
    permissions: ['own_account', 'read_catalogue', 'edit_reviews', 'read_orders'],
    stores: [],
    has_second_factor: false,
    has_app: false,
    recovery_codes_left: 0,
  })
  expect((await app.get('/desk/account', bearer(body.token))).body).toEqual(body.account)
  const [session] = await app.db.select().from(staffSession).where(eq(staffSession.staff_id, row.id))
  expect(session?.token_hash).not.toContain(body.token)
  const log = await app.db.select().from(auditEntry).where(eq(auditEntry.staff_id, row.id))
  expect(log).toMatchObject([{ act: 'signed_in', subject: 'account', subject_id: row.id }])
})

test('unknown, inactive and mistyped are one answer', async () => {
  const row = await makeStaff(app, ['support'])
  const gone = await makeStaff(app, ['support'], { is_active: false })
  // Asked for a code, somebody would know that the password was right.
  const factor = { totp_secret: 'A'.repeat(32), totp_confirmed_at: new Date(testInstant) }
  const guardedOnce = await makeStaff(app, ['support'], { is_active: false, ...factor })
  const answers = [
    await enter('nobody@shop.test'),
    await enter(row.email, 'another password'),
    await enter(gone.email),
    await enter(guardedOnce.email),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(401)
    expect(body.errors).toEqual([{ code: 'sign-in', message: 'This email and password do not match.' }])
  }
  expect((await app.send('POST', '/desk/sign-in', {}, { 'x-localization': 'ru' })).status).toBe(403)
})

test('a session ends twelve hours after the last visit, and after fourteen days in all', async () => {
  const dana = await signedInStaff(app)
  const visit = async () => (await app.get('/desk/account', dana.headers)).status
  app.setNow(later(12 * hour - 1))
  expect(await visit()).toBe(200)
  for (let hours = 20; hours < 14 * 24; hours += 10) {
    app.setNow(later(hours * hour))
    expect(await visit(), `after ${hours} hours`).toBe(200)
  }
  app.setNow(later(14 * 24 * hour - 1))
  expect(await visit()).toBe(200)
  app.setNow(later(14 * 24 * hour))
  expect(await visit()).toBe(401)
  const other = await signedInStaff(app)
  app.setNow(later(12 * hour))
  expect((await app.get('/desk/account', other.headers)).status).toBe(401)
})

test('a visit is written down every five minutes at most', async () => {
  const dana = await signedInStaff(app)
  const seen = async () => {
    await app.get('/desk/account', dana.headers)
    const [row] = await app.db.select().from(staffSession).where(eq(staffSession.id, dana.session_id))
    return row?.last_seen_at.toISOString()
  }
  app.setNow(later(5 * 60_000 - 1))
  expect(await seen()).toBe(testInstant)
  app.setNow(later(5 * 60_000))
  expect(await seen()).toBe(later(5 * 60_000).toISOString())
  const { body } = await app.get('/desk/staff', dana.headers)
  const own = body.staff.find((one: { id: number }) => one.id === dana.staff.id)
  expect(own.last_seen_at).toBe(later(5 * 60_000).toISOString())
})

test('sessions are listed, ended one by one, and gone after signing out', async () => {
  const dana = await signedInStaff(app, ['courier'])
  const phone = await openStaffSession(app, dana.staff)
  const stranger = await signedInStaff(app, ['courier'])
  const listed = await app.get('/desk/account/sessions', dana.headers)
  expect(listed.body).toHaveLength(2)
  expect(listed.body.filter((one: { is_current: boolean }) => one.is_current)).toMatchObject([
    { id: dana.session_id, user_agent: 'a test' },
  ])
  const end = (id: number) => app.send('DELETE', `/desk/account/sessions/${id}`, {}, dana.headers)
  expect((await end(stranger.session_id)).status).toBe(404)
  expect((await app.get('/desk/account', stranger.headers)).status).toBe(200)
  expect((await end(phone.session_id)).status).toBe(200)
  expect((await app.get('/desk/account', phone.headers)).status).toBe(401)
  expect((await app.send('POST', '/desk/sign-out', {}, dana.headers)).status).toBe(200)
  expect((await app.get('/desk/account', dana.headers)).status).toBe(401)
})

test('name and language are one’s own to change', async () => {
  const dana = await signedInStaff(app, ['marketing'])
  const change = (body: object) => app.send('PUT', '/desk/account', body, dana.headers)
  expect((await change({ name: ' Dana K. ', language: 'tg' })).body).toMatchObject({
    name: 'Dana K.',
    language: 'tg',
  })
  for (const wrong of [{ name: '', language: 'tg' }, { name: 'Dana', language: 'xx' }, { name: ['a'] }, {}]) {
    expect((await change(wrong)).status).toBe(403)
  }
})

test('another password takes the old one and ends all other sessions', async () => {
  const dana = await signedInStaff(app, ['support'])
  const elsewhere = await openStaffSession(app, dana.staff)
  const change = (password: string, new_password: string) =>
    app.send('POST', '/desk/account/password', { password, new_password }, dana.headers)
  expect((await change('wrong one', 'a brand new password')).body.errors).toEqual([
    { code: 'password', message: 'The password is not right.' },
  ])
  expect((await change(staffPassword, 'short')).status).toBe(403)
  expect((await app.get('/desk/account', elsewhere.headers)).status).toBe(200)
  expect((await change(staffPassword, 'a brand new password')).status).toBe(200)
  expect((await app.get('/desk/account', elsewhere.headers)).status).toBe(401)
  expect((await app.get('/desk/account', dana.headers)).status).toBe(200)
  expect((await enter(dana.staff.email)).status).toBe(401)
  expect((await enter(dana.staff.email, 'a brand new password')).status).toBe(200)
})

/** From one address of the guarded shop. */
async function guess(address: string, path: string, body: object, headers: object = {}) {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  return (await guarded.fetch(`/api/v1${path}`, init, address)).status
}

test('after ten wrong passwords the next has to wait, right or wrong; a customer’s account of the same email does not', async () => {
  const { email } = await makeStaff(guarded, ['owner'])
  const from = '203.0.113.7'
  for (let turn = 1; turn <= 10; turn += 1) {
    expect(await guess(from, '/desk/sign-in', { email, password: `wrong ${turn}` })).toBe(401)
  }
  expect(await guess(from, '/desk/sign-in', { email, password: staffPassword })).toBe(429)
  expect(await guess('203.0.113.8', '/desk/sign-in', { email, password: staffPassword })).toBe(200)
  expect(await guess('203.0.113.9', '/auth/login', { email, password: 'something' })).toBe(401)
  guarded.setNow(later(61_000))
  expect(await guess(from, '/desk/sign-in', { email, password: staffPassword })).toBe(200)
})

test('a stolen session cannot try passwords for ever either', async () => {
  const dana = await signedInStaff(guarded)
  const from = '203.0.113.17'
  const change = (password: string) =>
    guess(from, '/desk/account/password', { password, new_password: 'a brand new password' }, dana.headers)
  for (let turn = 1; turn <= 10; turn += 1) expect(await change(`wrong ${turn}`)).toBe(403)
  expect(await change(staffPassword)).toBe(429)
  const [row] = await guarded.db.select().from(staff).where(eq(staff.id, dana.staff.id))
  expect(row?.password_hash).toBe(dana.staff.password_hash)
})

const huge = 'x'.repeat(100_000)

test.each([
  { email: huge, password: huge },
  { email: 'dana@shop.test', password: huge },
  { email: ['dana@shop.test'], password: { a: 1 } },
  { email: 'dana@shop.test', password: 'x', code: huge },
  { email: 'dana@shop.test\u0000', password: '\u0000' },
  { email: null, password: 12 },
])('%# whatever is sent instead of credentials is refused', async (sent) => {
  const { status } = await app.send('POST', '/desk/sign-in', sent)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})
