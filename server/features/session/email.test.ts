// Proving an e-mail address by a code in a letter.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

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
  expect(again.body.errors).toEqual([{ code: 'token', message: 'Token not found' }])
})

test('a customer proves the address of the own account', async () => {
  const { customer: row, headers } = await signedInCustomer(app)
  const asked = await check(row.email, headers)
  await verify(row.email, asked.body.demo_otp, headers)
  const { body } = await app.get('/customer/info', headers)
  expect(body).toMatchObject({ is_email_verified: 1, email_verified_at: '2026-11-16T07:00:00.000Z' })
})

test('refuses another customer’s address, and a code proves nothing for the account of others', async () => {
  const { customer: row, headers } = await signedInCustomer(app)
  const other = await signedInCustomer(app)
  for (const caller of [{}, other.headers]) {
    const { status, body } = await check(row.email, caller)
    expect([status, body.errors[0].message]).toEqual([403, 'The email has already been taken.'])
  }
  const asked = await check(row.email, headers)
  await verify(row.email, asked.body.demo_otp, other.headers)
  const [after] = await app.db.select().from(customer).where(eq(customer.id, row.id))
  expect(after?.email_verified_at).toBeNull()
})

test('where no letter can be sent, none is asked for', async () => {
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
