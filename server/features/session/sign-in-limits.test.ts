// Guessing is slow: sign-ins and codes are limited by account and by address, and the answer says until when.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer } from '#server/database/schema/session.ts'
import { setSettings } from '#server/testing/settings.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { type SmsGateway, startSmsGateway } from '#server/testing/sms-gateway.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let gateway: SmsGateway
const start = Date.parse(testInstant)
let later = 0

beforeAll(async () => {
  gateway = await startSmsGateway()
  app = await createTestApp({ RATE_LIMIT: 'on', SMS_URL: gateway.url })
})

afterAll(async () => {
  await app.close()
  await gateway.close()
})

/** Each test begins in a fresh window. */
function freshWindow() {
  later += 3_600_000
  app.setNow(new Date(start + later))
}

const guess = (phone: string) => app.send('POST', '/auth/login', { phone, password: 'guess guess' })

test('[AUT-01] the eleventh sign-in of a minute is refused with the time to come back', async () => {
  freshWindow()
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess('+77020000001')).status).toBe(401)
  const refused = await guess('+77020000001')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(60)
  app.setNow(new Date(start + later + 60_000))
  expect((await guess('+77020000001')).status).toBe(401)
})

test('[AUT-01] other accounts do not help an address that has used up its sign-ins', async () => {
  freshWindow()
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await guess(`+7702000010${attempt % 10}`)).status).toBe(401)
  }
  const refused = await guess('+77020000999')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
})

test('[AUT-01] a passkey is guessed no faster than a password', async () => {
  freshWindow()
  const rubbish = { clientDataJSON: 'bm8', authenticatorData: 'bm8', signature: 'bm8' }
  const credential = { id: 'bm8', rawId: 'bm8', type: 'public-key', response: rubbish }
  const show = () => app.send('POST', '/auth/passkey/login', { credential })
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await show()).status).toBe(401)
  const refused = await show()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await guess('+77020000998')).status).toBe(429)
})

test('[AUT-01] other phones do not help an address that has used up its codes', async () => {
  freshWindow()
  const forgot = (phone: string) => app.send('POST', '/auth/forgot-password', { phone })
  for (let turn = 1; turn <= 5; turn += 1) expect((await forgot(`+7702000030${turn}`)).status).toBe(200)
  const refused = await forgot('+77020000306')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
})

test('[AUT-01] known and unknown phones run into the same limits with the same words', async () => {
  const { phone } = await makeCustomer(app)
  const answers = async (asked: string) => {
    freshWindow()
    const replies = []
    for (let turn = 1; turn <= 7; turn += 1) {
      app.setNow(new Date(start + later + turn * 61_000))
      replies.push(await app.send('POST', '/auth/forgot-password', { phone: asked }))
    }
    for (let turn = 1; turn <= 12; turn += 1) replies.push(await guess(asked))
    return replies.map(({ status, body, headers }) => [status, body, headers.get('retry-after')])
  }
  const known = await answers(phone ?? '')
  expect(known.map(([status]) => status)).toContain(429)
  expect(await answers('+77020000777')).toEqual(known)
})

test('[AUT-01] five codes in a quarter of an hour, then none until it is over', async () => {
  freshWindow()
  const { phone } = await makeCustomer(app)
  const forgot = () => app.send('POST', '/auth/forgot-password', { phone })
  for (let minute = 0; minute < 5; minute += 1) {
    app.setNow(new Date(start + later + minute * 61_000))
    expect((await forgot()).status).toBe(200)
  }
  app.setNow(new Date(start + later + 5 * 61_000))
  const refused = await forgot()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60 - 305)
  app.setNow(new Date(start + later + 15 * 60_000))
  expect((await forgot()).status).toBe(200)
})

test('[AUT-01] a sign-up whose code may not be sent is refused before there is an account', async () => {
  freshWindow()
  await setSettings(app, { customer_verification: true })
  const signUp = (turn: number) =>
    app.send('POST', '/auth/sign-up', {
      name: 'Ann Lee',
      phone: `+7702000020${turn}`,
      password: 'correct horse',
    })
  for (let turn = 1; turn <= 5; turn += 1) expect((await signUp(turn)).status).toBe(200)
  expect((await signUp(6)).status).toBe(429)
  expect(await app.db.select().from(customer).where(eq(customer.phone, '+77020000206'))).toEqual([])
  await setSettings(app, { customer_verification: false })
})

test('[AUT-01] wrong codes are few a day, and every block is longer than the one before', async () => {
  freshWindow()
  const { phone } = await makeCustomer(app)
  const begun = start + later
  let now = begun
  const wait = (seconds: number) => {
    now += seconds * 1_000
    app.setNow(new Date(now))
  }
  const tryWrong = () => app.send('POST', '/auth/verify-token', { phone, reset_token: 'none' })
  const blocks: number[] = []
  while (now < begun + 86_400_000) {
    await app.send('POST', '/auth/forgot-password', { phone })
    let reply = await tryWrong()
    while (reply.status !== 405) reply = await tryWrong()
    const held = Number((await tryWrong()).headers.get('retry-after'))
    blocks.push(held)
    wait(held)
  }
  expect(blocks.slice(0, 3)).toEqual([600, 1_200, 2_400])
  expect(blocks).toHaveLength(4)
  expect(now).toBe(begun + 86_400_000)
})

const person = (phone: string) => ({
  f_name: 'Ann',
  l_name: 'Lee',
  email: `${phone.slice(1)}@shop.test`,
  phone,
  password: 'correct horse',
})

test('[AUT-01] nobody asks by signing up which phones have an account: after ten such answers an hour of waiting', async () => {
  freshWindow()
  const known = await makeCustomer(app)
  const ask = (phone: string) => app.send('POST', '/auth/sign-up', person(phone))
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await ask(known.phone ?? '')).status).toBe(403)
  const refused = [await ask(known.phone ?? ''), await ask('+77020007777')]
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
    [429, '3600'],
    [429, '3600'],
  ])
  freshWindow()
  expect((await ask('+77020007777')).status).toBe(200)
})

test('[AUT-01] tries at a code for a new password are counted alike for known and unknown phones', async () => {
  freshWindow()
  const known = await makeCustomer(app)
  const statusesOf = async (phone: string) => {
    const statuses = []
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const body = { phone, reset_token: '0000' }
      statuses.push((await app.send('POST', '/auth/verify-token', body)).status)
    }
    return statuses
  }
  const statuses = await statusesOf(known.phone ?? '')
  expect(statuses).toEqual([400, 400, 400, 400, 400, 405, 405])
  expect(await statusesOf('+77020008888')).toEqual(statuses)
})
