// What the server sends by itself, in the shop's own words: codes and messages about orders.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setSettings } from '#server/testing/settings.ts'
import { type SmsGateway, startSmsGateway } from '#server/testing/sms-gateway.ts'
import { type SignedInStaff, signedInStaff } from '#server/testing/staff.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let gateway: SmsGateway
let owner: SignedInStaff

beforeAll(async () => {
  gateway = await startSmsGateway()
  app = await createTestApp({ SMS_URL: gateway.url, SMS_TOKEN: 'gateway-secret' })
  owner = await signedInStaff(app)
  await setSettings(app, { customer_verification: true, business_name: 'Fivefold' })
})

afterAll(async () => {
  await app.close()
  await gateway.close()
})

const key = 'sent.verify_phone'
const reword = (text: string, version: number, language = 'en') =>
  app.send('PUT', `/desk/texts/${language}/${key}`, { text, version }, owner.headers)

let count = 0

/** The text message a new customer gets. */
async function codeMessage(): Promise<string> {
  count += 1
  app.forgetCatalogue()
  const phone = `+7704${String(count).padStart(7, '0')}`
  const person = {
    f_name: 'Ann',
    l_name: 'Lee',
    email: `n${count}@shop.test`,
    phone,
    password: 'correct horse',
  }
  expect((await app.send('POST', '/auth/sign-up', person)).status).toBe(200)
  return gateway.received.at(-1)?.text.replace(gateway.lastCode(phone), '1234') ?? ''
}

const original = 'Fivefold: your verification code is 1234. It is valid for 10 minutes.'

test('notices stand among the texts, with their original in every language', async () => {
  for (const language of ['en', 'ar', 'tg', 'ru']) {
    const { body } = await app.get(`/desk/texts?area=sent&limit=100&language=${language}`, owner.headers)
    const keys = body.rows.map((row: { key: string }) => row.key)
    expect(keys).toEqual(
      expect.arrayContaining([key, 'sent.order_delivered', 'sent.parcel_picked_up', 'sent.invitation']),
    )
    expect(body.rows.filter((row: { original: string }) => row.original === '')).toEqual([])
  }
})

test('a code is sent in the shop’s own words at once, until the original is back', async () => {
  expect(await codeMessage()).toBe(original)
  const saved = await reword('Hello from {business}! {code} is your code.', 0)
  expect([saved.status, saved.body.own]).toEqual([200, 'Hello from {business}! {code} is your code.'])
  expect(await codeMessage()).toBe('Hello from Fivefold! 1234 is your code.')
  expect((await app.get('/text-overrides')).body, 'the storefront is sent none of it').toEqual({
    version: '',
    texts: {},
  })
  const gone = await app.send('DELETE', `/desk/texts/en/${key}`, { version: 1 }, owner.headers)
  expect(gone.body).toMatchObject({ own: null, version: 2 })
  expect(await codeMessage()).toBe(original)
})

test('a wording without its code is refused, and one for a language nobody reads changes no other', async () => {
  const refused = await reword('Hello from {business}!', 2)
  expect([refused.status, refused.body.errors[0].message]).toEqual([422, expect.stringContaining('{code}')])
  expect((await reword('{business} {code}', 0, 'ru')).status).toBe(200)
  expect(await codeMessage()).toBe(original)
})
