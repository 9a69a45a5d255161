// Outside every zone: how far the nearest one is, and a word when we come.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverageRequest } from '#server/database/schema/location.ts'
import { makeZone, squareAround } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let near: number

beforeAll(async () => {
  app = await createTestApp()
  const zones = [
    await makeZone(app.db, { rings: squareAround(51.13, 71.43, 0.1) }),
    await makeZone(app.db, { rings: squareAround(49.8, 73.1, 0.1) }),
  ]
  near = zones[0]?.id ?? 0
  await makeZone(app.db, { rings: squareAround(51.13, 71.7, 0.1), status: false })
})

afterAll(() => app.close())

const nearest = (query: string) => app.get(`/zone/nearest?${query}`)
const notify = (body: unknown, headers?: Record<string, string>) =>
  app.send('POST', '/zone/notify-me', body, headers)
const outside = { lat: 51.5, lng: 71.43 }

describe('the nearest zone', () => {
  test('[LOC-13] is named with its distance and a point that is delivered to', async () => {
    const { status, body } = await nearest('lat=51.5&lng=71.43')
    expect(status).toBe(200)
    expect(body.zone_id).toBe(near)
    expect(body.name).toMatch(/^Zone /)
    expect(body.distance_m).toBeGreaterThan(29_000)
    expect(body.distance_m).toBeLessThan(31_000)
    const there = await app.get(`/config/get-zone-id?lat=${body.lat}&lng=${body.lng}`)
    expect(there.status).toBe(200)
    expect(there.body.zone_id).toBe(`[${near}]`)
  })

  test('[LOC-13] a paused zone is passed over, and inside a zone the distance is 0', async () => {
    const { body } = await nearest('lat=51.13&lng=71.7')
    expect(body.zone_id).toBe(near)
    expect(await nearest('lat=51.13&lng=71.43')).toMatchObject({
      body: { zone_id: near, distance_m: 0, lat: 51.13, lng: 71.43 },
    })
  })

  test.each([
    ['lng=71', 'lat'],
    ['lat=95&lng=71', 'lat'],
    ['lat=51&lng=east', 'lng'],
  ])('[LOC-13] %s is refused by its name', async (query, code) => {
    const { status, body } = await nearest(query)
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe(code)
  })
})

test('without any zone nothing is nearest', async () => {
  const empty = await createTestApp()
  try {
    const { status, body } = await empty.get('/zone/nearest?lat=51&lng=71')
    expect(status).toBe(404)
    expect(body.errors[0].message).toBe('Service not available in this area')
  } finally {
    await empty.close()
  }
})

describe('tell me when you deliver here', () => {
  const rows = () => app.db.select().from(coverageRequest)

  test('[LOC-13] a request is kept once per contact and place, in the language of the last time', async () => {
    const first = await notify({ ...outside, email: 'Somebody@Example.com' })
    expect(first).toMatchObject({
      status: 200,
      body: { message: 'Thank you. We will tell you when we deliver here.' },
    })
    const again = { lat: outside.lat + 0.0001, lng: outside.lng, email: ' somebody@example.com ' }
    expect((await notify(again, { 'X-localization': 'ru' })).status).toBe(200)
    expect((await notify({ ...outside, lat: 51.6, email: 'somebody@example.com' })).status).toBe(200)
    expect((await notify({ ...outside, phone: '+7 (700) 123-45-67' })).status).toBe(200)
    expect((await rows()).map(({ contact, language }) => [contact, language])).toEqual([
      ['somebody@example.com', 'ru'],
      ['somebody@example.com', 'en'],
      ['+77001234567', 'en'],
    ])
  })

  test('[LOC-13] many taps at once are one request', async () => {
    const before = (await rows()).length
    const request = { ...outside, email: 'eager@example.com' }
    const replies = await Promise.all(Array.from({ length: 10 }, () => notify(request)))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await rows()).toHaveLength(before + 1)
  })

  test.each([
    ['no contact', outside, 403, 'email'],
    ['a bad address', { ...outside, email: 'nobody' }, 403, 'email'],
    ['a bad number', { ...outside, phone: '12' }, 403, 'phone'],
    ['a bad point', { lat: 'x', lng: 71, email: 'a@b.com' }, 403, 'lat'],
    ['a place we deliver to', { lat: 51.13, lng: 71.43, email: 'a@b.com' }, 409, 'coordinates'],
  ])('[LOC-13] %s is refused and nothing is kept', async (_what, body, status, code) => {
    const before = (await rows()).length
    const reply = await notify(body)
    expect(reply.status).toBe(status)
    expect(reply.body.errors[0].code).toBe(code)
    expect(await rows()).toHaveLength(before)
  })

  test('more than ten a minute from one address are turned away', async () => {
    const limited = await createTestApp({ RATE_LIMIT: 'on' })
    try {
      const send = (at: number) =>
        limited.send('POST', '/zone/notify-me', { ...outside, email: `person-${at}@example.com` })
      for (let at = 0; at < 10; at++) expect((await send(at)).status).toBe(200)
      expect((await send(10)).status).toBe(429)
    } finally {
      await limited.close()
    }
  })
})
