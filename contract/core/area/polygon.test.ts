import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersOf, isInArea, tidyRings } from './polygon.ts'

test('a ring is closed, rounded to a tenth of a metre, and has no corner twice in a row', () => {
  expect(
    tidyRings([
      [
        [71.123_456_78, 51],
        [71.123_456_81, 51],
        [72, 51],
        [72, 52],
      ],
    ]),
  ).toEqual([
    [
      [71.123457, 51],
      [72, 51],
      [72, 52],
      [71.123457, 51],
    ],
  ])
})

test('what is tidy stays as it is', () => {
  const corner = fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  )
  fc.assert(
    fc.property(fc.array(fc.array(corner, { maxLength: 12 }), { maxLength: 4 }), (rings) => {
      const tidy = tidyRings(rings)
      expect(tidyRings(tidy)).toEqual(tidy)
    }),
  )
})

test('people count a corner once', () => {
  const [ring = []] = tidyRings([
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ])
  expect([ring.length, cornersOf(ring).length]).toEqual([4, 3])
})

test('the border is inside, a hole is not', () => {
  const box = (from: number, to: number): [number, number][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  const rings = [box(0, 4), box(1, 2)]
  expect(isInArea(rings, { lng: 4, lat: 2 })).toBe(true)
  expect(isInArea(rings, { lng: 1.5, lat: 1.5 })).toBe(false)
  expect(isInArea(rings, { lng: 3, lat: 3 })).toBe(true)
})
