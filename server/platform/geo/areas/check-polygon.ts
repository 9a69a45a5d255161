// Decides whether drawn rings form a usable polygon, and names the first thing that is wrong with them.
import pointInPolygon from 'point-in-polygon-hao'
import type { Position } from '../point.ts'
import { segmentsMeet } from './segments.ts'

/** GeoJSON polygon coordinates: the outer ring first, then holes; each ring ends where it began. */
export type PolygonRings = readonly (readonly Position[])[]

export type PolygonProblem =
  | 'no-ring'
  | 'too-many-vertices'
  | 'bad-coordinate'
  | 'not-closed'
  | 'too-few-vertices'
  | 'self-intersection'
  | 'hole-outside'

export const mostVertices = 1_000

/** The first problem found, or null for a sound polygon. */
export function checkPolygon(rings: PolygonRings): PolygonProblem | null {
  if (rings.length === 0) return 'no-ring'
  if (rings.reduce((sum, ring) => sum + ring.length, 0) > mostVertices + rings.length)
    return 'too-many-vertices'
  for (const ring of rings) {
    const problem = checkRing(ring)
    if (problem) return problem
  }
  if (anyCrossing(rings)) return 'self-intersection'
  return holesInside(rings) ? null : 'hole-outside'
}

function checkRing(ring: readonly Position[]): PolygonProblem | null {
  if (ring.some(([lng, lat]) => !(Math.abs(lng) <= 180) || !(Math.abs(lat) <= 90))) return 'bad-coordinate'
  const [first, last] = [ring[0], ring.at(-1)]
  if (!first || !last || first[0] !== last[0] || first[1] !== last[1]) return 'not-closed'
  return ring.length < 4 ? 'too-few-vertices' : null
}

interface Side {
  ring: number
  at: number
  a: Position
  b: Position
}

function anyCrossing(rings: PolygonRings): boolean {
  const sides = rings.flatMap((ring, number) => sidesOf(ring, number))
  return sides.some((side, at) => sides.slice(at + 1).some((other) => collide(rings, side, other)))
}

function sidesOf(ring: readonly Position[], number: number): Side[] {
  return ring.slice(1).map((b, at) => ({ ring: number, at, a: ring[at] ?? b, b }))
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
function holesInside([outer = [], ...holes]: PolygonRings): boolean {
  const within = (hole: readonly Position[], ring: readonly Position[]) =>
    pointInPolygon([...(hole[0] ?? [])], [ring.map((position) => [...position])]) === true
  return holes.every(
    (hole, at) => within(hole, outer) && holes.every((other, place) => place === at || !within(hole, other)),
  )
}
