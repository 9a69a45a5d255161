import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPolygon, mostCorners } from './check-polygon.ts'
import type { Corner, PolygonRings } from './polygon.ts'

const problemOf = (rings: PolygonRings) => checkPolygon(rings)?.kind

const square: Corner[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
]

const shrunk = (ring: readonly Corner[], by: number, east = 1, north = 1): Corner[] =>
  ring.map(([lng, lat]) => [lng * by + east, lat * by + north])

/** A ring of any number of corners around a centre, none of whose sides cross. */
function star(corners: number, radiusOf: (corner: number) => number): Corner[] {
  const ring = Array.from({ length: corners }, (_, corner): Corner => {
    const angle = (corner / corners) * 2 * Math.PI
    return [Math.cos(angle) * radiusOf(corner), Math.sin(angle) * radiusOf(corner)]
  })
  const [first] = ring
  return first ? [...ring, first] : []
}

describe('sound polygons', () => {
  test('a square, and a square with a hole', () => {
    expect(checkPolygon([square])).toBeNull()
    expect(checkPolygon([square, shrunk(square, 0.25)])).toBeNull()
  })

  test('two holes side by side', () => {
    expect(checkPolygon([square, shrunk(square, 0.2, 0.5), shrunk(square, 0.2, 2.5)])).toBeNull()
  })

  test('exactly as many corners as allowed', () => {
    expect(checkPolygon([star(mostCorners, () => 1)])).toBeNull()
  })

  test('stars of any shape', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 60 }),
        (radii) => {
          expect(checkPolygon([star(radii.length, (corner) => radii[corner] ?? 1)])).toBeNull()
        },
      ),
    )
  })
})

describe('problems', () => {
  test('nothing drawn', () => {
    expect(problemOf([])).toBe('too-few-corners')
    expect(problemOf([[]])).toBe('too-few-corners')
  })

  test('a ring that does not end where it began', () => {
    expect(problemOf([square.slice(0, -1)])).toBe('not-closed')
  })

  test('a line there and back', () => {
    expect(
      problemOf([
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ]),
    ).toBe('too-few-corners')
  })

  test('corners in one line have no area between them', () => {
    const line: Corner[] = [
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 0],
    ]
    expect(problemOf([line])).toBe('no-area')
    expect(problemOf([square, shrunk(line, 0.1)])).toBe('no-area')
  })

  test('it says where to look', () => {
    const bowTie: Corner[] = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ]
    expect(checkPolygon([bowTie])?.at).toBeDefined()
    expect(checkPolygon([square, shrunk(square, 0.5, 10)])?.at).toEqual([10, 1])
  })

  test('one corner too many', () => {
    expect(problemOf([star(mostCorners + 1, () => 1)])).toBe('too-many-corners')
  })

  test.each([[[181, 0]], [[0, 91]], [[Number.NaN, 0]]] satisfies [[number, number]][])(
    'a corner at %j is off the globe',
    (corner) => {
      expect(problemOf([[[0, 0], corner, [1, 1], [0, 0]]])).toBe('outside-world')
    },
  )

  test('a bow tie', () => {
    expect(
      problemOf([
        [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
          [0, 0],
        ],
      ]),
    ).toBe('crossing')
  })

  test('a ring that touches itself in a corner', () => {
    expect(
      problemOf([
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [2, 0],
          [0, 4],
          [0, 0],
        ],
      ]),
    ).toBe('crossing')
  })

  test('a spike, and a corner drawn twice', () => {
    expect(
      problemOf([
        [
          [0, 0],
          [4, 0],
          [2, 0],
          [2, 4],
          [0, 0],
        ],
      ]),
    ).toBe('crossing')
    expect(
      problemOf([
        [
          [0, 0],
          [4, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
      ]),
    ).toBe('crossing')
  })

  test('a hole that crosses the border', () => {
    expect(problemOf([square, shrunk(square, 0.5, 3)])).toBe('crossing')
  })

  test('a hole outside, and a hole inside another hole', () => {
    expect(problemOf([square, shrunk(square, 0.5, 10)])).toBe('hole-outside')
    expect(problemOf([square, shrunk(square, 0.5), shrunk(square, 0.1, 1.5, 1.5)])).toBe('hole-outside')
  })

  test('swapping two corners of a convex ring makes its sides cross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 40 }), fc.nat(), (corners, at) => {
        const ring = star(corners, () => 1).slice(0, -1)
        const place = at % (corners - 3)
        const [one, other] = [ring[place + 1], ring[place + 2]]
        const [first] = ring
        if (!one || !other || !first) throw new Error('a star has corners')
        ring.splice(place + 1, 2, other, one)
        expect(problemOf([[...ring, first]])).toBe('crossing')
      }),
    )
  })
})
