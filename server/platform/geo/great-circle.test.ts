import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earthRadius, greatCircle } from '#contract/core/great-circle.ts'
import { directionOf, distanceBetween, metresPerDegree } from './great-circle.ts'
import type { Point } from './point.ts'

const points = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('one degree of latitude measures the arc of the radius the specification gives', () => {
  expect(earthRadius).toBe(6_378_137)
  expect(greatCircle({ lat: 51, lng: 71 }, { lat: 52, lng: 71 })).toBeCloseTo(metresPerDegree, 3)
  expect(metresPerDegree).toBeCloseTo(111_319.49, 2)
})

test('antipodes lie half the circumference apart', () => {
  const halfway = Math.PI * earthRadius
  expect(greatCircle({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(halfway, 3)
  expect(greatCircle({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(halfway, 3)
})

test('the distance is zero to itself, the same both ways and never not a number', () => {
  fc.assert(
    fc.property(points, points, (one: Point, other: Point) => {
      expect(greatCircle(one, one)).toBe(0)
      expect(greatCircle(one, other)).toBeCloseTo(greatCircle(other, one), 4)
      expect(greatCircle(one, other)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a detour over a third point is never shorter', () => {
  fc.assert(
    fc.property(points, points, points, (one, middle, other) => {
      const detour = greatCircle(one, middle) + greatCircle(middle, other)
      // Between antipodes the formula keeps only half the digits: decimetres in twenty thousand kilometres.
      expect(detour + 1).toBeGreaterThanOrEqual(greatCircle(one, other))
    }),
  )
})

test('measured between directions it is as far', () => {
  fc.assert(
    fc.property(points, points, (one: Point, other: Point) => {
      const far = distanceBetween(directionOf(one), directionOf(other))
      // Near the antipode the arc sine is steep: a rounding of the chord is a tenth of a metre there.
      expect(Math.abs(far - greatCircle(one, other))).toBeLessThan(0.5)
    }),
  )
})
