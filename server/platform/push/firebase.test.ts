// Messages by Firebase, against a server run by the test: who may send, what arrives, and what an answer means.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FcmServer, noToken, startFcm, unregistered } from '#server/testing/fcm-server.ts'
import { ConfigError, readConfig } from '../config/config.ts'
import { createLog } from '../log/log.ts'
import { createDelivery } from './delivery.ts'
import { createFirebasePush } from './firebase.ts'
import type { AppPush } from './push.ts'

let fcm: FcmServer
let firebase: AppPush
let now = new Date('2026-11-16T07:00:00Z')
const lines: string[] = []

beforeAll(async () => {
  fcm = await startFcm()
})

afterAll(() => fcm.close())

beforeEach(() => {
  now = new Date('2026-11-16T07:00:00Z')
  fcm.received.length = 0
  const { firebase: settings } = readConfig(fcm.settings)
  if (!settings) throw new Error('the settings name no account')
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  firebase = createFirebasePush(settings, { clock: { now: () => now }, log })
})

const message = { title: 'On its way', body: 'Order 7', data: { type: 'order_status', order_id: '7' } }

test('[PSH-01] a message arrives whole, sent in the name of the service account', async () => {
  expect(await firebase.send('app-1', message)).toBe('sent')
  expect(fcm.received).toMatchObject([
    { token: 'app-1', notification: { title: 'On its way', body: 'Order 7' }, data: message.data },
  ])
})

test('many messages share one access token, and the next is fetched before it is over', async () => {
  const before = fcm.tokensGiven()
  await Promise.all(Array.from({ length: 20 }, () => firebase.send('app-1', message)))
  expect(fcm.tokensGiven()).toBe(before + 1)
  now = new Date(now.getTime() + 3_590_000)
  await Promise.all(Array.from({ length: 20 }, () => firebase.send('app-1', message)))
  expect(fcm.tokensGiven()).toBe(before + 2)
})

test('an access token that was called back is replaced, and the message arrives', async () => {
  await firebase.send('app-1', message)
  fcm.callBack()
  expect(await firebase.send('app-2', message)).toBe('sent')
  expect(fcm.received.at(-1)).toMatchObject({ token: 'app-2' })
})

test.each([
  ['an app that was removed', unregistered, 'gone'],
  ['a text that is no token', noToken, 'gone'],
  ['a flood', { status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } }, 'failed'],
  ['an outage', { status: 503, body: { error: { status: 'UNAVAILABLE' } } }, 'failed'],
  [
    'a fault in the message itself',
    { status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } },
    'failed',
  ],
  ['a token of another project', { status: 403, body: { error: { status: 'PERMISSION_DENIED' } } }, 'failed'],
  ['a 404 of somebody in between', { status: 404, body: '<html>' }, 'failed'],
  ['an outage in HTML', { status: 502, body: '<html>' }, 'failed'],
] as const)('[PSH-01] %s is told apart', async (_what, answer, result) => {
  fcm.answerWith(answer)
  expect(await firebase.send('app-1', message)).toBe(result)
})

test('[PSH-01] a service that cannot be reached fails without a throw, and no secret is logged', async () => {
  const { firebase: settings } = readConfig({ ...fcm.settings, FCM_URL: 'http://127.0.0.1:9' })
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  if (!settings) throw new Error('the settings name no account')
  const lost = createFirebasePush(settings, { clock: { now: () => now }, log })
  expect(await lost.send('app-secret', message)).toBe('failed')
  const nobody = { ...settings, account: { ...settings.account, token_uri: `${settings.url}/token` } }
  expect(
    await createFirebasePush(nobody, { clock: { now: () => now }, log }).send('app-secret', message),
  ).toBe('failed')
  const said = lines.join('')
  expect(said).toContain('Firebase was not reached')
  for (const secret of ['app-secret', 'access-', 'PRIVATE KEY', 'eyJ']) expect(said).not.toContain(secret)
})

test('the account may be named by its file; anything else stops the start without repeating it', async () => {
  const path = join(tmpdir(), `fivefold-account-${process.pid}.json`)
  await writeFile(path, JSON.stringify(fcm.account), { mode: 0o600 })
  expect(readConfig({ FCM_SERVICE_ACCOUNT: path }).firebase?.account.project_id).toBe('shop-test')
  expect(readConfig({}).firebase).toBeNull()
  const halves = [
    '/nowhere/account.json',
    '{not json',
    JSON.stringify({ ...fcm.account, private_key: 'top-secret' }),
  ]
  for (const value of halves) {
    const read = () => readConfig({ FCM_SERVICE_ACCOUNT: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow('FCM_SERVICE_ACCOUNT')
    expect(read).not.toThrow('top-secret')
  }
})

test('what a service cannot take now is tried again, some times', async () => {
  const deliver = createDelivery([0, 0])
  const results = ['failed', 'failed', 'sent'] as const
  let tries = 0
  expect(await deliver(async () => results[tries++] ?? 'sent')).toBe('sent')
  expect(tries).toBe(3)
  tries = 0
  expect(
    await deliver(async () => {
      tries += 1
      return 'failed'
    }),
  ).toBe('failed')
  expect(tries).toBe(3)
  tries = 0
  expect(
    await deliver(async () => {
      tries += 1
      return 'gone'
    }),
  ).toBe('gone')
  expect(tries).toBe(1)
})
