import { describe, expect, test } from 'vitest'
import { estimate } from '../router.ts'
import { answering, recordedFetch } from './fixtures/recorded-fetch.ts'
import { osrmRoutes } from './osrm.ts'
import { valhallaRoutes } from './valhalla.ts'

const from = { lat: 51.1656, lng: 71.4329 }
const to = { lat: 51.1324, lng: 71.4036 }
const { distance_m, duration_s } = estimate(from, to)
const guess = { distance_m, duration_s, estimated: true }

describe('OSRM', () => {
  const url = 'http://osrm.test'

  test('gives the metres and seconds of the best route', async () => {
    const { fetch, asked } = recordedFetch('osrm-route')
    expect(await osrmRoutes({ url, fetch }).distance(from, to)).toEqual({
      distance_m: 6078.5,
      duration_s: 509.1,
      estimated: false,
    })
    expect(asked[0]?.url.href).toBe(`${url}/route/v1/driving/71.4329,51.1656;71.4036,51.1324?overview=false`)
  })

  test('where no road leads, the straight line is stretched', async () => {
    const { fetch } = recordedFetch('osrm-no-route', 400)
    expect(await osrmRoutes({ url, fetch }).distance(from, to)).toEqual(guess)
  })

  test('a question it does not understand is a failure', async () => {
    const { fetch } = recordedFetch('osrm-invalid', 400)
    await expect(osrmRoutes({ url, fetch }).distance(from, to)).rejects.toThrow('osrm: answered InvalidQuery')
  })
})

describe('Valhalla', () => {
  const url = 'http://valhalla.test/'

  test('gives kilometres, which become metres', async () => {
    const { fetch, asked } = recordedFetch('valhalla-route')
    expect(await valhallaRoutes({ url, fetch }).distance(from, to)).toEqual({
      distance_m: 6078,
      duration_s: 498.2,
      estimated: false,
    })
    expect(asked[0]?.url.href).toBe('http://valhalla.test/route')
    expect(JSON.parse(String(asked[0]?.init?.body))).toMatchObject({
      locations: [
        { lat: 51.1656, lon: 71.4329 },
        { lat: 51.1324, lon: 71.4036 },
      ],
      costing: 'auto',
      units: 'kilometers',
    })
  })

  test('where no path is found, the straight line is stretched', async () => {
    const { fetch } = recordedFetch('valhalla-no-path', 400)
    expect(await valhallaRoutes({ url, fetch }).distance(from, to)).toEqual(guess)
  })

  test('a question it does not understand is a failure', async () => {
    const { fetch } = recordedFetch('valhalla-invalid', 400)
    await expect(valhallaRoutes({ url, fetch }).distance(from, to)).rejects.toThrow(
      'valhalla: Insufficiently',
    )
  })

  test('so is an outage', async () => {
    const { fetch } = answering('busy', 503)
    await expect(valhallaRoutes({ url, fetch }).distance(from, to)).rejects.toThrow('valhalla: answered 503')
  })
})
