// A new account, one a phone, with whoever brought it remembered.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, customerSession } from '#server/database/schema/session.ts'
import { setSettings } from '#server/testing/settings.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

let count = 0

function person(overrides: Record<string, unknown> = {}) {
  count += 1
  return {
    f_name: 'Zarina',
    l_name: 'Karimova',
    email: `zarina-${count}@shop.test`,
    phone: `+9929${String(count).padStart(8, '0')}`,
    password: 'correct horse',
    ...overrides,
  }
}

const signUp = (body: unknown, headers?: Record<string, string>) =>
  app.send('POST', '/auth/sign-up', body, headers)

async function rowOf(phone: string) {
  const [row] = await app.db.select().from(customer).where(eq(customer.phone, phone))
  return row
}

test('[AUT-01] [AUT-02] signing up answers with a token that opens the account', async () => {
  const wanted = person()
  const { status, body } = await signUp(wanted)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    is_phone_verified: 0,
    phone_verify_end_url: 'api/v1/auth/verify-phone',
    login_type: 'manual',
    email: wanted.email,
  })
  const info = await app.get('/customer/info', { authorization: `Bearer ${body.token}` })
  expect(info.body).toMatchObject({ f_name: 'Zarina', l_name: 'Karimova', phone: wanted.phone })
})

test('[AUT-01] neither the password nor the token is kept as it is', async () => {
  const wanted = person()
  const { body } = await signUp(wanted)
  const row = await rowOf(wanted.phone)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  const sessions = await app.db.select().from(customerSession)
  expect(JSON.stringify([row, sessions])).not.toContain(body.token)
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(32)
})

test('every customer gets an own referral code of ten characters', async () => {
  const [one, two] = [person(), person()]
  await Promise.all([signUp(one), signUp(two)])
  const codes = [(await rowOf(one.phone))?.ref_code, (await rowOf(two.phone))?.ref_code]
  expect(codes[0]).toMatch(/^[A-Z0-9]{10}$/)
  expect(codes[0]).not.toBe(codes[1])
})

test('a phone is stored in one spelling and an address in lower case', async () => {
  await signUp(person({ phone: '8 (700) 555-12-34', email: 'MiXed@Shop.TEST' }))
  expect(await rowOf('+87005551234')).toMatchObject({ email: 'mixed@shop.test' })
})

test('one name is cut at its first space, and then the address may be missing', async () => {
  const { f_name: _f, l_name: _l, email: _e, ...rest } = person()
  const { status, body } = await signUp({ ...rest, name: 'Ann van der Berg' })
  expect(status).toBe(200)
  expect(body.email).toBeNull()
  expect(await rowOf(rest.phone)).toMatchObject({ f_name: 'Ann', l_name: 'van der Berg' })
})

test('every missing field is named', async () => {
  const { status, body } = await signUp({})
  expect(status).toBe(403)
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { code: 'f_name', message: 'The first name field is required.' },
      { code: 'l_name', message: 'The last name field is required.' },
      { code: 'email', message: 'The email field is required.' },
      { code: 'phone', message: 'The phone field is required.' },
      { code: 'password', message: 'The password field is required.' },
    ]),
  )
  expect(body.errors).toHaveLength(5)
})

test.each([
  [{ password: '1234567' }, 'password', 'The password must be at least 8 characters.'],
  [{ email: 'nobody' }, 'email', 'The email must be a valid email address.'],
  [{ phone: '12ab' }, 'phone', 'The phone format is invalid.'],
  [{ f_name: 'x'.repeat(101) }, 'f_name', 'The first name must not be greater than 100 characters.'],
])('refuses %o', async (change, code, message) => {
  const { status, body } = await signUp(person(change))
  expect(status).toBe(403)
  expect(body.errors).toEqual([{ code, message }])
})

test('refuses a phone that is taken, however it is typed', async () => {
  const first = person({ phone: '+77005550001' })
  await signUp(first)
  const { status, body } = await signUp(person({ phone: '7 700 555-00-01' }))
  expect(status).toBe(403)
  expect(body.errors).toEqual([{ code: 'phone', message: 'The phone has already been taken.' }])
})

test('refuses an address that is taken, in any letter case', async () => {
  const first = person()
  await signUp(first)
  const { body } = await signUp(person({ email: first.email.toUpperCase() }))
  expect(body.errors).toEqual([{ code: 'email', message: 'The email has already been taken.' }])
})

test('says so in the caller’s language', async () => {
  const first = person()
  await signUp(first)
  const { body } = await signUp(person({ phone: first.phone }), { 'x-localization': 'ru' })
  expect(body.errors[0].message).toBe('Этот номер телефона уже занят.')
})

test('[AUT-01] parallel sign-ups with one phone make exactly one account', async () => {
  const phone = '+77005550077'
  const replies = await Promise.all(Array.from({ length: 6 }, () => signUp(person({ phone }))))
  expect(replies.filter((one) => one.status === 200)).toHaveLength(1)
  for (const one of replies.filter((reply) => reply.status !== 200)) {
    expect(one.status).toBe(403)
    expect(one.body.errors[0].message).toBe('The phone has already been taken.')
  }
  expect(await app.db.select().from(customer).where(eq(customer.phone, phone))).toHaveLength(1)
})

test('[AUT-01] parallel sign-ups with one e-mail address make exactly one account', async () => {
  const email = 'only-one@shop.test'
  const replies = await Promise.all(Array.from({ length: 6 }, () => signUp(person({ email }))))
  const refusals = replies.filter((one) => one.status !== 200).map((one) => one.body.errors)
  const taken = [{ code: 'email', message: 'The email has already been taken.' }]
  expect(refusals).toEqual(Array.from({ length: 5 }, () => taken))
})

test('refuses a referral code while the business gives nothing for it', async () => {
  const { status, body } = await signUp(person({ ref_code: 'ABCDEFGHJK' }))
  expect(status).toBe(403)
  expect(body.errors).toEqual([{ code: 'ref_code', message: 'Referer disable' }])
})

test('remembers whose code brought a customer, and only once a phone', async () => {
  await setSettings(app, { ref_earning_status: true })
  const friend = await makeCustomer(app)
  const wanted = person({ ref_code: friend.ref_code.toLowerCase() })
  const { body } = await signUp(wanted)
  expect(await rowOf(wanted.phone)).toMatchObject({ ref_by: friend.id })

  await app.send('DELETE', '/customer/remove-account', {}, { authorization: `Bearer ${body.token}` })
  const again = await signUp({ ...person({ ref_code: friend.ref_code }), phone: wanted.phone })
  expect(again.status).toBe(403)
  expect(again.body.errors).toEqual([{ code: 'phone', message: 'Referrer code already used' }])
  expect((await signUp({ ...person(), phone: wanted.phone })).status).toBe(200)
})

test('refuses the code of nobody and of a blocked customer', async () => {
  await setSettings(app, { ref_earning_status: true })
  const blocked = await makeCustomer(app, { status: false })
  for (const ref_code of ['NOBODYSOWN', blocked.ref_code]) {
    const { status, body } = await signUp(person({ ref_code }))
    expect(status).toBe(405)
    expect(body.errors).toEqual([{ code: 'ref_code', message: 'Referer code not found' }])
  }
})
