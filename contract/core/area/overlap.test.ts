import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedPoint } from './overlap.ts'
import { isInArea, type PolygonRings, tidyRings } from './polygon.ts'

const box = (west: number, south: number, east: number, north: number): PolygonRings => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
]

const city = box(71, 51, 71.4, 51.4)

describe('areas that share ground', () => {
  test.each([
    ['a corner of one in the other', box(71.3, 51.3, 71.8, 51.8)],
    ['one inside the other', box(71.1, 51.1, 71.2, 51.2)],
    ['one around the other', box(70, 50, 72, 52)],
    ['the same one twice', city],
    ['a cross without a corner in the other', box(71.1, 50, 71.2, 52)],
    ['one that shares three sides', box(71, 51, 71.4, 51.2)],
    ['a piece of ten metres', box(71.3999, 51.1, 71.8, 51.2)],
  ])('%s', (_, other) => {
    for (const [one, two] of [
      [city, other],
      [other, city],
    ] as const) {
      const point = sharedPoint(one, two)
      expect(point).not.toBeNull()
      const [lng = 0, lat = 0] = point ?? []
      expect([isInArea(one, { lng, lat }), isInArea(two, { lng, lat })]).toEqual([true, true])
    }
  })
})

describe('areas that do not', () => {
  test.each([
    ['far away', box(10, 10, 11, 11)],
    ['a common border', box(71.4, 51, 71.8, 51.4)],
    ['a part of a border', box(71.4, 51.1, 71.8, 51.2)],
    ['one corner', box(71.4, 51.4, 71.8, 51.8)],
    ['a border drawn a hand’s breadth over', box(71.399999, 51, 71.8, 51.4)],
  ])('%s', (_, other) => {
    expect(sharedPoint(city, other)).toBeNull()
    expect(sharedPoint(other, city)).toBeNull()
  })

  test('one that fills the hole of the other', () => {
    const hole = box(71.1, 51.1, 71.2, 51.2)
    expect(sharedPoint([...city, ...hole], hole)).toBeNull()
    expect(sharedPoint(hole, [...city, ...hole])).toBeNull()
  })
})

test('boxes overlap exactly when their sides say so, whichever comes first', () => {
  const edge = fc.integer({ min: 0, max: 12 })
  const some = fc
    .tuple(edge, edge, edge, edge)
    .filter(([west, south, east, north]) => west < east && south < north)
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [a, b] = [one, other].map((sides) => {
        const [west, south, east, north] = sides
        return box(west / 10, south / 10, east / 10, north / 10)
      }) as [PolygonRings, PolygonRings]
      const overlap = one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
      expect(sharedPoint(a, b) !== null).toBe(overlap)
      expect(sharedPoint(b, a) !== null).toBe(overlap)
    }),
  )
})

/** Any number of corners around a centre, none of whose sides cross. */
function star(lng: number, lat: number, radii: readonly number[]): PolygonRings {
  const ring = radii.map((radius, at): [number, number] => {
    const angle = (at / radii.length) * 2 * Math.PI
    return [lng + Math.cos(angle) * radius, lat + Math.sin(angle) * radius]
  })
  return tidyRings([ring])
}

const radii = fc.array(fc.double({ min: 0.05, max: 0.2, noNaN: true }), { minLength: 3, maxLength: 40 })
const centre = fc.double({ min: -0.2, max: 0.2, noNaN: true })

test('what a shared point says is true, and a point well inside both is never missed', () => {
  fc.assert(
    fc.property(radii, radii, centre, centre, (one, other, lng, lat) => {
      const [a, b] = [star(71, 51, one), star(71 + lng, 51 + lat, other)]
      const point = sharedPoint(a, b)
      expect(sharedPoint(b, a) === null).toBe(point === null)
      if (point) {
        // It may be on one of the borders, where rounding puts it to either side.
        const around = [-1e-6, 0, 1e-6].flatMap((east) =>
          [-1e-6, 0, 1e-6].map((north) => ({ lng: point[0] + east, lat: point[1] + north })),
        )
        expect(around.some((near) => isInArea(a, near) && isInArea(b, near))).toBe(true)
        return
      }
      for (let step = 0; step < 400; step += 1) {
        const spot = { lng: 70.8 + ((step * 7) % 20) * 0.02, lat: 50.8 + Math.floor(step / 20) * 0.02 }
        const around = [-0.0001, 0, 0.0001].map((by) => ({ lng: spot.lng + by, lat: spot.lat }))
        const isDeep = around.every((near) => isInArea(a, near) && isInArea(b, near))
        expect(isDeep).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('thousands of corners are compared in no time', () => {
  const many = (lng: number) =>
    star(
      lng,
      51,
      Array.from({ length: 2_500 }, (_, at) => 0.2 + (at % 2) * 0.001),
    )
  const began = performance.now()
  expect(sharedPoint(many(71), many(71.3))).not.toBeNull()
  expect(sharedPoint(many(71), many(71.41))).toBeNull()
  expect(performance.now() - began).toBeLessThan(3_000)
})
