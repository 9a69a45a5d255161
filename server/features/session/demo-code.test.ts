// In the demo the code of the handbook stands in for every code that would have been sent.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCustomer, openSession } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const otp = '1234'
const password = 'another long one'

let demo: TestApp

beforeAll(async () => {
  demo = await createTestApp({ DEMO: 'on' })
})

afterAll(() => demo.close())

test('a phone is proven by it', async () => {
  const { phone } = await makeCustomer(demo, { is_phone_verified: false })
  expect((await demo.send('POST', '/auth/verify-phone', { phone, otp })).status).toBe(200)
})

test('a forgotten password is chosen anew by it', async () => {
  const { phone } = await makeCustomer(demo)
  expect((await demo.send('POST', '/auth/forgot-password', { phone })).status).toBe(200)
  const asked = { phone, reset_token: otp }
  expect((await demo.send('POST', '/auth/verify-token', asked)).status).toBe(200)
  const chosen = { ...asked, password, confirm_password: password, _method: 'put' }
  expect((await demo.send('POST', '/auth/reset-password', chosen)).status).toBe(200)
  expect((await demo.send('POST', '/auth/login', { phone, password })).status).toBe(200)
})

test('an address is proven by it', async () => {
  const row = await makeCustomer(demo)
  const { headers } = await openSession(demo, row)
  const proven = await demo.send('POST', '/auth/verify-email', { email: row.email, token: otp }, headers)
  expect(proven.status).toBe(200)
  expect((await demo.get('/customer/info', headers)).body.email_verified_at).not.toBeNull()
})

test('it makes no account of an unknown phone', async () => {
  const chosen = { phone: '+77039998877', reset_token: otp, password, confirm_password: password }
  expect((await demo.send('PUT', '/auth/reset-password', chosen)).status).toBe(400)
})

test('outside the demo it is a code like any other', async () => {
  const shop = await createTestApp()
  const { phone, email } = await makeCustomer(shop, { is_phone_verified: false })
  const tries = [
    shop.send('POST', '/auth/verify-phone', { phone, otp }),
    shop.send('POST', '/auth/verify-email', { email, token: otp }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  await shop.close()
})
