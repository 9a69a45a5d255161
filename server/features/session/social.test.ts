// Signing in with a provider's ID token, against a provider of our own.
import { eq } from 'drizzle-orm'
import { UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import {
  type OpenIdIssuer,
  startOpenIdIssuer,
  type TokenClaims,
  testClientId,
} from '#server/testing/openid-issuer.ts'
import { setSettings } from '#server/testing/settings.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let provider: OpenIdIssuer
const now = new Date(testInstant)

beforeAll(async () => {
  provider = await startOpenIdIssuer()
  app = await createTestApp({
    GOOGLE_CLIENT_ID: testClientId,
    GOOGLE_ISSUER: `https://other.test, ${provider.issuer}`,
    GOOGLE_JWKS_URL: provider.jwks_url,
    FACEBOOK_CLIENT_ID: testClientId,
    FACEBOOK_ISSUER: provider.issuer,
    FACEBOOK_JWKS_URL: 'http://127.0.0.1:9/keys',
  })
})

afterAll(async () => {
  await app.close()
  await provider.close()
})

let count = 0

function someone(): TokenClaims & { email: string } {
  count += 1
  return {
    sub: `person-${count}`,
    email: `social-${count}@shop.test`,
    email_verified: true,
    given_name: 'Madina',
    family_name: 'Saidova',
  }
}

const phoneOf = () => `+7706${String(count).padStart(7, '0')}`

async function credentials(claims: TokenClaims, more: Record<string, unknown> = {}) {
  const token = await provider.token(claims, now)
  return { token, unique_id: testClientId, email: claims.email, medium: 'google', ...more }
}

const login = (body: unknown) => app.send('POST', '/auth/social-login', body)
const register = (body: unknown) => app.send('POST', '/auth/social-register', body)

test('[AUT-01] [AUT-02] an unknown person gets no token, registers with a phone, and is known from then on', async () => {
  const person = someone()
  const unknown = await login(await credentials(person))
  expect(unknown.status).toBe(200)
  expect(unknown.body).toMatchObject({ token: null, is_phone_verified: 0, is_personal_info: 0 })

  const made = await register(await credentials(person, { phone: phoneOf() }))
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({ is_phone_verified: 0, is_email_verified: 1, login_type: 'social' })
  const info = await app.get('/customer/info', { authorization: `Bearer ${made.body.token}` })
  expect(info.body).toMatchObject({
    f_name: 'Madina',
    l_name: 'Saidova',
    email: person.email,
    phone: phoneOf(),
    login_medium: 'google',
    social_id: person.sub,
  })

  const known = await login(await credentials(person))
  expect(known.body).toMatchObject({ token: expect.any(String), phone: phoneOf(), email: person.email })
})

test('a person whose name the provider keeps is called by the address', async () => {
  const { given_name: _given, family_name: _family, ...person } = someone()
  await register(await credentials(person, { phone: phoneOf() }))
  const [row] = await app.db.select().from(customer).where(eq(customer.phone, phoneOf()))
  expect(row).toMatchObject({ f_name: `social-${count}`, l_name: '' })
})

test('an account is found by an address that both sides have proven', async () => {
  const person = someone()
  const proven = await makeCustomer(app, { email: person.email, email_verified_at: now })
  const { body } = await login(await credentials(person))
  const info = await app.get('/customer/info', { authorization: `Bearer ${body.token}` })
  expect(info.body.id).toBe(proven.id)
})

test('[AUT-01] an address written into an account without proof leads nobody into it, and keeps its owner out of none', async () => {
  const person = someone()
  const holder = await makeCustomer(app, { email: person.email, email_verified_at: null })
  expect((await login(await credentials(person))).body.token).toBeNull()
  const taken = await register(await credentials(person, { phone: holder.phone }))
  expect([taken.status, taken.body.errors?.[0]?.code]).toEqual([403, 'phone'])
  expect((await app.db.select().from(customer).where(eq(customer.id, holder.id)))[0]?.email).toBe(
    person.email,
  )
  const made = await register(await credentials(person, { phone: phoneOf() }))
  expect(made.status).toBe(200)
  const info = await app.get('/customer/info', { authorization: `Bearer ${made.body.token}` })
  expect([info.body.email, info.body.id === holder.id]).toEqual([person.email, false])
  expect((await app.db.select().from(customer).where(eq(customer.id, holder.id)))[0]?.email).toBeNull()
})

test('[AUT-01] an address another account has proven is refused', async () => {
  const person = someone()
  await makeCustomer(app, { email: person.email, email_verified_at: now, login_medium: 'manual' })
  const unproven = { ...person, sub: `${person.sub}-other`, email_verified: false }
  const refused = await register(await credentials(unproven, { phone: phoneOf(), email: person.email }))
  expect(refused.status).toBe(403)
  expect(refused.body.errors).toEqual([{ code: 'auth-004', message: 'Email already exists' }])
})

test.each([false, 'false', undefined])('an address with email_verified %s counts as none', async (said) => {
  const person = { ...someone(), email_verified: said }
  await makeCustomer(app, { email: person.email, email_verified_at: now })
  expect((await login(await credentials(person))).body.token).toBeNull()
})

test.each([
  ['was signed by somebody else', async (claims: TokenClaims) => provider.forged(claims, now)],
  ['is over', (claims: TokenClaims) => provider.token({ ...claims, lives: -60 }, now)],
  ['is meant for another shop', (claims: TokenClaims) => provider.token({ ...claims, aud: 'other' }, now)],
  [
    'names another issuer',
    (claims: TokenClaims) => provider.token({ ...claims, iss: 'https://x.test' }, now),
  ],
  [
    'is not signed at all',
    async (claims: TokenClaims) =>
      new UnsecuredJWT({ ...claims, iss: provider.issuer, aud: testClientId })
        .setExpirationTime(Math.floor(now.getTime() / 1_000) + 3_600)
        .encode(),
  ],
  ['is no token', async () => 'rubbish'],
])('[AUT-01] refuses a token that %s', async (_, make) => {
  const person = someone()
  const body = await credentials(person, { token: await make(person) })
  for (const reply of [await login(body), await register({ ...body, phone: phoneOf() })]) {
    expect(reply.status).toBe(403)
    expect(reply.body.errors).toEqual([{ code: 'wrong-credential', message: 'wrong credential.' }])
  }
})

test('refuses when the address differs from the provider’s', async () => {
  const { status, body } = await login(await credentials(someone(), { email: 'somebody@else.test' }))
  expect([status, body.errors[0].message]).toEqual([403, 'Email does not match'])
})

test('refuses a provider that is not set up, is unknown, or was switched off', async () => {
  const body = await credentials(someone())
  expect((await login({ ...body, medium: 'apple' })).body.errors[0].code).toBe('medium')
  expect((await login({ ...body, medium: 'myspace' })).body.errors[0].code).toBe('medium')
  await setSettings(app, { social_login: [{ login_medium: 'google', status: false }] })
  expect((await login(body)).body.errors[0].message).toBe('The selected medium is invalid.')
  await setSettings(app, { social_login: [] })
})

test('a provider that does not answer is no wrong credential', async () => {
  const { status, body } = await login(await credentials(someone(), { medium: 'facebook' }))
  expect([status, body.errors[0].code]).toEqual([503, 'medium'])
})

test('refuses a phone that is taken and a person who is registered already', async () => {
  const person = someone()
  const { phone } = await makeCustomer(app)
  const taken = await register(await credentials(person, { phone }))
  expect(taken.body.errors).toEqual([{ code: 'phone', message: 'The phone has already been taken.' }])
  await register(await credentials(person, { phone: phoneOf() }))
  const again = await register(await credentials(person, { phone: '+77069999999' }))
  expect(again.body.errors).toEqual([{ code: 'auth-004', message: 'Email already exists' }])
})

test('a blocked person is told so', async () => {
  const person = someone()
  await makeCustomer(app, { login_medium: 'google', social_id: person.sub, status: false })
  const { status, body } = await login(await credentials(person))
  expect([status, body.errors]).toEqual([403, [{ code: 'auth-003', message: 'Your account is blocked' }]])
})

test('every missing field is named', async () => {
  const { status, body } = await login({})
  expect(status).toBe(403)
  expect(body.errors.map((one: { code: string }) => one.code).toSorted()).toEqual([
    'email',
    'medium',
    'token',
    'unique_id',
  ])
})

test('the configuration offers what is set up, and nothing else', async () => {
  const { body } = await app.get('/config')
  expect(body.social_login).toEqual([
    {
      login_medium: 'google',
      status: true,
      client_id: testClientId,
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
    },
    {
      login_medium: 'facebook',
      status: true,
      client_id: testClientId,
      authorize_url: 'https://www.facebook.com/dialog/oauth',
    },
  ])
  expect(body.centralize_login).toMatchObject({ google_login_status: 1, apple_login_status: 0 })
})

test('with phone verification on, the new phone gets its code', async () => {
  const demo = await createTestApp({
    DEMO: 'on',
    GOOGLE_CLIENT_ID: testClientId,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_JWKS_URL: provider.jwks_url,
  })
  await setSettings(demo, { customer_verification: true })
  const person = someone()
  const made = await demo.send(
    'POST',
    '/auth/social-register',
    await credentials(person, { phone: phoneOf() }),
  )
  expect(made.body).toMatchObject({ token: expect.any(String), demo_otp: expect.stringMatching(/^\d{4}$/) })
  const soon = await demo.send('POST', '/auth/social-login', await credentials(person))
  expect([soon.status, soon.body.errors[0].code]).toEqual([405, 'otp'])
  await demo.close()
})
