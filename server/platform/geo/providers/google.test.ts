import { describe, expect, test } from 'vitest'
import { answering, recordedFetch } from './fixtures/recorded-fetch.ts'
import { googlePlaces } from './google.ts'

const key = 'server-side-key'

function bodyOf(init: RequestInit | undefined): unknown {
  return JSON.parse(String(init?.body))
}

describe('suggestions', () => {
  test('send the session and the bias, and keep places only', async () => {
    const { fetch, asked } = recordedFetch('google-autocomplete')
    const near = { lat: 51.13, lng: 71.43 }
    const found = await googlePlaces({ key, fetch }).suggest('kenesary', {
      language: 'ru',
      near,
      session: 's-1',
    })
    expect(found).toEqual([
      {
        place_id: 'google:ChIJ5YQQf1GHhYARPKG7WLIaOko',
        description: 'Kenesary Street 40, Astana, Kazakhstan',
      },
      { place_id: 'google:ChIJ_tower-97', description: 'Bayterek Tower, Astana, Kazakhstan' },
    ])
    expect(asked[0]?.url.href).toBe('https://places.googleapis.com/v1/places:autocomplete')
    expect(bodyOf(asked[0]?.init)).toEqual({
      input: 'kenesary',
      languageCode: 'ru',
      sessionToken: 's-1',
      locationBias: { circle: { center: { latitude: 51.13, longitude: 71.43 }, radius: 30_000 } },
    })
  })

  test('the key travels in a header, never in the address', async () => {
    const { fetch, asked } = recordedFetch('google-autocomplete')
    await googlePlaces({ key, fetch }).suggest('kenesary', { language: 'en' })
    expect(new Headers(asked[0]?.init?.headers).get('x-goog-api-key')).toBe(key)
    expect(asked[0]?.url.href).not.toContain(key)
  })

  test('an answer without suggestions is empty', async () => {
    const { fetch } = answering('{}')
    expect(await googlePlaces({ key, fetch }).suggest('qq', { language: 'en' })).toEqual([])
  })
})

describe('details', () => {
  test('ask for two fields only', async () => {
    const { fetch, asked } = recordedFetch('google-details')
    const details = await googlePlaces({ key, fetch }).details('google:ChIJ_tower-97', 'en')
    expect(details).toEqual({
      formatted_address: 'Kenesary Street 40, Astana 010000, Kazakhstan',
      lat: 51.165_632_1,
      lng: 71.432_981_2,
    })
    expect(asked[0]?.url.pathname).toBe('/v1/places/ChIJ_tower-97')
    expect(new Headers(asked[0]?.init?.headers).get('x-goog-fieldmask')).toBe('formattedAddress,location')
  })

  test.each(['google:../keys', 'google:', 'local:city'])('never ask for %j', async (id) => {
    const { fetch, asked } = recordedFetch('google-details')
    expect(await googlePlaces({ key, fetch }).details(id, 'en')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('the address of a point', () => {
  test('is the first result', async () => {
    const { fetch, asked } = recordedFetch('google-geocode')
    const text = await googlePlaces({ key, fetch }).reverse(51.1656, 71.4329, 'en')
    expect(text).toBe('Kenesary Street 40, Astana 010000, Kazakhstan')
    expect(asked[0]?.url.searchParams.get('latlng')).toBe('51.1656,71.4329')
  })

  test('is the coordinate where there is none', async () => {
    const { fetch } = answering('{"results":[],"status":"ZERO_RESULTS"}')
    expect(await googlePlaces({ key, fetch }).reverse(0, -30, 'en')).toBe('0.0000, -30.0000')
  })

  test('a refused key is a failure, not an empty place', async () => {
    const { fetch } = recordedFetch('google-denied')
    await expect(googlePlaces({ key, fetch }).reverse(51, 71, 'en')).rejects.toThrow(
      'google: answered REQUEST_DENIED',
    )
  })
})
