// Proving an e-mail address by a code in a letter.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ DEMO: 'on' })
})

afterAll(() => app.close())

const check = (email: string | null, headers?: Record<string, string>) =>
  app.send('POST', '/auth/check-email', { email }, headers)
const verify = (email: string | null, token: string, headers?: Record<string, string>) =>
  app.send('POST', '/auth/verify-email', { email, token }, headers)

test('a free address is sent a code, and the code proves it once', async () => {
  const asked = await check('Fresh@Shop.test')
  expect(asked.body).toMatchObject({ message: 'Email is ready to register', token: 'active' })
  const proven = await verify('fresh@shop.test', asked.body.demo_otp)
  expect([proven.status, proven.body]).toEqual([200, { message: 'Token varified' }])
  const again = await verify('fresh@shop.test', asked.body.demo_otp)
  expect(again.status).toBe(404)
  expect(again.body.errors).toEqual([{ code: 'token', message: 'Code not found' }])
})

test('a customer proves the address of the own account', async () => {
  const { customer: row, headers } = await signedInCustomer(app)
  const asked = await check(row.email, headers)
  await verify(row.email, asked.body.demo_otp, headers)
  const { body } = await app.get('/customer/info', headers)
  expect(body).toMatchObject({ is_email_verified: 1, email_verified_at: '2026-11-16T07:00:00.000Z' })
})

test('a taken address is answered like a free one, and a code proves nothing for the account of others', async () => {
  const { customer: row } = await signedInCustomer(app)
  const other = await signedInCustomer(app)
  for (const [turn, caller] of [{}, other.headers].entries()) {
    const free = await check(`free-${turn}@shop.test`, caller)
    app.setNow(new Date(Date.parse(testInstant) + (turn + 1) * 61_000))
    const taken = await check(row.email, caller)
    const alike = { demo_otp: expect.stringMatching(/^\d{4}$/) }
    expect([taken.status, taken.body]).toEqual([free.status, { ...free.body, ...alike }])
    await verify(row.email, taken.body.demo_otp, caller)
  }
  const [after] = await app.db.select().from(customer).where(eq(customer.id, row.id))
  expect(after?.email_verified_at).toBeNull()
})

describe('another address', () => {
  const password = 'correct horse'
  const change = (email: string, headers: Record<string, string>) =>
    app.send('POST', '/customer/update-profile', { f_name: 'A', l_name: 'B', email }, headers)
  const login = async (email: string) => (await app.send('POST', '/auth/login', { email, password })).status
  const person = async (more: { email_verified_at?: Date } = {}) =>
    signedInCustomer(app, { password_hash: await hashPassword(password), ...more })

  async function prove(email: string, headers: Record<string, string>) {
    const { body } = await check(email, headers)
    return verify(email, body.demo_otp, headers)
  }

  test('signs nobody in before it is proven, free or taken', async () => {
    const other = await signedInCustomer(app)
    const ann = await person()
    const bob = await person()
    await change('wanted@shop.test', ann.headers)
    await change(other.customer.email ?? '', bob.headers)
    expect([await login('wanted@shop.test'), await login(other.customer.email ?? '')]).toEqual([401, 401])
    expect(await login(ann.customer.email ?? '')).toBe(200)
  })

  test('takes the place of the old one once it is proven', async () => {
    const ann = await person()
    await change('proven@shop.test', ann.headers)
    expect((await prove('proven@shop.test', ann.headers)).status).toBe(200)
    const { body } = await app.get('/customer/info', ann.headers)
    expect(body).toMatchObject({ email: 'proven@shop.test', is_email_verified: 1 })
    expect([await login('proven@shop.test'), await login(ann.customer.email ?? '')]).toEqual([200, 401])
  })

  test('goes to who proves it, not to who only wrote it down', async () => {
    const writer = await person()
    const owner = await person()
    const email = writer.customer.email ?? ''
    await change(email, owner.headers)
    expect((await prove(email, owner.headers)).status).toBe(200)
    expect((await app.get('/customer/info', owner.headers)).body.email).toBe(email)
    expect((await app.get('/customer/info', writer.headers)).body.email).toBeNull()
  })

  test('that another account has proven is refused, to who reads its mail', async () => {
    const first = await person({ email_verified_at: new Date() })
    const second = await person()
    const email = first.customer.email ?? ''
    await change(email, second.headers)
    const { status, body } = await prove(email, second.headers)
    expect([status, body.errors]).toEqual([
      403,
      [{ code: 'email', message: 'The email has already been taken.' }],
    ])
    expect((await app.get('/customer/info', first.headers)).body).toMatchObject({
      email,
      is_email_verified: 1,
    })
  })
})

test('where no mail can be sent, none is asked for', async () => {
  const shop = await createTestApp()
  const { body } = await shop.send('POST', '/auth/check-email', { email: 'someone@shop.test' })
  expect(body).toEqual({ message: 'Email is ready to register', token: 'inactive' })
  await shop.close()
})

test('a mail server that cannot be reached is told', async () => {
  const shop = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { status, body } = await shop.send('POST', '/auth/check-email', { email: 'someone@shop.test' })
  expect([status, body.errors]).toEqual([405, [{ code: 'otp', message: 'Failed to send mail' }]])
  await shop.close()
})

test('refuses what is no address', async () => {
  const { status, body } = await check('nobody')
  expect([status, body.errors[0].message]).toEqual([403, 'The email must be a valid email address.'])
})
