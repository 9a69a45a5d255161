// The second step of signing in: codes of an app and recovery codes, each of which works once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, staffRecoveryCode } from '#server/database/schema/staff.ts'
import { codeOfApp, type SignedInStaff, signedInStaff, staffPassword } from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

beforeEach(() => app.setNow(testInstant))

const later = (ms: number) => new Date(Date.parse(testInstant) + ms)
const minute = 60_000

const call = (dana: SignedInStaff, what: 'begin' | 'confirm' | 'remove', body: object) =>
  app.send('POST', `/desk/account/second-factor/${what}`, body, dana.headers)

const enter = ({ staff: { email } }: SignedInStaff, code?: string, shop: TestApp = app) =>
  shop.send('POST', '/desk/sign-in', { email, password: staffPassword, code })

async function turnOn(dana: SignedInStaff): Promise<{ secret: string; codes: string[] }> {
  const begun = await call(dana, 'begin', { password: staffPassword })
  const { secret } = begun.body
  const confirmed = await call(dana, 'confirm', { code: codeOfApp(secret, testInstant) })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  return { secret, codes: confirmed.body.recovery_codes }
}

const ownAccount = async ({ headers }: SignedInStaff) => (await app.get('/desk/account', headers)).body

test('it begins with the password, and nothing is asked for before a code confirms it', async () => {
  const dana = await signedInStaff(app, ['support'])
  expect((await call(dana, 'begin', { password: 'wrong' })).status).toBe(403)
  expect((await call(dana, 'confirm', { code: '123456' })).body.errors[0].code).toBe('second-factor')
  const { body } = await call(dana, 'begin', { password: staffPassword })
  expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(body.address)
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Fivefold',
    secret: body.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect((await enter(dana)).status).toBe(200)
  expect((await call(dana, 'confirm', { code: '000000' })).status).toBe(401)
  expect(await ownAccount(dana)).toMatchObject({ has_second_factor: false })
})

test('on, it is asked for; a code of this half minute or the ones beside it lets in, once', async () => {
  const dana = await signedInStaff(app, ['support'])
  const { secret, codes } = await turnOn(dana)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
  expect(await ownAccount(dana)).toMatchObject({ has_second_factor: true, recovery_codes_left: 10 })
  expect((await enter(dana)).body.errors).toEqual([
    { code: 'second-factor', message: 'Enter the code from your authenticator app.' },
  ])
  const wrongPassword = {
    email: dana.staff.email,
    password: 'wrong',
    code: codeOfApp(secret, testInstant, 1),
  }
  expect((await app.send('POST', '/desk/sign-in', wrongPassword)).body.errors[0].code).toBe('sign-in')
  // The one that confirmed it is used up.
  expect((await enter(dana, codeOfApp(secret, testInstant))).status).toBe(401)
  const at = later(10 * minute)
  app.setNow(at)
  const status = async (steps: number) => (await enter(dana, codeOfApp(secret, at, steps))).status
  expect(await status(-2)).toBe(401)
  expect(await status(2)).toBe(401)
  const spaced = codeOfApp(secret, at, -1).replace(/^.../, '$& ')
  expect((await enter(dana, spaced)).status).toBe(200)
  expect(await status(-1)).toBe(401)
  expect(await status(0)).toBe(200)
  expect(await status(1)).toBe(200)
  expect(await status(0)).toBe(401)
})

test('of many who send the same code at once, at two processes, one gets in', async () => {
  const dana = await signedInStaff(app, ['support'])
  const { secret } = await turnOn(dana)
  const other = app.beside()
  const at = later(minute)
  app.setNow(at)
  other.setNow(at)
  const code = codeOfApp(secret, at)
  const shops = [app, other, app, other, app, other]
  const replies = await Promise.all(shops.map((shop) => enter(dana, code, shop)))
  await other.close()
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401])
})

test('a recovery code lets in once, however it is typed and however many send it', async () => {
  const dana = await signedInStaff(app, ['support'])
  const { codes } = await turnOn(dana)
  const [first = '', second = ''] = codes
  expect((await enter(dana, first.toLowerCase())).status).toBe(200)
  expect((await enter(dana, first)).status).toBe(401)
  const replies = await Promise.all([1, 2, 3, 4].map(() => enter(dana, second.replace('-', ' '))))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
  expect(await ownAccount(dana)).toMatchObject({ recovery_codes_left: 8 })
  const kept = await app.db.select().from(staffRecoveryCode)
  for (const code of codes) {
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''))
  }
})

test('somebody else’s recovery code is none', async () => {
  const [dana, omar] = [await signedInStaff(app, ['support']), await signedInStaff(app, ['support'])]
  const { codes } = await turnOn(dana)
  await turnOn(omar)
  expect((await enter(omar, codes[0])).status).toBe(401)
  expect((await enter(dana, codes[0])).status).toBe(200)
})

test('it is not begun twice, and comes off with the password', async () => {
  const dana = await signedInStaff(app, ['support'])
  await turnOn(dana)
  expect((await call(dana, 'begin', { password: staffPassword })).status).toBe(409)
  expect((await call(dana, 'confirm', { code: '123456' })).status).toBe(409)
  expect((await call(dana, 'remove', { password: 'wrong' })).status).toBe(403)
  expect((await enter(dana)).status).toBe(401)
  expect((await call(dana, 'remove', { password: staffPassword })).status).toBe(200)
  expect((await enter(dana)).status).toBe(200)
  expect(await ownAccount(dana)).toMatchObject({ has_second_factor: false, recovery_codes_left: 0 })
  const log = await app.db.select().from(auditEntry).where(eq(auditEntry.staff_id, dana.staff.id))
  expect(log.map(({ act }) => act)).toEqual(['second_factor_on', 'second_factor_off', 'signed_in'])
})

test('two confirmations at once turn it on once, and only one is shown codes', async () => {
  const dana = await signedInStaff(app, ['support'])
  const { body } = await call(dana, 'begin', { password: staffPassword })
  const code = codeOfApp(body.secret, testInstant)
  const replies = await Promise.all([1, 2, 3].map(() => call(dana, 'confirm', { code })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await ownAccount(dana)).toMatchObject({ recovery_codes_left: 10 })
})

test('wrong codes are counted like wrong passwords, and asking for the step in between forgives none', async () => {
  const guarded = await createTestApp({ RATE_LIMIT: 'on' })
  const dana = await signedInStaff(guarded)
  const headers = { 'content-type': 'application/json', ...dana.headers }
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    const response = await guarded.fetch(`/api/v1/desk${path}`, init, '203.0.113.5')
    return { status: response.status, body: await response.json() }
  }
  const begun = await post('/account/second-factor/begin', { password: staffPassword })
  const { secret } = begun.body
  await post('/account/second-factor/confirm', { code: codeOfApp(secret, testInstant) })
  const password = { email: dana.staff.email, password: staffPassword }
  for (let turn = 1; turn <= 10; turn += 1) {
    expect((await post('/sign-in', password)).body.errors[0].message).toContain('authenticator')
    expect((await post('/sign-in', { ...password, code: `00000${turn % 10}` })).status).toBe(401)
    guarded.setNow(later(turn))
  }
  const right = { ...password, code: codeOfApp(secret, testInstant, 1) }
  expect((await post('/sign-in', right)).status).toBe(429)
  await guarded.close()
})
