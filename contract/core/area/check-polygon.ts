// Decides whether drawn rings form a usable area, and says what is wrong with them first, and where.
import pointInPolygon from 'point-in-polygon-hao'
import { asAsked, type Corner, cornersOf, isSame, type PolygonRings } from './polygon.ts'
import { segmentsMeet, sideOf } from './segments.ts'

export const polygonProblems = [
  'too-few-corners',
  'too-many-corners',
  'outside-world',
  'not-closed',
  'no-area',
  'crossing',
  'hole-outside',
] as const

export interface PolygonProblem {
  kind: (typeof polygonProblems)[number]
  /** Where to look on the map. */
  at?: Corner
}

/** Of all rings together. */
export const mostCorners = 5_000

/** The first problem found, or null for a sound area. */
export function checkPolygon(rings: PolygonRings): PolygonProblem | null {
  if (rings.length === 0) return { kind: 'too-few-corners' }
  if (rings.reduce((sum, ring) => sum + cornersOf(ring).length, 0) > mostCorners) {
    return { kind: 'too-many-corners' }
  }
  for (const ring of rings) {
    const problem = checkRing(ring)
    if (problem) return problem
  }
  const crossing = firstCrossing(rings)
  if (crossing) return { kind: 'crossing', at: crossing }
  return strayHole(rings)
}

function checkRing(ring: readonly Corner[]): PolygonProblem | null {
  const outside = ring.find(([lng, lat]) => !(Math.abs(lng) <= 180) || !(Math.abs(lat) <= 90))
  if (outside) return { kind: 'outside-world', at: outside }
  const [first, second] = ring
  if (!first || !second) return { kind: 'too-few-corners' }
  if (!isSame(first, ring.at(-1))) return { kind: 'not-closed', at: first }
  if (ring.length < 4) return { kind: 'too-few-corners', at: first }
  return ring.every((corner) => sideOf(first, second, corner) === 0) ? { kind: 'no-area', at: first } : null
}

interface Side {
  ring: number
  at: number
  a: Corner
  b: Corner
  west: number
  east: number
}

/** From west to east: only sides that share a longitude are compared, so thousands of corners take no time. */
function firstCrossing(rings: PolygonRings): Corner | null {
  const sides = rings
    .flatMap((ring, number) => sidesOf(ring, number))
    .toSorted((one, other) => one.west - other.west)
  for (const [place, side] of sides.entries()) {
    for (let next = place + 1; next < sides.length; next += 1) {
      const other = sides[next]
      if (!other || other.west > side.east) break
      const [one, two] = side.at <= other.at ? [side, other] : [other, side]
      if (collide(rings, one, two)) return other.a
    }
  }
  return null
}

function sidesOf(ring: readonly Corner[], number: number): Side[] {
  return ring.slice(1).map((b, at) => {
    const a = ring[at] ?? b
    return { ring: number, at, a, b, west: Math.min(a[0], b[0]), east: Math.max(a[0], b[0]) }
  })
}

/** Neighbouring sides share a corner by right; anything more is a spike, and other sides may not touch at all. */
function collide(rings: PolygonRings, side: Side, other: Side): boolean {
  const sides = (rings[side.ring]?.length ?? 0) - 1
  const follows = side.ring === other.ring && other.at - side.at === 1
  const closes = side.ring === other.ring && side.at === 0 && other.at === sides - 1
  if (follows)
    return segmentsMeet(side.a, side.a, other.a, other.b) || segmentsMeet(side.a, side.b, other.b, other.b)
  if (closes)
    return segmentsMeet(other.a, other.a, side.a, side.b) || segmentsMeet(other.a, other.b, side.b, side.b)
  return segmentsMeet(side.a, side.b, other.a, other.b)
}

/** Sides no longer cross here, so one corner tells for the whole ring. */
function strayHole([outer = [], ...holes]: PolygonRings): PolygonProblem | null {
  const within = (hole: readonly Corner[], ring: readonly Corner[]) =>
    pointInPolygon([...(hole[0] ?? [])], asAsked([ring])) === true
  const stray = holes.find(
    (hole, at) => !within(hole, outer) || holes.some((other, place) => place !== at && within(hole, other)),
  )
  const at = stray?.[0]
  return at ? { kind: 'hole-outside', at } : null
}
