// One-time codes for a phone: sent once a minute, good once and for ten minutes, and not to be guessed.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customer, oneTimeCode } from '#server/database/schema/session.ts'
import { setSettings } from '#server/testing/settings.ts'
import { makeCustomer } from '#server/testing/sign-in.ts'
import { type SmsGateway, startSmsGateway } from '#server/testing/sms-gateway.ts'
import { createTestApp, type TestApp, testInstant } from '#server/testing/test-app.ts'

let app: TestApp
let gateway: SmsGateway

beforeAll(async () => {
  gateway = await startSmsGateway()
  app = await createTestApp({ SMS_URL: gateway.url, SMS_TOKEN: 'gateway-secret' })
  await setSettings(app, { customer_verification: true, business_name: 'Fivefold' })
})

afterAll(async () => {
  await app.close()
  await gateway.close()
})

const at = (seconds: number) => app.setNow(new Date(Date.parse(testInstant) + seconds * 1_000))

let count = 0

async function signUp(headers: Record<string, string> = {}) {
  at(0)
  count += 1
  const phone = `+7703${String(count).padStart(7, '0')}`
  const body = {
    f_name: 'Ann',
    l_name: 'Lee',
    email: `v${count}@shop.test`,
    phone,
    password: 'correct horse',
  }
  const reply = await app.send('POST', '/auth/sign-up', body, headers)
  return { phone, password: body.password, reply, code: gateway.lastCode(phone) }
}

const verify = (phone: string, otp: unknown) => app.send('POST', '/auth/verify-phone', { phone, otp })

/** A code that is not the right one. */
const wrong = (code: string) => (code === '0000' ? '0001' : '0000')

test('[AUT-01] [AUT-02] signing up sends a code, and the code proves the phone', async () => {
  const { phone, reply, code } = await signUp()
  expect(reply.status).toBe(200)
  expect(reply.body.token).toEqual(expect.any(String))
  expect(reply.body).not.toHaveProperty('demo_otp')
  expect(code).toMatch(/^\d{4}$/)
  expect(gateway.received.at(-1)).toEqual({
    to: phone,
    text: `Fivefold: your verification code is ${code}. It is valid for 10 minutes.`,
    authorization: 'Bearer gateway-secret',
  })

  const proven = await verify(phone, code)
  expect(proven.status).toBe(200)
  expect(proven.body).toEqual({ message: 'Phone number varified successfully', otp: 'inactive' })
  const [row] = await app.db.select().from(customer).where(eq(customer.phone, phone))
  expect(row?.is_phone_verified).toBe(true)
})

test('the text is in the customer’s language', async () => {
  const { code } = await signUp({ 'x-localization': 'tg' })
  expect(gateway.received.at(-1)?.text).toBe(
    `Fivefold: рамзи тасдиқи шумо ${code}. Он 10 дақиқа эътибор дорад.`,
  )
})

test('a code may come as a number', async () => {
  let signed = await signUp()
  while (signed.code.startsWith('0')) signed = await signUp()
  expect((await verify(signed.phone, Number(signed.code))).status).toBe(200)
})

test('a proven phone is told to its owner', async () => {
  const { phone, code, reply } = await signUp()
  await verify(phone, code)
  const headers = { authorization: `Bearer ${reply.body.token}` }
  const again = await app.send('POST', '/auth/verify-phone', { phone, otp: code }, headers)
  expect(again.status).toBe(200)
  expect(again.body).toEqual({ message: 'Phone number is already varified' })
})

test('[AUT-01] to others a proven phone, an unproven one and an unknown one answer alike, try after try', async () => {
  const [proven, unproven] = [await signUp(), await signUp()]
  await verify(proven.phone, proven.code)
  const stranger = await signUp()
  const headers = { authorization: `Bearer ${stranger.reply.body.token}` }
  const statusesOf = async (phone: string) => {
    const replies = []
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const otp = wrong(unproven.code)
      const { status, body } = await app.send('POST', '/auth/verify-phone', { phone, otp }, headers)
      replies.push([status, body])
    }
    return replies
  }
  const statuses = await statusesOf('+77039999998')
  expect(statuses.map(([status]) => status)).toEqual([404, 404, 404, 404, 404, 405, 405])
  expect(await statusesOf(proven.phone)).toEqual(statuses)
  expect(await statusesOf(unproven.phone)).toEqual(statuses)
})

test('the code is kept as a hash only', async () => {
  const { phone, code } = await signUp()
  const [row] = await app.db.select().from(oneTimeCode).where(eq(oneTimeCode.subject, phone))
  expect(row?.code_hash).not.toContain(code)
})

test('refuses a wrong code and an unknown phone alike', async () => {
  const { phone, code } = await signUp()
  const wrongCode = await verify(phone, wrong(code))
  const unknown = await verify('+77039999999', '0000')
  expect(wrongCode.status).toBe(404)
  expect(wrongCode.body.message).toBe('OTP does not match')
  expect([unknown.status, unknown.body]).toEqual([wrongCode.status, wrongCode.body])
})

test('a code is over after ten minutes', async () => {
  const { phone, code } = await signUp()
  at(600)
  expect((await verify(phone, code)).status).toBe(404)
})

test('a used code is used up', async () => {
  const { phone, code } = await signUp()
  await verify(phone, code)
  await app.db.update(customer).set({ is_phone_verified: false }).where(eq(customer.phone, phone))
  expect((await verify(phone, code)).status).toBe(404)
})

test('the code of another phone is wrong here', async () => {
  const [one, two] = [await signUp(), await signUp()]
  if (one.code !== two.code) expect((await verify(one.phone, two.code)).status).toBe(404)
  expect((await verify(one.phone, one.code)).status).toBe(200)
})

test('[AUT-01] after five wrong tries even the right code is refused, for ten minutes', async () => {
  const { phone, code } = await signUp()
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect((await verify(phone, wrong(code))).status).toBe(404)
  }
  const sixth = await verify(phone, code)
  expect(sixth.status).toBe(405)
  expect(sixth.body.errors).toEqual([{ code: 'otp_temp_blocked', message: 'Too many attemps' }])
  expect(sixth.headers.get('retry-after')).toBe('600')

  at(5)
  const held = await verify(phone, code)
  expect(held.status).toBe(405)
  expect(held.body.errors).toEqual([
    { code: 'otp_block_time', message: 'Please try again after 9 minutes 55 seconds' },
  ])
  expect(held.headers.get('retry-after')).toBe('595')

  at(600)
  expect((await verify(phone, code)).status).toBe(404)
})

test('guesses sent at once are counted one by one', async () => {
  const { phone, code } = await signUp()
  const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(phone, wrong(code))))
  expect(guesses.filter((one) => one.status === 404)).toHaveLength(5)
  expect(guesses.filter((one) => one.status === 405)).toHaveLength(7)
})

test('a new code does not give new guesses', async () => {
  const { phone, password, code } = await signUp()
  for (let attempt = 1; attempt <= 4; attempt += 1) await verify(phone, wrong(code))
  at(61)
  expect((await app.send('POST', '/auth/login', { phone, password })).status).toBe(200)
  const next = gateway.lastCode(phone)
  await verify(phone, wrong(next))
  const refused = await verify(phone, next)
  expect(refused.body.errors[0].code).toBe('otp_temp_blocked')
})

test('wrong tries of ten minutes ago are forgotten', async () => {
  const { phone, password, code } = await signUp()
  for (let attempt = 1; attempt <= 4; attempt += 1) await verify(phone, wrong(code))
  at(601)
  await app.send('POST', '/auth/login', { phone, password })
  const next = gateway.lastCode(phone)
  expect((await verify(phone, wrong(next))).status).toBe(404)
  expect((await verify(phone, next)).status).toBe(200)
})

test('signing in sends another code, but not within a minute', async () => {
  const { phone, password, code } = await signUp()
  at(20)
  const early = await app.send('POST', '/auth/login', { phone, password })
  expect(early.status).toBe(405)
  expect(early.body.errors).toEqual([{ code: 'otp', message: 'Please try again after 40 Seconds' }])
  at(60)
  const sent = gateway.received.length
  const late = await app.send('POST', '/auth/login', { phone, password })
  expect(late.body).toMatchObject({ token: expect.any(String), is_phone_verified: 0 })
  expect(gateway.received).toHaveLength(sent + 1)
  const next = gateway.lastCode(phone)
  if (next !== code) expect((await verify(phone, code)).status).toBe(404)
  expect((await verify(phone, next)).status).toBe(200)
})

test('a proven phone signs in without a code', async () => {
  const { phone, password, code } = await signUp()
  await verify(phone, code)
  const sent = gateway.received.length
  const { body } = await app.send('POST', '/auth/login', { phone, password })
  expect(body.is_phone_verified).toBe(1)
  expect(gateway.received).toHaveLength(sent)
})

test('a gateway that fails is told, and the next attempt need not wait', async () => {
  const { phone, password } = await signUp()
  at(61)
  gateway.answerWith(500)
  const failed = await app.send('POST', '/auth/login', { phone, password })
  gateway.answerWith(200)
  expect(failed.status).toBe(405)
  expect(failed.body.errors).toEqual([{ code: 'otp', message: 'Faield to send sms' }])
  expect((await app.send('POST', '/auth/login', { phone, password })).status).toBe(200)
})

test('the demo’s code opens nothing outside the demo', async () => {
  const { phone, code } = await signUp()
  if (code !== '1234') expect((await verify(phone, '1234')).status).toBe(404)
})

test('in the demo the answer shows the code, and 1234 is accepted for known phones', async () => {
  const demo = await createTestApp({ DEMO: 'on' })
  await setSettings(demo, { customer_verification: true })
  const body = { f_name: 'A', l_name: 'B', email: 'a@b.test', phone: '+77031112233', password: 'long enough' }
  const signed = await demo.send('POST', '/auth/sign-up', body)
  expect(signed.body.demo_otp).toMatch(/^\d{4}$/)
  const proven = await demo.send('POST', '/auth/verify-phone', {
    phone: body.phone,
    otp: signed.body.demo_otp,
  })
  expect(proven.status).toBe(200)

  const { phone } = await makeCustomer(demo, { is_phone_verified: false })
  expect((await demo.send('POST', '/auth/verify-phone', { phone, otp: '1234' })).status).toBe(200)
  const unknown = await demo.send('POST', '/auth/verify-phone', { phone: '+77031112244', otp: '1234' })
  expect(unknown.status).toBe(404)
  await demo.close()
})

test('[AUT-01] a gateway that fails does not undo a sign-up: the account is there, and the code is sent again', async () => {
  gateway.answerWith(500)
  const { phone, password, reply } = await signUp()
  gateway.answerWith(200)
  expect(reply.status).toBe(200)
  const again = await app.send('POST', '/auth/login', { phone, password })
  expect(again.status).toBe(200)
  expect((await verify(phone, gateway.lastCode(phone))).status).toBe(200)
})
