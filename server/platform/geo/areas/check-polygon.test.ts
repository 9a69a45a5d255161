import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position } from '../point.ts'
import { checkPolygon, mostVertices } from './check-polygon.ts'

const square: Position[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
]

const shrunk = (ring: readonly Position[], by: number, east = 1, north = 1): Position[] =>
  ring.map(([lng, lat]) => [lng * by + east, lat * by + north])

/** A ring of any number of corners around a centre, none of whose sides cross. */
function star(corners: number, radiusOf: (corner: number) => number): Position[] {
  const ring = Array.from({ length: corners }, (_, corner): Position => {
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
    expect(checkPolygon([star(mostVertices, () => 1)])).toBeNull()
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
    expect(checkPolygon([])).toBe('no-ring')
    expect(checkPolygon([[]])).toBe('not-closed')
  })

  test('a ring that does not end where it began', () => {
    expect(checkPolygon([square.slice(0, -1)])).toBe('not-closed')
  })

  test('a line there and back', () => {
    expect(
      checkPolygon([
        [
          [0, 0],
          [1, 1],
          [0, 0],
        ],
      ]),
    ).toBe('too-few-vertices')
  })

  test('one corner too many', () => {
    expect(checkPolygon([star(mostVertices + 1, () => 1)])).toBe('too-many-vertices')
  })

  test.each([[[181, 0]], [[0, 91]], [[Number.NaN, 0]]] satisfies [[number, number]][])(
    'a corner at %j is off the globe',
    (corner) => {
      expect(checkPolygon([[[0, 0], corner, [1, 1], [0, 0]]])).toBe('bad-coordinate')
    },
  )

  test('a bow tie', () => {
    expect(
      checkPolygon([
        [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
          [0, 0],
        ],
      ]),
    ).toBe('self-intersection')
  })

  test('a ring that touches itself in a corner', () => {
    expect(
      checkPolygon([
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [2, 0],
          [0, 4],
          [0, 0],
        ],
      ]),
    ).toBe('self-intersection')
  })

  test('a spike, and a corner drawn twice', () => {
    expect(
      checkPolygon([
        [
          [0, 0],
          [4, 0],
          [2, 0],
          [2, 4],
          [0, 0],
        ],
      ]),
    ).toBe('self-intersection')
    expect(
      checkPolygon([
        [
          [0, 0],
          [4, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
      ]),
    ).toBe('self-intersection')
  })

  test('a hole that crosses the border', () => {
    expect(checkPolygon([square, shrunk(square, 0.5, 3)])).toBe('self-intersection')
  })

  test('a hole outside, and a hole inside another hole', () => {
    expect(checkPolygon([square, shrunk(square, 0.5, 10)])).toBe('hole-outside')
    expect(checkPolygon([square, shrunk(square, 0.5), shrunk(square, 0.1, 1.5, 1.5)])).toBe('hole-outside')
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
        expect(checkPolygon([[...ring, first]])).toBe('self-intersection')
      }),
    )
  })
})
