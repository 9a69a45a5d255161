import { expect, test } from 'vitest'
import { checkPolygon } from '#contract/core/area/check-polygon.ts'
import { languages } from '#contract/core/language.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { areasAt } from '#server/platform/geo/polygons.ts'
import { zoneContent } from './zones.ts'

const areas = zoneContent.map(({ key, ring }) => ({ key, rings: [ring], priority: 0 }))
const keysAt = (point: Point) =>
  areasAt(point, areas)
    .map(({ key }) => key)
    .toSorted()

test.each(zoneContent)('$key is a sound polygon of a dozen to thirty corners', ({ ring }) => {
  expect(checkPolygon([ring])).toBeNull()
  expect(ring.length - 1).toBeGreaterThanOrEqual(12)
  expect(ring.length - 1).toBeLessThanOrEqual(30)
})

test.each(zoneContent)('$key lies on the map and has a name in every language', ({ ring, name }) => {
  for (const [lng, lat] of ring) {
    expect(lng).toBeGreaterThan(71.2793)
    expect(lng).toBeLessThan(71.6308)
    expect(lat).toBeGreaterThan(51.069)
    expect(lat).toBeLessThan(51.2894)
  }
  for (const language of languages) expect(name[language]).not.toBe('')
})

test.each([
  ['Kenesary 40, in the old town', { lat: 51.1716, lng: 71.433 }, ['centre']],
  ['Khan Shatyr', { lat: 51.1324, lng: 71.4036 }, ['left-bank']],
  ['the left embankment', { lat: 51.135, lng: 71.4385 }, ['left-bank', 'riverside']],
  ['the right embankment', { lat: 51.14, lng: 71.4485 }, ['centre', 'riverside']],
  ['the road to the airport', { lat: 51.075, lng: 71.44 }, ['airport']],
  ['the steppe', { lat: 51.25, lng: 71.6 }, []],
])('%s lies in %j', (_, point, keys) => {
  expect(keysAt(point)).toEqual(keys)
})

test('only the road to the airport is not served', () => {
  expect(zoneContent.filter(({ active }) => !active).map(({ key }) => key)).toEqual(['airport'])
})
