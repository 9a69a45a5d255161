// The real pack, built once: does the city come out whole, findable and drivable?
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import fc from 'fast-check'
import { PbfReader } from 'pbf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { greatCircle } from '#contract/core/great-circle.ts'
import type { StreetAddress } from '#demo/build/world-plan.ts'
import { streetAddresses } from '#demo/load/street-addresses.ts'
import { type Geo, openGeo } from '#server/platform/geo/geo.ts'
import { openPack } from '#server/platform/geo/pack.ts'
import { fontFiles } from '#server/platform/geo/style/fonts.ts'
import { type BuiltPack, buildPack } from './build-pack.ts'
import { layerNames } from './map-layers.ts'

const parent = mkdtempSync(join(tmpdir(), 'geo-city-'))
const folder = join(parent, 'pack')
let built: BuiltPack
let geo: Geo
let streets: StreetAddress[]

beforeAll(() => {
  built = buildPack(folder)
  geo = openGeo({
    pack_folder: folder,
    places: { kind: 'embedded' },
    routes: { kind: 'embedded' },
    now: () => 0,
    onFailure: () => {},
  })
  streets = streetAddresses(openPack(folder))
})

afterAll(() => rmSync(parent, { recursive: true }))

describe('the pack', () => {
  test('holds every file, leaves none behind, and stays small', () => {
    expect(readdirSync(parent)).toEqual(['pack'])
    expect(readdirSync(folder).toSorted()).toEqual([
      'fonts',
      'gazetteer.json.gz',
      'pack.json',
      'roads.bin',
      'tiles.bin',
    ])
    expect(readdirSync(join(folder, 'fonts')).toSorted()).toEqual(['LICENSE', ...fontFiles].toSorted())
    expect(Object.values(built.sizes).reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000)
  })

  test('names no contributor', () => {
    const gazetteer = gunzipSync(readFileSync(join(folder, 'gazetteer.json.gz'))).toString('utf8')
    const tiles = built.manifest.tiles.map(([z, x, y]) =>
      gunzipSync(geo.tiles.tile(z, x, y) ?? '').toString('utf8'),
    )
    for (const text of [gazetteer, ...tiles]) expect(text).not.toMatch(/@user|@uid|@changeset|@timestamp/)
  })

  test('every tile opens, and every layer is drawn somewhere', () => {
    const seen = new Set<string>()
    for (const [z, x, y] of built.manifest.tiles) {
      const bytes = gunzipSync(geo.tiles.tile(z, x, y) ?? new Uint8Array())
      for (const layer of Object.keys(new VectorTile(new PbfReader(bytes)).layers)) seen.add(layer)
    }
    expect([...seen].toSorted()).toEqual([...layerNames].toSorted())
  })

  test('no feature carries the zoom it was chosen by', () => {
    const tile = new VectorTile(new PbfReader(gunzipSync(geo.tiles.tile(12, 2860, 1368) ?? '')))
    const road = tile.layers.road?.feature(0)
    expect(road?.properties).toHaveProperty('class')
    expect(road?.properties).not.toHaveProperty('min_zoom')
  })
})

describe('places', () => {
  const found = async (text: string, language: 'en' | 'ru' = 'en') =>
    (await geo.places.suggest(text, { language })).map(({ description }) => description)

  test.each([
    ['Kenesary 40', '40 Kenesary Street, Astana'],
    ['улица Кенесары 40', '40 Kenesary Street, Astana'],
    ['kenasary', 'Kenesary Street, Astana'],
    ['jenis', 'Zhenis Avenue, Astana'],
    ['хан шатыр', 'Khan Shatyr, 37 Turan Avenue, Astana'],
    ['bayterek', 'Bayterek, Astana'],
  ])('[LOC-02] %s finds %s', async (text, description) => {
    expect((await found(text))[0]).toBe(description)
  })

  test('[LOC-03] a point beside a house reads as its address in the language asked', async () => {
    const house = await geo.places.details('local:street/kenesary-street/40', 'ru')
    expect(house?.formatted_address).toBe('улица Кенесары, 40, Астана')
    const { lat = 0, lng = 0 } = house ?? {}
    expect(await geo.places.reverse(lat, lng, 'en')).toBe('40 Kenesary Street, Astana')
  })

  test('outside the extract the coordinate is the address', async () => {
    expect(await geo.places.reverse(43.238, 76.945, 'en')).toBe('43.2380, 76.9450')
  })
})

describe('routes', () => {
  const houses = () => fc.nat().map((at) => streets[at % streets.length] ?? { lat: 0, lng: 0 })

  test('houses next to each other in the list, which lie far apart in the city, are joined by roads', () => {
    const first = streets.slice(0, 200)
    const lost = first.filter((from, at) => geo.router().route(from, first[at + 1] ?? from).estimated)
    expect(lost).toEqual([])
  })

  test('no drive between two houses is shorter than the great circle, and its line joins them', () => {
    fc.assert(
      fc.property(houses(), houses(), (from, to) => {
        const route = geo.router().route(from, to)
        expect(route.distance_m + 0.01).toBeGreaterThanOrEqual(greatCircle(from, to))
        expect(route.path.at(0)).toEqual([from.lng, from.lat])
        expect(route.path.at(-1)).toEqual([to.lng, to.lat])
      }),
    )
  })

  test('crossing the river means taking a bridge', () => {
    const [left, right] = [
      { lat: 51.1283, lng: 71.4305 },
      { lat: 51.1605, lng: 71.4704 },
    ]
    const route = geo.router().route(left, right)
    expect(route.distance_m).toBeGreaterThan(greatCircle(left, right))
    expect(route.distance_m).toBeLessThan(9_000)
    expect(route.duration_s / 60).toBeGreaterThan(5)
    expect(route.duration_s / 60).toBeLessThan(25)
  })
})

describe('street addresses', () => {
  test('are thousands, named in both scripts, inside the extract', () => {
    expect(streets.length).toBeGreaterThan(10_000)
    const { west, south, east, north } = built.manifest.extent
    const unfit = streets.filter(
      ({ street_en, street_ru, house, lat, lng }) =>
        /\p{Script=Cyrillic}/u.test(street_en) ||
        street_ru === '' ||
        !/^\d/.test(house) ||
        !(lng >= west && lng <= east && lat >= south && lat <= north),
    )
    expect(unfit).toEqual([])
  })

  test('the first forty lie spread over the city', () => {
    const first = streets.slice(0, 40)
    const nearest = first.map((one) =>
      Math.min(...first.filter((other) => other !== one).map((other) => greatCircle(one, other))),
    )
    const median = nearest.toSorted((one, other) => one - other)[20] ?? 0
    expect(median).toBeGreaterThan(300)
    expect(new Set(first.map(({ street_en }) => street_en)).size).toBeGreaterThan(35)
  })

  test('each is listed once', () => {
    const keys = streets.map(({ street_ru, house, lat }) => `${street_ru} ${house} ${lat}`)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
