// Signing in with a passkey: only the key itself, for this shop, once for each challenge.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customer, passkey } from '#server/database/schema/session.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import {
  type Circumstances,
  makeSoftwareKey,
  type SoftwareKey,
} from '#server/testing/software-authenticator.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let ann: SignedIn

beforeAll(async () => {
  app = await createTestApp()
})

beforeEach(async () => {
  app.setNow(testInstant)
  ann = await signedInCustomer(app)
})

afterAll(() => app.close())

const unauthorized = [{ code: 'auth-001', message: 'Unauthorized' }]

const begin = (who: SignedIn) => app.send('POST', '/customer/passkeys/options', {}, who.headers)

const add = (who: SignedIn, key: SoftwareKey, name = 'My phone') =>
  app.send('POST', '/customer/passkeys', { name, credential: key.created }, who.headers)

async function addedKey(who: SignedIn, circumstances?: Circumstances): Promise<SoftwareKey> {
  const key = makeSoftwareKey((await begin(who)).body, circumstances)
  expect((await add(who, key)).status).toBe(200)
  return key
}

const ask = async () => (await app.send('POST', '/auth/passkey/options')).body

const login = (credential: unknown, more = {}) =>
  app.send('POST', '/auth/passkey/login', { credential, ...more })

const keysOf = async (who: SignedIn) => (await app.get('/customer/passkeys', who.headers)).body

test('[AUT-01] a passkey is added, listed, and signs its owner in', async () => {
  const { body: options } = await begin(ann)
  expect(options).toMatchObject({
    rp: { id: 'shop.test' },
    user: { name: ann.customer.phone, displayName: `${ann.customer.f_name} ${ann.customer.l_name}` },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const key = makeSoftwareKey(options)
  expect((await add(ann, key, '  Work laptop ')).body.message).toBe('Added successfully')
  expect(await keysOf(ann)).toEqual([
    { id: expect.any(Number), name: 'Work laptop', created_at: testInstant, last_used_at: null },
  ])

  app.setNow('2026-11-16T08:00:00.000Z')
  const { status, body } = await login(key.use(await ask()))
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_phone_verified: 1, phone: ann.customer.phone })
  const info = await app.get('/customer/info', { authorization: `Bearer ${body.token}` })
  expect(info.body.id).toBe(ann.customer.id)
  expect((await keysOf(ann))[0].last_used_at).toBe('2026-11-16T08:00:00.000Z')
})

test('[AUT-01] a password chosen anew by code ends every passkey of the account', async () => {
  const demo = await createTestApp({ DEMO: 'on' })
  const eve = await signedInCustomer(demo)
  const { phone } = eve.customer
  const made = await demo.send('POST', '/customer/passkeys/options', {}, eve.headers)
  const key = makeSoftwareKey(made.body)
  await demo.send('POST', '/customer/passkeys', { name: 'Left behind', credential: key.created }, eve.headers)
  const enter = async () => {
    const { body } = await demo.send('POST', '/auth/passkey/options')
    return (await demo.send('POST', '/auth/passkey/login', { credential: key.use(body) })).status
  }
  expect(await enter()).toBe(200)
  const { body } = await demo.send('POST', '/auth/forgot-password', { phone })
  const chosen = { password: 'brand new secret', confirm_password: 'brand new secret' }
  const reset = { phone, reset_token: body.demo_otp, ...chosen }
  expect((await demo.send('PUT', '/auth/reset-password', reset)).status).toBe(200)
  expect(await enter()).toBe(401)
  await demo.close()
})

test('[AUT-01] the way in names no account and a known device is not asked to make a second key', async () => {
  const key = await addedKey(ann)
  expect(await ask()).toEqual({
    challenge: expect.any(String),
    rpId: 'shop.test',
    timeout: 300_000,
    userVerification: 'required',
  })
  expect((await begin(ann)).body.excludeCredentials).toEqual([
    { id: key.id, type: 'public-key', transports: ['internal'] },
  ])
})

test('[AUT-01] every wrong passkey gets the same answer as an unknown one', async () => {
  const key = await addedKey(ann)
  const stranger = makeSoftwareKey((await begin(ann)).body)
  const bob = await signedInCustomer(app)
  const bobsHandle = (await begin(bob)).body.user.id
  const options = await ask()
  const used = key.use(options)
  expect((await login(used)).status).toBe(200)
  const forged = key.use(await ask())
  const own = key.use(await ask())

  const wrong = {
    unknown: stranger.use(await ask()),
    replayed: used,
    'its challenge used before': key.use(options),
    'a challenge of nobody': key.use({ ...options, challenge: 'bm9ib2R5' }),
    'made for another place': key.use(await ask(), { origin: 'http://elsewhere.test' }),
    'for another shop': key.use({ ...(await ask()), rpId: 'elsewhere.test' }),
    'without its owner': key.use(await ask(), { verified: false }),
    'counting backwards': key.use(await ask(), { counter: 1 }),
    'signed by another key': { ...stranger.use(await ask()), id: key.id, rawId: key.id },
    'a changed signature': {
      ...forged,
      response: { ...forged.response, signature: used.response.signature },
    },
    'another’s handle': { ...own, response: { ...own.response, userHandle: bobsHandle } },
    'rubbish for a challenge': { ...own, response: { ...own.response, clientDataJSON: 'bm9uc2Vuc2U' } },
  }
  for (const [how, credential] of Object.entries(wrong)) {
    const { status, body } = await login(credential)
    expect([status, body], how).toEqual([401, { errors: unauthorized, message: 'Unauthorized' }])
  }
})

test('[AUT-01] a challenge is good for five minutes', async () => {
  const key = await addedKey(ann)
  const late = key.use(await ask())
  app.setNow('2026-11-16T07:05:00.000Z')
  expect((await login(late)).body.errors).toEqual(unauthorized)
})

test('of two answers to one challenge sent at once one gets in', async () => {
  const key = await addedKey(ann)
  const used = key.use(await ask())
  const replies = await Promise.all([login(used), login(used), login(used)])
  expect(replies.map((one) => one.status).toSorted()).toEqual([200, 401, 401])
})

test('an authenticator and its copy do not both get in', async () => {
  const key = await addedKey(ann)
  const answers = [key.use(await ask(), { counter: 7 }), key.use(await ask(), { counter: 7 })]
  const replies = await Promise.all(answers.map((one) => login(one)))
  expect(replies.map((one) => one.status).toSorted()).toEqual([200, 401])
})

test('a synced passkey, which never counts, gets in again and again', async () => {
  const key = await addedKey(ann)
  for (let time = 0; time < 2; time += 1) {
    expect((await login(key.use(await ask(), { counter: 0 }))).status).toBe(200)
  }
})

test('a blocked account is told so, a removed one is unknown', async () => {
  const key = await addedKey(ann)
  const setStatus = (status: boolean) =>
    app.db.update(customer).set({ status }).where(eq(customer.id, ann.customer.id))
  await setStatus(false)
  const blocked = await login(key.use(await ask()))
  expect([blocked.status, blocked.body.errors]).toEqual([
    403,
    [{ code: 'auth-003', message: 'Your account is blocked' }],
  ])
  await setStatus(true)

  const copy = await app.get('/customer/my-data', ann.headers)
  expect(copy.body.passkey).toEqual([expect.objectContaining({ name: 'My phone' })])
  expect((await app.send('DELETE', '/customer/remove-account', {}, ann.headers)).status).toBe(200)
  expect((await login(key.use(await ask()))).body.errors).toEqual(unauthorized)
  expect(await app.db.select().from(passkey).where(eq(passkey.customer_id, ann.customer.id))).toEqual([])
})

test('[AUT-01] a passkey is refused that answers another’s challenge, an old one, or was made elsewhere', async () => {
  const bob = await signedInCustomer(app)
  const refused = [{ code: 'credential', message: 'The passkey could not be added. Please try again.' }]
  const { body: options } = await begin(ann)
  const key = makeSoftwareKey(options)
  expect((await add(bob, key)).body.errors).toEqual(refused)
  expect((await add(ann, key)).status).toBe(200)
  expect((await add(ann, key)).body.errors).toEqual(refused)

  const wrong = [
    makeSoftwareKey((await begin(ann)).body, { origin: 'http://elsewhere.test' }),
    makeSoftwareKey((await begin(ann)).body, { verified: false }),
    makeSoftwareKey(
      { ...(await begin(ann)).body, rp: { id: 'elsewhere.test' } },
      { origin: 'http://shop.test' },
    ),
    makeSoftwareKey({ ...(await begin(ann)).body, challenge: (await ask()).challenge }),
  ]
  for (const one of wrong) expect((await add(ann, one)).body.errors).toEqual(refused)
  const late = makeSoftwareKey((await begin(ann)).body)
  app.setNow('2026-11-16T07:05:00.000Z')
  expect((await add(ann, late)).body.errors).toEqual(refused)
  expect(await keysOf(ann)).toHaveLength(1)
})

test('a challenge for a new passkey signs nobody in', async () => {
  const key = await addedKey(ann)
  const { challenge, rp } = (await begin(ann)).body
  expect((await login(key.use({ challenge, rpId: rp.id }))).body.errors).toEqual(unauthorized)
})

test('an account holds twenty passkeys', async () => {
  const row = { customer_id: ann.customer.id, name: 'one', public_key: '', counter: 0, transports: [] }
  const rows = Array.from({ length: 19 }, (_, place) => ({
    ...row,
    credential_id: `${ann.customer.id}-${place}`,
  }))
  await app.db.insert(passkey).values(rows)
  const keys = [makeSoftwareKey((await begin(ann)).body), makeSoftwareKey((await begin(ann)).body)]
  const replies = await Promise.all(keys.map((key) => add(ann, key)))
  expect(replies.map((one) => one.status).toSorted()).toEqual([200, 403])
  const full = await begin(ann)
  expect(full.body.errors).toEqual([
    { code: 'passkey', message: 'You have 20 passkeys already. Remove one to add another.' },
  ])
})

test('a passkey is renamed and removed by its owner alone', async () => {
  const key = await addedKey(ann)
  const bob = await signedInCustomer(app)
  const [{ id }] = await keysOf(ann)
  const path = `/customer/passkeys/${id}`
  expect((await app.send('PUT', path, { name: 'Mine' }, bob.headers)).status).toBe(404)
  expect((await app.send('DELETE', path, {}, bob.headers)).status).toBe(404)
  expect((await app.send('PUT', path, { name: ' ' }, ann.headers)).status).toBe(403)
  expect((await app.send('PUT', path, { name: 'Kitchen tablet' }, ann.headers)).status).toBe(200)
  expect((await keysOf(ann))[0].name).toBe('Kitchen tablet')
  expect((await app.send('DELETE', path, {}, ann.headers)).status).toBe(200)
  expect(await keysOf(ann)).toEqual([])
  expect((await login(key.use(await ask()))).body.errors).toEqual(unauthorized)
})

test.each([
  ['GET', '/customer/passkeys'],
  ['POST', '/customer/passkeys/options'],
  ['POST', '/customer/passkeys'],
  ['PUT', '/customer/passkeys/1'],
  ['DELETE', '/customer/passkeys/1'],
] as const)('refuses a stranger at %s %s', async (method, path) => {
  const { status } = method === 'GET' ? await app.get(path) : await app.send(method, path, {})
  expect(status).toBe(401)
})

test('an answer that is none is refused by name', async () => {
  const { status, body } = await login({ id: 'a b' })
  expect(status).toBe(403)
  expect(body.errors[0].code).toMatch(/credential/)
})
