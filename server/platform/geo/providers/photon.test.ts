import { describe, expect, test } from 'vitest'
import { answering, recordedFetch } from './fixtures/recorded-fetch.ts'
import { photonPlaces } from './photon.ts'

const settings = { url: 'http://photon.test/', secret: 'quiet' }
const near = { lat: 51.13, lng: 71.43 }

describe('suggestions', () => {
  test('are asked for near the point and composed into labels', async () => {
    const { fetch, asked } = recordedFetch('photon-search')
    const found = await photonPlaces({ ...settings, fetch }).suggest('kenesary 40', {
      language: 'en',
      near,
      limit: 5,
    })
    expect(found.map(({ description }) => description)).toEqual([
      '40 Kenesary Street, Saryarka District, Astana, Kazakhstan',
      'Astana, Kazakhstan',
    ])
    expect(asked[0]?.url.href).toBe(
      'http://photon.test/api?q=kenesary+40&lang=en&limit=5&lat=51.13&lon=71.43',
    )
  })

  test.each([
    ['ar', 'en'],
    ['ru', 'default'],
    ['tg', 'default'],
  ] as const)('ask in %s for the names Photon can give', async (language, asked_for) => {
    const { fetch, asked } = recordedFetch('photon-search')
    await photonPlaces({ ...settings, fetch }).suggest('kenesary', { language })
    expect(asked[0]?.url.searchParams.get('lang')).toBe(asked_for)
  })
})

describe('details', () => {
  test('come out of the id itself, without another call', async () => {
    const { fetch, asked } = recordedFetch('photon-search')
    const photon = photonPlaces({ ...settings, fetch })
    const [first] = await photon.suggest('kenesary', { language: 'en' })
    expect(await photon.details(first?.place_id ?? '', 'en')).toEqual({
      formatted_address: '40 Kenesary Street, Saryarka District, Astana, Kazakhstan',
      lat: 51.165_632_1,
      lng: 71.432_981_2,
    })
    expect(asked).toHaveLength(1)
  })

  test('are refused for an id that somebody else made', async () => {
    const { fetch } = recordedFetch('photon-search')
    const [first] = await photonPlaces({ ...settings, fetch }).suggest('kenesary', { language: 'en' })
    const other = photonPlaces({ ...settings, secret: 'loud', fetch })
    expect(await other.details(first?.place_id ?? '', 'en')).toBeNull()
    expect(await other.details('photon:nonsense', 'en')).toBeNull()
    expect(await other.details('local:city', 'en')).toBeNull()
  })
})

describe('the address of a point', () => {
  test('is the nearest feature', async () => {
    const { fetch, asked } = recordedFetch('photon-search')
    const text = await photonPlaces({ ...settings, fetch }).reverse(51.1656, 71.4329, 'en')
    expect(text).toBe('40 Kenesary Street, Saryarka District, Astana, Kazakhstan')
    expect(asked[0]?.url.pathname).toBe('/reverse')
  })

  test('is the coordinate where Photon knows nothing', async () => {
    const { fetch } = recordedFetch('photon-empty')
    expect(await photonPlaces({ ...settings, fetch }).reverse(51.1, 71.4, 'en')).toBe('51.1000, 71.4000')
  })
})

describe('failures have a name', () => {
  test.each([
    ['an error status', answering('', 503), 'photon: answered 503'],
    ['no JSON', answering('<html>'), 'photon: sent no JSON'],
    ['another shape', answering('{"features":[{}]}'), 'photon: sent a reply of another shape'],
  ])('%s', async (_, { fetch }, message) => {
    await expect(photonPlaces({ ...settings, fetch }).suggest('ke', { language: 'en' })).rejects.toThrow(
      message,
    )
  })
})
