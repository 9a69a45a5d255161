// A forgotten password: the same answers for known and unknown phones, and old sessions end.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, customerSession } from '#server/database/schema/session.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { makeCustomer, openSession } from '#server/testing/sign-in.ts'
import { type SmsGateway, startSmsGateway } from '#server/testing/sms-gateway.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let gateway: SmsGateway

beforeAll(async () => {
  gateway = await startSmsGateway()
  app = await createTestApp({ SMS_URL: gateway.url })
})

afterAll(async () => {
  await app.close()
  await gateway.close()
})

const at = (seconds: number) => app.setNow(new Date(Date.parse(testInstant) + seconds * 1_000))

const forgot = (phone: unknown) => app.send('POST', '/auth/forgot-password', { phone })
const check = (phone: string, reset_token: string) =>
  app.send('POST', '/auth/verify-token', { phone, reset_token })
const reset = (phone: string, reset_token: string, more: Record<string, unknown> = {}) =>
  app.send('PUT', '/auth/reset-password', {
    phone,
    reset_token,
    password: 'brand new secret',
    confirm_password: 'brand new secret',
    ...more,
  })

const wrong = (code: string) => (code === '0000' ? '0001' : '0000')

/** The answer does not wait for the text to leave. */
async function codeFor(phone: string): Promise<string> {
  await expect.poll(() => gateway.lastCode(phone)).toMatch(/^\d{4}$/)
  return gateway.lastCode(phone)
}

async function forgetful() {
  at(0)
  const customer = await makeCustomer(app)
  const phone = customer.phone ?? ''
  const asked = await forgot(phone)
  return { customer, phone, asked, code: await codeFor(phone) }
}

test('[AUT-01] a code by text message leads to a new password, and the old sessions end', async () => {
  const { customer, phone, asked, code } = await forgetful()
  const before = await openSession(app, customer)
  expect([asked.status, asked.body]).toEqual([200, { message: 'Otp sent successfull' }])

  const found = await check(phone, code)
  expect([found.status, found.body]).toEqual([200, { message: 'OTP found, you can proceed' }])

  const changed = await reset(phone, code)
  expect([changed.status, changed.body]).toEqual([200, { message: 'Password changed successfully.' }])
  expect((await app.get('/customer/info', before.headers)).status).toBe(401)
  const login = await app.send('POST', '/auth/login', { phone, password: 'brand new secret' })
  expect(login.status).toBe(200)
  expect(login.body.is_phone_verified).toBe(1)
})

/** Somebody waits for a row of this database. */
async function somebodyWaits(): Promise<true> {
  for (;;) {
    const { rows } = await app.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows.length > 0) return true
  }
}

const hashOf = async (id: number) =>
  (await app.db.select({ hash: customer.password_hash }).from(customer).where(eq(customer.id, id)))[0]?.hash

test('[AUT-01] a sign-in that knew the old password does not outlive its change', async () => {
  at(0)
  const password_hash = await hashPassword('the old secret')
  const { id, phone } = await makeCustomer(app, { password_hash })
  const login = await app.db.transaction(async (tx) => {
    await tx.update(customer).set({ password_hash: 'another' }).where(eq(customer.id, id))
    await tx.delete(customerSession).where(eq(customerSession.customer_id, id))
    const reply = app.send('POST', '/auth/login', { phone, password: 'the old secret' })
    await Promise.race([reply, somebodyWaits()])
    return { reply }
  })
  expect((await login.reply).status).toBe(401)
  expect(await app.db.$count(customerSession, eq(customerSession.customer_id, id))).toBe(0)
})

test('[AUT-01] the new password counts from the moment the old sessions are over', async () => {
  const { customer: row, phone, code } = await forgetful()
  const { session_id } = await openSession(app, row)
  const held = await app.db.transaction(async (tx) => {
    await tx.select().from(customerSession).where(eq(customerSession.id, session_id)).for('update')
    const reply = reset(phone, code)
    await somebodyWaits()
    return { reply, meanwhile: await hashOf(row.id) }
  })
  expect(held.meanwhile).toBe(row.password_hash)
  expect((await held.reply).status).toBe(200)
  expect(await hashOf(row.id)).not.toBe(row.password_hash)
})

test('[AUT-01] POST with _method stands in for PUT', async () => {
  const { phone, code } = await forgetful()
  const body = {
    _method: 'put',
    phone,
    reset_token: code,
    password: '12345678',
    confirm_password: '12345678',
  }
  expect((await app.send('POST', '/auth/reset-password', body)).status).toBe(200)
})

test('[AUT-01] nobody can learn from it whether a phone has an account', async () => {
  const { phone } = await forgetful()
  const unknown = '+77049999999'
  const sent = gateway.received.length
  const asked = await forgot(unknown)
  expect([asked.status, asked.body]).toEqual([200, { message: 'Otp sent successfull' }])
  expect(gateway.received).toHaveLength(sent)

  const answers = async (number: string) => {
    const replies = [
      await forgot(number),
      ...[await check(number, 'nope'), await reset(number, 'nope'), await check(number, 'nope')],
      ...[await check(number, 'nope'), await check(number, 'nope'), await check(number, 'nope')],
      ...[await check(number, 'nope'), await forgot(number)],
    ]
    return replies.map(({ status, body }) => [status, body])
  }
  expect(await answers(unknown)).toEqual(await answers(phone))
})

test('another code only after a minute', async () => {
  const { phone } = await forgetful()
  at(59)
  const early = await forgot(phone)
  expect(early.status).toBe(405)
  expect(early.body.errors).toEqual([{ code: 'otp', message: 'Please try again after 1 Seconds' }])
  expect(early.headers.get('retry-after')).toBe('1')
  at(60)
  expect((await forgot(phone)).status).toBe(200)
})

test('refuses a wrong code', async () => {
  const { phone, code } = await forgetful()
  const checked = await check(phone, wrong(code))
  expect([checked.status, checked.body.errors]).toEqual([400, [{ code: 'invalid', message: 'Invalid OTP.' }]])
  const changed = await reset(phone, wrong(code))
  expect([changed.status, changed.body.errors]).toEqual([400, [{ code: 'invalid', message: 'Invalid otp' }]])
})

test('refuses a code that is over', async () => {
  const { phone, code } = await forgetful()
  at(600)
  expect((await check(phone, code)).status).toBe(400)
  expect((await reset(phone, code)).status).toBe(400)
})

test('a code sets one password only', async () => {
  const { phone, code } = await forgetful()
  expect((await reset(phone, code)).status).toBe(200)
  expect(
    (await reset(phone, code, { password: 'another one', confirm_password: 'another one' })).status,
  ).toBe(400)
  expect((await check(phone, code)).status).toBe(400)
})

test('of two resets at once one wins', async () => {
  const { phone, code } = await forgetful()
  const both = await Promise.all([reset(phone, code), reset(phone, code)])
  expect(both.map((one) => one.status).toSorted()).toEqual([200, 400])
})

test('too many wrong codes lock both endpoints', async () => {
  const { phone, code } = await forgetful()
  for (let attempt = 1; attempt <= 3; attempt += 1) await check(phone, wrong(code))
  for (let attempt = 1; attempt <= 2; attempt += 1) await reset(phone, wrong(code))
  const blocked = await check(phone, code)
  expect([blocked.status, blocked.body.errors[0].code]).toEqual([405, 'otp_temp_blocked'])
  const held = await reset(phone, code)
  expect([held.status, held.body.errors]).toEqual([
    405,
    [{ code: 'otp_block_time', message: 'Please try again after 10 minutes' }],
  ])
  at(120)
  const asked = await forgot(phone)
  expect([asked.status, asked.body.errors[0].code]).toEqual([405, 'otp_block_time'])
})

test('refuses a confirmation that differs, before the code is spent', async () => {
  const { phone, code } = await forgetful()
  const differs = await reset(phone, code, { confirm_password: 'something else' })
  expect(differs.status).toBe(401)
  expect(differs.body.errors).toEqual([
    { code: 'mismatch', message: 'The confirm password and password must match.' },
  ])
  expect((await reset(phone, code)).status).toBe(200)
})

test.each([
  [{ password: '1234567', confirm_password: '1234567' }, 'password'],
  [{ confirm_password: null }, 'confirm_password'],
  [{ phone: 'none' }, 'phone'],
  [{ reset_token: '' }, 'reset_token'],
])('refuses %o', async (more, code) => {
  const { status, body } = await reset('+77040000001', '1111', more)
  expect([status, body.errors[0].code]).toEqual([403, code])
})

test('in the demo the answer shows the code', async () => {
  const demo = await createTestApp({ DEMO: 'on' })
  const { phone } = await makeCustomer(demo)
  const { body } = await demo.send('POST', '/auth/forgot-password', { phone })
  const reset_token = body.demo_otp
  const changed = { phone, reset_token, password: 'brand new', confirm_password: 'brand new' }
  expect((await demo.send('PUT', '/auth/reset-password', changed)).status).toBe(200)
  await demo.close()
})
