// Signing in with phone or e-mail address and password; a stranger cannot tell which of the two was wrong.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
const ann = {
  f_name: 'Ann',
  l_name: 'Lee',
  email: 'ann@shop.test',
  phone: '+77010000001',
  password: 'correct horse',
}

beforeAll(async () => {
  app = await createTestApp()
  await app.send('POST', '/auth/sign-up', ann)
})

afterAll(() => app.close())

const login = (body: unknown) => app.send('POST', '/auth/login', body)

test.each([
  ['the phone', { phone: ann.phone }],
  ['the phone as people write it', { phone: '7 (701) 000-00-01' }],
  ['the e-mail address in the same field', { phone: 'Ann@Shop.test' }],
  ['the field of newer clients', { email_or_phone: ann.email, field_type: 'email', login_type: 'manual' }],
  ['an e-mail field', { email: ann.email }],
])('[AUT-01] [AUT-02] signs in by %s', async (_, who) => {
  const { status, body } = await login({ ...who, password: ann.password })
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_phone_verified: 0, login_type: 'manual', is_personal_info: 1 })
  const info = await app.get('/customer/info', { authorization: `Bearer ${body.token}` })
  expect(info.body.email).toBe(ann.email)
})

test('no answer that holds a token may be stored on the way', async () => {
  const { headers } = await login({ phone: ann.phone, password: ann.password })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('[AUT-01] an unknown phone and a wrong password get the very same answer', async () => {
  const wrongPassword = await login({ phone: ann.phone, password: 'battery staple' })
  const unknownPhone = await login({ phone: '+77019999999', password: 'battery staple' })
  const unknownEmail = await login({ phone: 'nobody@shop.test', password: 'battery staple' })
  expect(wrongPassword.status).toBe(401)
  expect(wrongPassword.body.errors).toEqual([{ code: 'auth-001', message: 'Unauthorized' }])
  expect([unknownPhone.status, unknownPhone.body]).toEqual([wrongPassword.status, wrongPassword.body])
  expect([unknownEmail.status, unknownEmail.body]).toEqual([wrongPassword.status, wrongPassword.body])
})

test('an account without a password is not entered by one', async () => {
  await app.db.insert(customer).values({
    f_name: 'Sam',
    l_name: '',
    phone: '+77010000002',
    ref_code: 'NOPASSWORD',
    login_medium: 'google',
    social_id: '1',
  })
  expect((await login({ phone: '+77010000002', password: 'anything at all' })).status).toBe(401)
})

test.each([
  [{ password: 'long enough' }, 'phone', 'The phone field is required.'],
  [{ phone: ann.phone }, 'password', 'The password field is required.'],
  [{ phone: ann.phone, password: '12345' }, 'password', 'The password must be at least 6 characters.'],
  [
    { phone: ann.phone, password: ann.password, login_type: 'otp' },
    'login_type',
    'The selected login type is invalid.',
  ],
])('refuses %o', async (body, code, message) => {
  const reply = await login(body)
  expect(reply.status).toBe(403)
  expect(reply.body.errors).toEqual([{ code, message }])
})

test('a blocked account is told so only with the right password, and its sessions are over', async () => {
  const { body } = await login({ phone: ann.phone, password: ann.password })
  await app.db.update(customer).set({ status: false }).where(eq(customer.phone, ann.phone))

  expect((await login({ phone: ann.phone, password: 'battery staple' })).status).toBe(401)
  const right = await login({ phone: ann.phone, password: ann.password })
  expect(right.status).toBe(403)
  expect(right.body.errors).toEqual([{ code: 'auth-003', message: 'Your account is blocked' }])
  expect((await app.get('/customer/info', { authorization: `Bearer ${body.token}` })).status).toBe(401)

  await app.db.update(customer).set({ status: true }).where(eq(customer.phone, ann.phone))
  expect((await login({ phone: ann.phone, password: ann.password })).status).toBe(200)
})
