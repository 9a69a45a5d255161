// The newsletter over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
})

afterAll(() => shop.close())

describe('POST /newsletter/subscribe', () => {
  test('[FTR-01] takes an address once, whatever its letter case', async () => {
    const first = await shop.send('POST', '/newsletter/subscribe', { email: ' Reader@Example.org ' })
    expect(first).toMatchObject({ status: 200, body: { message: 'Subscription successful' } })
    const again = await shop.send('POST', '/newsletter/subscribe', { email: 'reader@example.ORG' })
    expect(again.status).toBe(403)
    expect(again.body.errors).toEqual([{ code: 'email', message: 'The email has already been taken.' }])
  })

  test('[FTR-01] two requests at once subscribe one address once', async () => {
    const both = await Promise.all(
      [1, 2].map(() => shop.send('POST', '/newsletter/subscribe', { email: 'twice@example.org' })),
    )
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 403])
  })

  test('[FTR-01] answers in the caller’s language', async () => {
    const headers = { 'X-localization': 'tg' }
    const { body } = await shop.send('POST', '/newsletter/subscribe', { email: 'tg@example.org' }, headers)
    expect(body.message).toBe('Обуна бомуваффақият анҷом ёфт')
  })

  test.each([
    [{}, 'The email field is required.'],
    [{ email: '' }, 'The email field is required.'],
    [{ email: 'not an address' }, 'The email must be a valid email address.'],
    [{ email: ['a@example.org'] }, 'The selected email is invalid.'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'The email must not be greater than 254 characters.'],
  ])('[FTR-01] refuses %j', async (input, message) => {
    const { status, body } = await shop.send('POST', '/newsletter/subscribe', input)
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'email', message }])
  })

  test('a body that is no JSON object is refused with 400', async () => {
    const { status } = await shop.send('POST', '/newsletter/subscribe', ['a@example.org'])
    expect(status).toBe(400)
  })

  test('refuses the eleventh call of a minute from one address, and says when to come back', async () => {
    const limited = await createTestApp({ RATE_LIMIT: 'on' })
    for (let call = 1; call <= 10; call += 1) {
      const { status } = await limited.send('POST', '/newsletter/subscribe', { email: `${call}@example.org` })
      expect(status).toBe(200)
    }
    const { status, headers, body } = await limited.send('POST', '/newsletter/subscribe', {
      email: '11@example.org',
    })
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('60')
    expect(body.errors[0].code).toBe('throttle')
    await limited.close()
  })
})
