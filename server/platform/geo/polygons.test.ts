import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position } from './point.ts'
import { areasAt, createAreaIndex, extentOf, polygonArea } from './polygons.ts'

interface Named {
  name: string
  rings: Position[][]
  priority: number
}

function box(name: string, west: number, south: number, side: number, priority = 0): Named {
  const [east, north] = [west + side, south + side]
  const rings: Position[][] = [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ]
  return { name, rings, priority }
}

const names = (areas: readonly Named[]) => areas.map(({ name }) => name)

describe('which areas contain a point', () => {
  const small = box('small', 1, 1, 1)
  const large = box('large', 0, 0, 4)

  test('the smaller area comes first', () => {
    expect(names(areasAt({ lng: 1.5, lat: 1.5 }, [large, small]))).toEqual(['small', 'large'])
    expect(names(areasAt({ lng: 3, lat: 3 }, [large, small]))).toEqual(['large'])
  })

  test('priority goes before size', () => {
    expect(names(areasAt({ lng: 1.5, lat: 1.5 }, [box('first', 0, 0, 4, 1), small]))).toEqual([
      'first',
      'small',
    ])
  })

  test.each([
    ['corner', 0, 0],
    ['side', 2, 0],
    ['far corner', 4, 4],
  ])('a point on the %s is inside', (_, lng, lat) => {
    expect(names(areasAt({ lng, lat }, [large]))).toEqual(['large'])
  })

  test('a point on the border of two areas is in both', () => {
    expect(
      names(areasAt({ lng: 1, lat: 0.5 }, [box('west', 0, 0, 1), box('east', 1, 0, 1)])).toSorted(),
    ).toEqual(['east', 'west'])
  })

  test('a hole is outside, its border inside', () => {
    const ring = { ...large, rings: [...large.rings, ...small.rings] }
    expect(areasAt({ lng: 1.5, lat: 1.5 }, [ring])).toEqual([])
    expect(names(areasAt({ lng: 1, lat: 1.5 }, [ring]))).toEqual(['large'])
  })

  test('no areas, no answer', () => {
    expect(areasAt({ lng: 0, lat: 0 }, [])).toEqual([])
  })
})

describe('against the plainest method', () => {
  // Whole coordinates keep the reference exact and put many points right on sides and corners.
  const coordinate = fc.integer({ min: -8, max: 8 })
  const corners = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 8 })
  const shapes = fc
    .tuple(corners, fc.integer({ min: 0, max: 3 }))
    .map(([ring, priority]): Named => ({ name: '', priority, rings: [[...ring, ...ring.slice(0, 1)]] }))

  test('casting a ray through every side finds the same areas', () => {
    fc.assert(
      fc.property(fc.array(shapes, { maxLength: 20 }), coordinate, coordinate, (areas, lng, lat) => {
        const expected = areas.filter(({ rings }) => isInside(rings, lng, lat))
        expect(new Set(createAreaIndex(areas).at({ lng, lat }))).toEqual(new Set(expected))
      }),
      { numRuns: 500 },
    )
  })

  test('answers are ordered by priority, then size', () => {
    fc.assert(
      fc.property(fc.array(shapes, { maxLength: 20 }), (areas) => {
        const found = createAreaIndex(areas).at({ lng: 0, lat: 0 })
        for (const [at, area] of found.slice(1).entries()) {
          const before = found[at] ?? area
          expect(before.priority).toBeGreaterThanOrEqual(area.priority)
          if (before.priority === area.priority) {
            expect(polygonArea(before.rings)).toBeLessThanOrEqual(polygonArea(area.rings))
          }
        }
      }),
    )
  })

  function isInside(rings: readonly (readonly Position[])[], lng: number, lat: number): boolean {
    const sides = rings.flatMap((ring) =>
      ring.slice(1).map((b, at): [Position, Position] => [ring[at] ?? b, b]),
    )
    if (sides.some(([a, b]) => turn(a, b, lng, lat) === 0 && isBetween(a, b, lng, lat))) return true
    const crossed = sides.filter(
      ([a, b]) => a[1] > lat !== b[1] > lat && turn(a, b, lng, lat) > 0 === b[1] > a[1],
    )
    return crossed.length % 2 === 1
  }

  function turn(a: Position, b: Position, lng: number, lat: number): number {
    return (b[0] - a[0]) * (lat - a[1]) - (lng - a[0]) * (b[1] - a[1])
  }

  function isBetween(a: Position, b: Position, lng: number, lat: number): boolean {
    return (a[0] - lng) * (b[0] - lng) <= 0 && (a[1] - lat) * (b[1] - lat) <= 0
  }
})

test('the size of an area is in square metres, without its holes', () => {
  const side = 0.01
  const block = box('block', 71.4, 51.1, side).rings
  const [hole] = box('hole', 71.402, 51.102, side / 2).rings
  expect(polygonArea(block) / 1e6).toBeCloseTo(1.1132 * 0.699, 2)
  expect(polygonArea([...block, hole ?? []]) / polygonArea(block)).toBeCloseTo(0.75, 3)
})

test('the extent of an area spans its outer ring', () => {
  expect(extentOf(box('block', 1, 2, 3).rings)).toEqual({ west: 1, south: 2, east: 4, north: 5 })
})
