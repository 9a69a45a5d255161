// Settings of the geography: complete ones are understood, incomplete ones are named.
import { expect, test } from 'vitest'
import { outsideMapHosts } from '../geo/outside-style.ts'
import { readConfig } from './config.ts'

test('out of the box everything is embedded', () => {
  expect(readConfig({})).toMatchObject({
    places: { kind: 'embedded' },
    routes: { kind: 'embedded' },
    map_style_url: undefined,
    map_origins: [],
  })
})

test.each([
  [
    { PLACE_PROVIDER: 'photon', PLACE_URL: 'https://photon.test/', PLACE_SECRET: 'sixteen letters!' },
    { places: { kind: 'photon', url: 'https://photon.test', secret: 'sixteen letters!' } },
  ],
  [
    { PLACE_PROVIDER: 'nominatim', PLACE_URL: 'http://places.test/search' },
    { places: { kind: 'nominatim', url: 'http://places.test/search' } },
  ],
  [{ PLACE_PROVIDER: 'google', PLACE_KEY: 'key' }, { places: { kind: 'google', key: 'key' } }],
  [
    { ROUTE_PROVIDER: 'osrm', ROUTE_URL: 'http://osrm.test' },
    { routes: { kind: 'osrm', url: 'http://osrm.test' } },
  ],
  [
    { ROUTE_PROVIDER: 'valhalla', ROUTE_URL: 'http://valhalla.test' },
    { routes: { kind: 'valhalla', url: 'http://valhalla.test' } },
  ],
])('%j chooses the provider', (settings, expected) => {
  expect(readConfig(settings)).toMatchObject(expected)
})

test.each([
  [{ PLACE_PROVIDER: 'photon', PLACE_URL: 'https://photon.test' }, 'PLACE_SECRET'],
  [{ PLACE_PROVIDER: 'photon', PLACE_SECRET: 'sixteen letters!' }, 'PLACE_URL'],
  [{ PLACE_PROVIDER: 'nominatim' }, 'PLACE_URL'],
  [{ PLACE_PROVIDER: 'google' }, 'PLACE_KEY'],
  [{ ROUTE_PROVIDER: 'osrm' }, 'ROUTE_URL'],
  [{ ROUTE_PROVIDER: 'valhalla', ROUTE_URL: 'ftp://valhalla.test' }, 'ROUTE_URL'],
  [{ PLACE_PROVIDER: 'somebody' }, 'PLACE_PROVIDER'],
  [{ MAP_STYLE_URL: 'style.json' }, 'MAP_STYLE_URL'],
  [{ MAP_ORIGINS: 'https://tiles.test nonsense' }, 'MAP_ORIGINS'],
])('%j stops the start and names the setting', (settings, name) => {
  expect(() => readConfig(settings)).toThrow(name)
})

test('a map elsewhere opens the page to its hosts, and only then', () => {
  const { map_style_url, map_origins } = readConfig({
    MAP_STYLE_URL: 'https://maps.test/{theme}/style.json',
    MAP_ORIGINS: 'https://tiles.test/path, https://maps.test',
  })
  expect(outsideMapHosts(map_style_url, map_origins)).toEqual(['https://maps.test', 'https://tiles.test'])
  expect(outsideMapHosts(undefined, ['https://tiles.test'])).toEqual([])
})
