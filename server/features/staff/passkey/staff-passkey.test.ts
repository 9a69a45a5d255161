// A passkey as the second step at the desk: only after the password, only the account's own, once for each challenge.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntry, staffPasskey, staffPasskeyChallenge } from '#server/database/schema/staff.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import {
  type Circumstances,
  makeSoftwareKey,
  type SoftwareKey,
} from '#server/testing/software-authenticator.ts'
import {
  codeOfApp,
  openStaffSession,
  type SignedInStaff,
  signedInStaff,
  staffPassword,
} from '#server/testing/staff.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let dana: SignedInStaff

beforeAll(async () => {
  app = await createTestApp()
})

beforeEach(async () => {
  app.setNow(testInstant)
  dana = await signedInStaff(app, ['support'])
})

afterAll(() => app.close())

const later = (ms: number) => new Date(Date.parse(testInstant) + ms)
const keys = '/desk/account/passkeys'
const passwordOf = ({ staff: { email } }: SignedInStaff) => ({ email, password: staffPassword })

const begin = (who: SignedInStaff, password = staffPassword) =>
  app.send('POST', `${keys}/begin`, { password }, who.headers)

const add = (who: SignedInStaff, key: SoftwareKey, name = 'My laptop') =>
  app.send('POST', keys, { name, credential: key.created }, who.headers)

async function addedKey(who: SignedInStaff, circumstances?: Circumstances) {
  const key = makeSoftwareKey((await begin(who)).body, circumstances)
  const { status, body } = await add(who, key)
  expect(status, JSON.stringify(body)).toBe(200)
  return { key, ...body }
}

const ask = (who: SignedInStaff) => app.send('POST', '/desk/sign-in/passkey', passwordOf(who))

const enter = (who: SignedInStaff, more: object = {}, shop: TestApp = app) =>
  shop.send('POST', '/desk/sign-in', { ...passwordOf(who), ...more })

async function answered(who: SignedInStaff, key: SoftwareKey, circumstances?: Circumstances) {
  const { ticket, options } = (await ask(who)).body
  return { passkey: { ticket, credential: key.use(options, circumstances) } }
}

const remove = (who: SignedInStaff, id: number, password = staffPassword) =>
  app.send('POST', `${keys}/${id}/remove`, { password }, who.headers)

const ownAccount = async ({ headers }: SignedInStaff) => (await app.get('/desk/account', headers)).body
const list = async ({ headers }: SignedInStaff) => (await app.get(keys, headers)).body
const codeOf = ({ body }: { body: { errors: { code: string }[] } }) => body.errors[0]?.code

test('a passkey is added with the password, brings recovery codes, and is asked for from then on', async () => {
  expect((await begin(dana, 'wrong')).status).toBe(403)
  const { body: options } = await begin(dana)
  expect(options).toMatchObject({
    rp: { id: 'shop.test' },
    user: { name: dana.staff.email, displayName: dana.staff.name },
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  expect((await enter(dana)).status).toBe(200)
  const key = makeSoftwareKey(options)
  const added = await add(dana, key, '  Work laptop ')
  expect(added.body.recovery_codes).toHaveLength(10)
  expect(await list(dana)).toEqual([
    { id: added.body.id, name: 'Work laptop', created_at: testInstant, last_used_at: null },
  ])
  expect(await ownAccount(dana)).toMatchObject({
    has_second_factor: true,
    has_app: false,
    recovery_codes_left: 10,
  })
  expect(codeOf(await enter(dana))).toBe('passkey-wanted')
  const at = later(60_000)
  app.setNow(at)
  const { status, body } = await enter(dana, await answered(dana, key))
  expect(status).toBe(200)
  expect(body.account.id).toBe(dana.staff.id)
  expect((await list(dana))[0].last_used_at).toBe(at.toISOString())
  expect((await enter(dana, { code: added.body.recovery_codes[0] })).status).toBe(200)
})

test('a device that cannot check its owner will do after the password', async () => {
  const { key } = await addedKey(dana, { verified: false })
  expect((await enter(dana, await answered(dana, key, { verified: false }))).status).toBe(200)
})

test('the challenge is given for the right password only, and names the account’s own keys', async () => {
  const { key } = await addedKey(dana)
  const { body } = await ask(dana)
  expect(body.options).toMatchObject({
    rpId: 'shop.test',
    userVerification: 'preferred',
    allowCredentials: [{ id: key.id, type: 'public-key', transports: ['internal'] }],
  })
  const { email } = dana.staff
  const guess = (about: object) => app.send('POST', '/desk/sign-in/passkey', about)
  const wrong = await guess({ email, password: 'wrong' })
  const unknown = await guess({ email: 'nobody@shop.test', password: staffPassword })
  expect([wrong.status, unknown.status]).toEqual([401, 401])
  expect(wrong.body).toEqual(unknown.body)
  const without = await signedInStaff(app, ['support'])
  expect((await ask(without)).status).toBe(404)
})

test('every wrong answer is refused alike, and a right one works once', async () => {
  const { key } = await addedKey(dana)
  const omar = await signedInStaff(app, ['support'])
  const { key: omars } = await addedKey(omar)
  const used = await answered(dana, key)
  expect((await enter(dana, used)).status).toBe(200)
  const [one, two] = [(await ask(dana)).body, (await ask(dana)).body]
  const elsewhere = { ...one.options, rpId: 'elsewhere.test' }
  const other = await answered(omar, omars)
  const wrong = {
    'used before': used,
    'another’s passkey': await answered(dana, omars),
    'another’s ticket and passkey': other,
    'the challenge of another ticket': {
      passkey: { ticket: one.ticket, credential: key.use(two.options) },
    },
    'made for another place': await answered(dana, key, { origin: 'http://elsewhere.test' }),
    'for another shop': { passkey: { ticket: one.ticket, credential: key.use(elsewhere) } },
    'a counter that went back': await answered(dana, key, { counter: 1 }),
  }
  for (const [what, answer] of Object.entries(wrong)) {
    const { status, body } = await enter(dana, answer)
    expect([status, body.errors], what).toEqual([
      401,
      [{ code: 'passkey', message: 'This passkey was not accepted. Try again or use another way.' }],
    ])
  }
  const withoutPassword = { email: dana.staff.email, password: 'wrong', ...(await answered(dana, key)) }
  expect(codeOf(await app.send('POST', '/desk/sign-in', withoutPassword))).toBe('sign-in')
  const late = await answered(dana, key, { counter: 50 })
  app.setNow(later(300_000))
  expect((await enter(dana, late)).status).toBe(401)
  app.setNow(testInstant)
  expect((await enter(dana, await answered(dana, key, { counter: 51 }))).status).toBe(200)
})

test('of many who send the same answer at once, at two processes, one gets in', async () => {
  const { key } = await addedKey(dana)
  const answer = await answered(dana, key)
  const other = app.beside()
  other.setNow(testInstant)
  const replies = await Promise.all([app, other, app, other].map((shop) => enter(dana, answer, shop)))
  await other.close()
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
})

test('an app that was begun and never confirmed opens nothing', async () => {
  await addedKey(dana)
  const path = '/desk/account/second-factor/begin'
  const begun = await app.send('POST', path, { password: staffPassword }, dana.headers)
  expect((await enter(dana, { code: codeOfApp(begun.body.secret, testInstant) })).status).toBe(401)
})

test('beside an app both ways are open; the codes given with the first kind go on', async () => {
  const { key, recovery_codes } = await addedKey(dana)
  const factor = '/desk/account/second-factor'
  const begun = await app.send('POST', `${factor}/begin`, { password: staffPassword }, dana.headers)
  const code = codeOfApp(begun.body.secret, testInstant)
  const confirmed = await app.send('POST', `${factor}/confirm`, { code }, dana.headers)
  expect(confirmed.body).toEqual({ recovery_codes: null })
  expect(codeOf(await enter(dana))).toBe('second-factor-or-passkey')
  expect((await enter(dana, { code: codeOfApp(begun.body.secret, testInstant, 1) })).status).toBe(200)
  expect((await enter(dana, await answered(dana, key))).status).toBe(200)
  expect((await enter(dana, { code: recovery_codes[0] })).status).toBe(200)
  const off = await app.send('POST', `${factor}/remove`, { password: staffPassword }, dana.headers)
  expect(off.status).toBe(200)
  expect(await list(dana)).toEqual([])
  expect(await ownAccount(dana)).toMatchObject({ has_second_factor: false, recovery_codes_left: 0 })
  expect((await enter(dana)).status).toBe(200)
})

test('a removed passkey works no more at once, and the last one takes the second step with it', async () => {
  const first = await addedKey(dana)
  const second = await addedKey(dana)
  expect(second.recovery_codes).toBeNull()
  const answer = await answered(dana, first.key)
  expect((await remove(dana, first.id, 'wrong')).status).toBe(403)
  expect((await remove(dana, first.id)).status).toBe(200)
  expect((await enter(dana, answer)).status).toBe(401)
  expect((await enter(dana, await answered(dana, first.key))).status).toBe(401)
  expect((await remove(dana, first.id)).status).toBe(404)
  expect(await ownAccount(dana)).toMatchObject({ has_second_factor: true, recovery_codes_left: 10 })
  expect((await remove(dana, second.id)).status).toBe(200)
  expect(await ownAccount(dana)).toMatchObject({ has_second_factor: false, recovery_codes_left: 0 })
  expect((await enter(dana)).status).toBe(200)
  const log = await app.db.select().from(auditEntry).where(eq(auditEntry.staff_id, dana.staff.id))
  const about = log.filter(({ act }) => act.startsWith('passkey')).map((one) => [one.act, one.subject_name])
  expect(about).toEqual([
    ['passkey_added', 'My laptop'],
    ['passkey_added', 'My laptop'],
    ['passkey_removed', 'My laptop'],
    ['passkey_removed', 'My laptop'],
  ])
})

test('an owner sees a passkey as a second step, and turning it off takes the passkey', async () => {
  const owner = await signedInStaff(app, ['owner'])
  const { key } = await addedKey(dana)
  const answer = await answered(dana, key)
  const { body } = await app.get('/desk/staff', owner.headers)
  const seen = body.staff.find((one: { id: number }) => one.id === dana.staff.id)
  expect(seen.has_second_factor).toBe(true)
  const off = await app.send('DELETE', `/desk/staff/${dana.staff.id}/second-factor`, {}, owner.headers)
  expect(off.status).toBe(200)
  expect((await enter(dana, answer)).status).toBe(401)
  expect((await enter(dana)).status).toBe(200)
  const left = await app.db.select().from(staffPasskey).where(eq(staffPasskey.staff_id, dana.staff.id))
  expect(left).toEqual([])
  const log = await app.db.select().from(auditEntry).where(eq(auditEntry.subject_id, dana.staff.id))
  expect(log.map(({ act }) => act)).toContain('second_factor_off')
})

test('a new passkey belongs to the session that began it, once', async () => {
  const elsewhere = await openStaffSession(app, dana.staff)
  const key = makeSoftwareKey((await begin(dana)).body)
  expect((await add(elsewhere, key)).status).toBe(403)
  expect((await add(dana, key)).status).toBe(200)
  expect((await add(dana, key)).status).toBe(403)
  const late = makeSoftwareKey((await begin(dana)).body)
  app.setNow(later(300_000))
  expect((await add(dana, late)).status).toBe(403)
  app.setNow(testInstant)
  const asked = (await ask(dana)).body
  const misused = makeSoftwareKey({ ...(await begin(dana)).body, challenge: asked.options.challenge })
  expect((await add(dana, misused)).status).toBe(403)
  const ended = makeSoftwareKey((await begin(elsewhere)).body)
  await app.send('DELETE', `/desk/account/sessions/${elsewhere.session_id}`, {}, dana.headers)
  expect((await add(elsewhere, ended)).status).toBe(401)
  const waiting = await app.db
    .select()
    .from(staffPasskeyChallenge)
    .where(eq(staffPasskeyChallenge.session_id, elsewhere.session_id))
  expect(waiting).toEqual([])
})

test('somebody else’s passkeys are nowhere, and names are plain', async () => {
  const { id } = await addedKey(dana)
  const omar = await signedInStaff(app, ['owner'])
  const rename = (who: SignedInStaff, name: string) => app.send('PUT', `${keys}/${id}`, { name }, who.headers)
  expect(await list(omar)).toEqual([])
  expect((await rename(omar, 'Mine')).status).toBe(404)
  expect((await remove(omar, id)).status).toBe(404)
  expect((await rename(dana, ' ')).status).toBe(403)
  expect((await rename(dana, 'x'.repeat(61))).status).toBe(403)
  expect((await rename(dana, 'Kitchen tablet')).status).toBe(200)
  expect((await list(dana))[0].name).toBe('Kitchen tablet')
})

test('at most twenty are kept, also when two come at once', async () => {
  const row = (at: number) => ({
    staff_id: dana.staff.id,
    name: 'Old',
    credential_id: `old-${dana.staff.id}-${at}`,
    public_key: 'x',
    counter: 0,
    transports: [],
    created_at: new Date(testInstant),
  })
  await app.db.insert(staffPasskey).values(Array.from({ length: 19 }, (_, at) => row(at)))
  const [one, two] = [makeSoftwareKey((await begin(dana)).body), makeSoftwareKey((await begin(dana)).body)]
  const replies = await Promise.all([add(dana, one), add(dana, two)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
  expect((await begin(dana)).status).toBe(403)
})

test('a customer’s passkey opens no desk, and one of staff no customer’s account', async () => {
  const { key } = await addedKey(dana)
  const ann = await signedInCustomer(app)
  const made = await app.send('POST', '/customer/passkeys/options', {}, ann.headers)
  const anns = makeSoftwareKey(made.body)
  const kept = { name: 'Phone', credential: anns.created }
  expect((await app.send('POST', '/customer/passkeys', kept, ann.headers)).status).toBe(200)
  expect((await enter(dana, await answered(dana, anns))).status).toBe(401)
  const { body } = await app.send('POST', '/auth/passkey/options')
  const login = await app.send('POST', '/auth/passkey/login', { credential: key.use(body) })
  expect(login.status).toBe(401)
})
