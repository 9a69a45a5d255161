import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { block, gridRoads, smallGazetteer } from './fixtures/small-city.ts'
import { smallPack } from './fixtures/small-pack.ts'
import { type GeoSettings, openGeo } from './geo.ts'
import { answering, recordedFetch } from './providers/fixtures/recorded-fetch.ts'
import { writeRoads } from './roads/road-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'geo-'))

beforeAll(() => {
  writeFileSync(join(folder, 'pack.json'), JSON.stringify(smallPack().manifest()))
  writeFileSync(join(folder, 'tiles.bin'), smallPack().tileBytes())
  writeFileSync(join(folder, 'gazetteer.json.gz'), gzipSync(JSON.stringify(smallGazetteer)))
  writeFileSync(join(folder, 'roads.bin'), writeRoads(gridRoads()))
})

afterAll(() => rmSync(folder, { recursive: true }))

function settings(changes: Partial<GeoSettings> = {}): GeoSettings {
  return {
    pack_folder: folder,
    places: { kind: 'embedded' },
    routes: { kind: 'embedded' },
    now: () => 0,
    onFailure: () => {},
    fetch: async () => {
      throw new Error('nothing may go out')
    },
    ...changes,
  }
}

describe('out of the box', () => {
  const geo = openGeo(settings())

  test('[LOC-02] places are found, opened and named without going out', async () => {
    const [first] = await geo.places.suggest('kenesary 40', { language: 'en' })
    const details = await geo.places.details(first?.place_id ?? '', 'en')
    expect(details?.formatted_address).toBe('40 Kenesary Street, Astana')
    const { lat, lng } = block(1.5, 0.1)
    expect(await geo.places.reverse(lat, lng, 'en')).toBe('40 Kenesary Street, Astana')
  })

  test('[LOC-13] distances follow the roads', async () => {
    const distance = await geo.routes.distance(block(0, 0), block(2, 2))
    expect(distance.estimated).toBe(false)
    expect(Object.keys(distance).toSorted()).toEqual(['distance_m', 'duration_s', 'estimated'])
  })

  test('tiles and the line of a drive come from the same pack', () => {
    expect(geo.tiles.tile(12, 2860, 1368)).not.toBeNull()
    expect(geo.router().route(block(0, 0), block(2, 2)).path.length).toBeGreaterThan(2)
  })
})

test.each([
  [{ kind: 'photon', url: 'http://photon.test', secret: 'quiet' }, 'photon-search', /^photon:/],
  [{ kind: 'nominatim', url: 'http://nominatim.test' }, 'nominatim-search', /^nominatim:/],
  [{ kind: 'google', key: 'k' }, 'google-autocomplete', /^google:/],
] as const)('by setting, places come from %j', async (places, reply, id) => {
  const { fetch } = recordedFetch(reply)
  const [first] = await openGeo(settings({ places, fetch })).places.suggest('kenesary', { language: 'en' })
  expect(first?.place_id).toMatch(id)
})

test.each([
  [{ kind: 'osrm', url: 'http://osrm.test' }, 'osrm-route', 6078.5],
  [{ kind: 'valhalla', url: 'http://valhalla.test' }, 'valhalla-route', 6078],
] as const)('by setting, distances come from %j', async (routes, reply, metres) => {
  const { fetch } = recordedFetch(reply)
  const { distance_m } = await openGeo(settings({ routes, fetch })).routes.distance(block(0, 0), block(2, 2))
  expect(distance_m).toBe(metres)
})

test('a service that is down is covered by the pack', async () => {
  const failures: unknown[] = []
  const { fetch } = answering('', 500)
  const geo = openGeo(
    settings({
      places: { kind: 'nominatim', url: 'http://nominatim.test' },
      fetch,
      onFailure: (failure) => failures.push(failure),
    }),
  )
  const [first] = await geo.places.suggest('kenesary', { language: 'en' })
  expect(first?.place_id).toBe('local:street/kenesary-street')
  expect(failures).toHaveLength(1)
})

test("Google's answers are not cached, as its terms ask", async () => {
  const { fetch, asked } = recordedFetch('google-geocode')
  const { places } = openGeo(settings({ places: { kind: 'google', key: 'k' }, fetch }))
  await places.reverse(51.1, 71.4, 'en')
  await places.reverse(51.1, 71.4, 'en')
  expect(asked).toHaveLength(2)
})
