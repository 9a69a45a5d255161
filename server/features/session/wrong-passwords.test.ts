// After ten wrong passwords the wait grows, for whoever guesses; the owner gets in from where nobody guessed.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let now: number
let accounts = 0

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT: 'on' })
})

afterAll(() => app.close())

beforeEach(() => {
  now = Date.parse(testInstant)
  app.setNow(new Date(now))
})

function wait(seconds: number): void {
  now += seconds * 1_000
  app.setNow(new Date(now))
}

/** Signing in at one process of the shop, from any address. */
function loginAt(shop: TestApp) {
  return async (address: string, phone: string, password = 'battery staple') => {
    const init = {
      method: 'POST',
      body: JSON.stringify({ phone, password }),
      headers: { 'content-type': 'application/json' },
    }
    const response = await shop.fetch('/api/v1/auth/login', init, address)
    return { status: response.status, retry_after: response.headers.get('retry-after') }
  }
}

/** As a customer who signed up long ago and somewhere else. */
async function newAccount(): Promise<string> {
  accounts += 1
  const phone = `+7705${String(accounts).padStart(7, '0')}`
  const person = { name: 'Ann Lee', phone, email: `ann${accounts}@shop.test`, password: right }
  const { status } = await app.send('POST', '/auth/sign-up', person)
  expect(status).toBe(200)
  return phone
}

const right = 'correct horse'

test('[AUT-01] each wrong password after the tenth makes the wait twice as long, up to an hour', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  for (let turn = 1; turn <= 10; turn += 1) expect((await login('203.0.113.1', phone)).status).toBe(401)
  const waits: number[] = []
  for (let turn = 1; turn <= 8; turn += 1) {
    const refused = await login('203.0.113.1', phone, right)
    expect(refused.status).toBe(429)
    waits.push(Number(refused.retry_after))
    wait(Number(refused.retry_after))
    expect((await login('203.0.113.1', phone)).status).toBe(401)
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
})

test('[AUT-01] the phone and the e-mail of an account are guessed at as one', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  for (let turn = 1; turn <= 10; turn += 1) await login(`198.18.9.${turn}`, phone)
  expect((await login('198.18.9.99', `ann${accounts}@shop.test`)).status).toBe(429)
})

test('[AUT-01] guesses sent at once are counted one by one', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  const replies = await Promise.all(Array.from({ length: 25 }, () => login('203.0.113.2', phone)))
  expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('[AUT-01] processes agree on what was guessed, and a restart forgets nothing', async () => {
  const phone = await newAccount()
  const [other, restarted] = [app.beside(), app.beside()]
  const [one, two] = [loginAt(app), loginAt(other)]
  for (let turn = 1; turn <= 5; turn += 1) {
    expect((await one('203.0.113.3', phone)).status).toBe(401)
    expect((await two('203.0.113.3', phone)).status).toBe(401)
  }
  for (const login of [one, two, loginAt(restarted)]) {
    expect(await login('203.0.113.3', phone, right)).toEqual({ status: 429, retry_after: '60' })
  }
  await other.close()
  await restarted.close()
})

test('[AUT-01] an address that guessed at many accounts waits, whichever it names next', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  for (let turn = 0; turn < 10; turn += 1) await login('203.0.113.4', `+7706000000${turn}`)
  expect(await login('203.0.113.4', phone, right)).toEqual({ status: 429, retry_after: '60' })
  expect((await login('203.0.113.5', phone, right)).status).toBe(200)
})

test('[AUT-01] an account guessed at from everywhere lets each address try once, and its owner in', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  const home = '198.51.100.1'
  expect((await login(home, phone, right)).status).toBe(200)
  for (let turn = 1; turn <= 10; turn += 1) {
    expect((await login(`192.0.2.${turn}`, phone)).status).toBe(401)
  }
  expect(await login('192.0.2.11', phone)).toEqual({ status: 429, retry_after: '60' })
  expect((await login('192.0.2.11', phone, right)).status).toBe(429)
  expect((await login('192.0.2.1', phone, right)).status).toBe(429)
  // A new device of the owner, at its first try; then where the owner was before, mistyped and all.
  expect((await login('198.51.100.2', phone, right)).status).toBe(200)
  for (let turn = 1; turn <= 5; turn += 1) expect((await login(home, phone)).status).toBe(401)
  expect((await login(home, phone, right)).status).toBe(200)
})

test('[AUT-01] somebody guessing behind the same address does not keep out who was let in there before', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  expect((await login('198.51.100.3', phone, right)).status).toBe(200)
  for (let turn = 0; turn < 10; turn += 1) await login('198.51.100.3', `+7706000001${turn}`)
  expect((await login('198.51.100.3', '+77060000020')).status).toBe(429)
  expect((await login('198.51.100.3', phone, right)).status).toBe(200)
})

test('[AUT-01] the right password makes wrong ones before it forgotten', async () => {
  const phone = await newAccount()
  const login = loginAt(app)
  for (let round = 1; round <= 3; round += 1) {
    for (let turn = 1; turn <= 9; turn += 1) expect((await login('198.51.100.4', phone)).status).toBe(401)
    expect((await login('198.51.100.4', phone, right)).status).toBe(200)
  }
})

test('[AUT-01] accounts that are not there make the same waits', async () => {
  const login = loginAt(app)
  const statusesOf = async (phone: string, network: string) => {
    const replies = []
    for (let turn = 0; turn < 12; turn += 1) replies.push(await login(`${network}.1`, phone))
    for (let turn = 2; turn < 6; turn += 1) replies.push(await login(`${network}.${turn}`, phone))
    return replies
  }
  const known = await statusesOf(await newAccount(), '100.64.0')
  expect(known.map(({ status }) => status)).toContain(429)
  expect(await statusesOf('+77060009999', '100.64.1')).toEqual(known)
})

test('[AUT-01] who proves the phone by code for a new password need not wait out what others guessed', async () => {
  const demo = await createTestApp({ RATE_LIMIT: 'on', DEMO: 'on' })
  const person = { name: 'Ann Lee', phone: '+77070000001', email: 'ann@shop.test', password: right }
  await demo.send('POST', '/auth/sign-up', person)
  const login = (password: string) => demo.send('POST', '/auth/login', { phone: person.phone, password })
  for (let turn = 1; turn <= 10; turn += 1) await login('battery staple')
  expect((await login(right)).status).toBe(429)
  const password = 'another horse'
  const proof = { phone: person.phone, reset_token: '1234', password, confirm_password: password }
  expect((await demo.send('PUT', '/auth/reset-password', proof)).status).toBe(200)
  expect((await login(password)).status).toBe(200)
  await demo.close()
})
