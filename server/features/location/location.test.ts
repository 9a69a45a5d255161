// Places and ways over HTTP, on the real map of the city.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestGeo } from '#server/testing/geo-pack.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({}, { geo: openTestGeo() })
})

afterAll(() => app.close())

const places = (query: string, headers?: Record<string, string>) =>
  app.get(`/config/place-api-autocomplete?${query}`, headers)

const way = (path: string, from: readonly [number, number], to: readonly [number, number]) =>
  app.get(
    `/config/${path}?origin_lat=${from[0]}&origin_lng=${from[1]}&destination_lat=${to[0]}&destination_lng=${to[1]}`,
  )

const centre = [51.1282, 71.4306] as const
const station = [51.1905, 71.4079] as const

describe('autocomplete', () => {
  test('[LOC-13] the text typed so far gives places with id and description', async () => {
    const { status, body } = await places('search_text=kenesary')
    expect(status).toBe(200)
    expect(body.status).toBe('OK')
    expect(body.predictions.length).toBeGreaterThan(0)
    expect(body.predictions[0]).toEqual({
      place_id: expect.stringMatching(/^local:/),
      description: expect.stringContaining('Kenesary'),
    })
  })

  test('[LOC-13] the language of the header is the language of the descriptions', async () => {
    const russian = await places('search_text=kenesary', { 'X-localization': 'ru' })
    expect(russian.body.predictions[0].description).toMatch(/Кенесары/)
    const cyrillic = await places(`search_text=${encodeURIComponent('кенесары')}`)
    expect(cyrillic.body.predictions[0].description).toContain('Kenesary')
  })

  test('[LOC-13] nothing found is an empty list that says so', async () => {
    const { status, body } = await places('search_text=qqqqxxxxzzzz')
    expect(status).toBe(200)
    expect(body).toEqual({ predictions: [], status: 'ZERO_RESULTS' })
  })

  test.each([
    ['', 'search_text'],
    ['search_text=', 'search_text'],
    [`search_text=${'x'.repeat(301)}`, 'search_text'],
  ])('[LOC-13] %s is refused by its name', async (query, code) => {
    const { status, body } = await places(query)
    expect(status).toBe(403)
    expect(body.errors[0].code).toBe(code)
  })
})

describe('details', () => {
  test('[LOC-13] a suggestion opens at its coordinates', async () => {
    const { body: found } = await places('search_text=kenesary')
    const { place_id } = found.predictions[0]
    const { status, body } = await app.get(
      `/config/place-api-details?placeid=${encodeURIComponent(place_id)}`,
    )
    expect(status).toBe(200)
    expect(body.result.place_id).toBe(place_id)
    expect(body.result.formatted_address).toContain('Kenesary')
    expect(body.result.geometry.location.lat).toBeCloseTo(51.16, 0)
    expect(body.result.geometry.location.lng).toBeCloseTo(71.4, 0)
  })

  test('[LOC-13] an unknown place is not found, in the caller’s language', async () => {
    const { status, body } = await app.get('/config/place-api-details?placeid=local:nothing/1', {
      'X-localization': 'ru',
    })
    expect(status).toBe(404)
    expect(body.errors).toEqual([{ code: 'placeid', message: 'Место не найдено' }])
  })

  test('[LOC-13] without an id it is refused by name', async () => {
    const { status, body } = await app.get('/config/place-api-details')
    expect(status).toBe(403)
    expect(body.errors).toEqual([{ code: 'placeid', message: 'The placeid field is required.' }])
  })
})

describe('geocode', () => {
  test('[LOC-13] a point in the city has an address in the caller’s language', async () => {
    const [lat, lng] = centre
    const english = await app.get(`/config/geocode-api?lat=${lat}&lng=${lng}`)
    const russian = await app.get(`/config/geocode-api?lat=${lat}&lng=${lng}`, { 'X-localization': 'ru' })
    expect(english.status).toBe(200)
    expect(english.body.status).toBe('OK')
    expect(english.body.results[0].formatted_address).toMatch(/[A-Za-z]/)
    expect(russian.body.results[0].formatted_address).toMatch(/\p{Script=Cyrillic}/u)
  })

  test('[LOC-13] far from everything the coordinate itself is the address', async () => {
    const { body } = await app.get('/config/geocode-api?lat=10.5&lng=20.25')
    expect(body.results[0].formatted_address).toBe('10.5000, 20.2500')
  })

  test.each([
    ['lat=91&lng=71', 'lat'],
    ['lat=51&lng=181', 'lng'],
    ['lat=north&lng=71', 'lat'],
    ['lat=NaN&lng=71', 'lat'],
    ['lat=Infinity&lng=71', 'lat'],
    ['lng=71', 'lat'],
    ['lat=51', 'lng'],
    ['lat=51&lat=52&lng=71', 'lat'],
  ])('[LOC-13] %s is refused by its name', async (query, code) => {
    const { status, body } = await app.get(`/config/geocode-api?${query}`)
    expect(status).toBe(403)
    expect(body.errors.map((error: { code: string }) => error.code)).toEqual([code])
  })
})

describe('ways', () => {
  test('[LOC-13] the distance of a drive comes in metres with words beside it', async () => {
    const { status, body } = await way('distance-api', centre, station)
    expect(status).toBe(200)
    const [element] = body.rows[0].elements
    expect(element.status).toBe('OK')
    expect(element.distance.value).toBeGreaterThan(6_000)
    expect(element.distance.value).toBeLessThan(15_000)
    expect(element.distance.text).toMatch(/^[\d.]+ km$/)
    expect(element.duration.value).toBeGreaterThan(300)
    expect(element.duration.text).toMatch(/ min$/)
  })

  test('[LOC-13] the mode that clients send changes nothing and breaks nothing', async () => {
    const plain = await way('distance-api', centre, station)
    const { body } = await app.get(
      `/config/distance-api?origin_lat=${centre[0]}&origin_lng=${centre[1]}&destination_lat=${station[0]}&destination_lng=${station[1]}&mode=walking`,
    )
    expect(body).toEqual(plain.body)
  })

  test('[LOC-13] where no road leads, or too far away, the element says ZERO_RESULTS', async () => {
    const besideTheMap = await way('distance-api', centre, [52.2, 71.4])
    expect(besideTheMap.body.rows[0].elements).toEqual([{ status: 'ZERO_RESULTS' }])
    const otherSide = await way('distance-api', centre, [-33.9, 151.2])
    expect(otherSide.status).toBe(200)
    expect(otherSide.body.rows[0].elements).toEqual([{ status: 'ZERO_RESULTS' }])
  })

  test('[LOC-13] the line of a drive runs from one point to the other over many corners', async () => {
    const { status, body } = await way('direction-api', centre, station)
    expect(status).toBe(200)
    expect(body.estimated).toBe(false)
    expect(body.path.length).toBeGreaterThan(10)
    expect(body.path[0]).toEqual([centre[1], centre[0]])
    expect(body.path.at(-1)).toEqual([station[1], station[0]])
    const matrix = await way('distance-api', centre, station)
    expect(matrix.body.rows[0].elements[0].distance.value).toBe(Math.round(body.distance_m))
  })

  test('[LOC-13] without roads the line is straight and says that it is estimated', async () => {
    const { body } = await way('direction-api', centre, [52.2, 71.4])
    expect(body).toMatchObject({ estimated: true })
    expect(body.path).toHaveLength(2)
  })

  test.each(['distance-api', 'direction-api'])('[LOC-13] %s refuses bad coordinates', async (path) => {
    const { status, body } = await app.get(
      `/config/${path}?origin_lat=91&origin_lng=x&destination_lat=&destination_lng=-181`,
    )
    expect(status).toBe(403)
    expect(body.errors.map((error: { code: string }) => error.code).toSorted()).toEqual([
      'destination_lat',
      'destination_lng',
      'origin_lat',
      'origin_lng',
    ])
  })
})

test('[LOC-13] more than 120 questions a minute from one address are turned away for a while', async () => {
  const limited = await createTestApp({ RATE_LIMIT: 'on' }, { geo: openTestGeo() })
  try {
    const ask = () => limited.get('/config/geocode-api?lat=51.1&lng=71.4')
    for (let asked = 0; asked < 120; asked++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})

test('a map elsewhere is reached through our style address', async () => {
  const elsewhere = await createTestApp({ MAP_STYLE_URL: 'https://maps.test/{theme}-{language}.json' })
  try {
    const reply = await elsewhere.fetch('/map/style.json?theme=dark&language=ru')
    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toBe('https://maps.test/dark-ru.json')
    const page = await elsewhere.fetch('/api/docs')
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://maps.test;")
  } finally {
    await elsewhere.close()
  }
})
