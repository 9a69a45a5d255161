// The nearest point of an area: never outside it, never farther than its border.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PolygonRings } from '#contract/core/area/polygon.ts'
import { greatCircle } from '#contract/core/great-circle.ts'
import { areasAt } from '../polygons.ts'
import { nearestPointIn } from './nearest-point.ts'

const square: PolygonRings = [
  [
    [71, 51],
    [71.2, 51],
    [71.2, 51.2],
    [71, 51.2],
    [71, 51],
  ],
]

const withHole: PolygonRings = [
  ...square,
  [
    [71.05, 51.05],
    [71.15, 51.05],
    [71.15, 51.15],
    [71.05, 51.15],
    [71.05, 51.05],
  ],
]

const holds = (rings: PolygonRings, point: { lat: number; lng: number }) =>
  areasAt(point, [{ rings, priority: 0 }]).length === 1

test('a point inside is its own nearest point', () => {
  expect(nearestPointIn(square, { lat: 51.1, lng: 71.1 })).toEqual({ lat: 51.1, lng: 71.1 })
})

test('beside an edge the nearest point lies straight across, a step inside', () => {
  const found = nearestPointIn(square, { lat: 51.1, lng: 71.3 })
  expect(found.lat).toBeCloseTo(51.1, 4)
  expect(found.lng).toBeCloseTo(71.2, 4)
  expect(found.lng).toBeLessThan(71.2)
})

test('in a hole the nearest point is on the rim of the hole', () => {
  const found = nearestPointIn(withHole, { lat: 51.1, lng: 71.06 })
  expect(found.lng).toBeCloseTo(71.05, 4)
  expect(holds(withHole, found)).toBe(true)
})

test('[LOC-13] wherever one stands, the point belongs to the area and no corner is nearer', () => {
  const anywhere = fc.record({
    lat: fc.double({ min: 50.5, max: 51.7, noNaN: true }),
    lng: fc.double({ min: 70.5, max: 71.7, noNaN: true }),
  })
  fc.assert(
    fc.property(anywhere, fc.constantFrom(square, withHole), (point, rings) => {
      const found = nearestPointIn(rings, point)
      expect(holds(rings, found)).toBe(true)
      const away = greatCircle(point, found)
      for (const [lng, lat] of rings.flat()) {
        // Flat around the point: a few metres of the way may be the map's, not the answer's.
        expect(away).toBeLessThanOrEqual(greatCircle(point, { lat, lng }) * 1.001 + 3)
      }
    }),
  )
})
