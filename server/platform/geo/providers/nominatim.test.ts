import { describe, expect, test } from 'vitest'
import { answering, recordedFetch } from './fixtures/recorded-fetch.ts'
import { nominatimPlaces } from './nominatim.ts'

const url = 'http://nominatim.test'
const address = '40, Kenesary Street, Saryarka District, Astana, 010000, Kazakhstan'

test('suggestions carry the OpenStreetMap id and prefer the view around the point', async () => {
  const { fetch, asked } = recordedFetch('nominatim-search')
  const near = { lat: 51.13, lng: 71.43 }
  const found = await nominatimPlaces({ url, fetch }).suggest('kenesary', { language: 'ru', near, limit: 3 })
  expect(found).toEqual([{ place_id: 'nominatim:W230403261', description: address }])
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    q: 'kenesary',
    format: 'jsonv2',
    limit: '3',
    'accept-language': 'ru',
    viewbox: '71.0300,51.4300,71.8300,50.8300',
  })
})

describe('details', () => {
  test('are looked up by that id', async () => {
    const { fetch, asked } = recordedFetch('nominatim-search')
    const details = await nominatimPlaces({ url, fetch }).details('nominatim:W230403261', 'en')
    expect(details).toEqual({ formatted_address: address, lat: 51.165_632_1, lng: 71.432_981_2 })
    expect(asked[0]?.url.href).toBe(`${url}/lookup?osm_ids=W230403261&format=jsonv2&accept-language=en`)
  })

  test('are nothing for a place that is gone', async () => {
    const { fetch } = answering('[]')
    expect(await nominatimPlaces({ url, fetch }).details('nominatim:N1', 'en')).toBeNull()
  })

  test.each(['nominatim:X1', 'nominatim:W1,N2', 'W230403261', ''])('never ask for %j', async (id) => {
    const { fetch, asked } = recordedFetch('nominatim-search')
    expect(await nominatimPlaces({ url, fetch }).details(id, 'en')).toBeNull()
    expect(asked).toEqual([])
  })
})

describe('the address of a point', () => {
  test('is the display name', async () => {
    const { fetch, asked } = recordedFetch('nominatim-reverse')
    expect(await nominatimPlaces({ url, fetch }).reverse(51.1656, 71.4329, 'en')).toBe(address)
    expect(asked[0]?.url.searchParams.get('zoom')).toBe('18')
  })

  test('is the coordinate where the service finds nothing', async () => {
    const { fetch } = recordedFetch('nominatim-nothing')
    expect(await nominatimPlaces({ url, fetch }).reverse(0, -30, 'en')).toBe('0.0000, -30.0000')
  })
})

test('a list without coordinates is a failure, not an empty answer', async () => {
  const { fetch } = answering('[{"display_name":"somewhere"}]')
  await expect(nominatimPlaces({ url, fetch }).suggest('ke', { language: 'en' })).rejects.toThrow(
    'nominatim: sent a reply of another shape',
  )
})
