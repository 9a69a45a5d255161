// Whether two areas share ground. Neighbours that were drawn along one border do not, however its corners were rounded.
import pointInPolygon from 'point-in-polygon-hao'
import { asAsked, type Box, boxOf, type Corner, type PolygonRings } from './polygon.ts'
import { crossingShare } from './segments.ts'

/** Metres: what is less deep is a border drawn twice. */
const depth = 1

const metresPerDegree = 111_320

interface Side {
  a: Corner
  b: Corner
}

interface Area {
  /** As the library takes them. */
  rings: number[][][]
  sides: readonly Side[]
  box: Box
}

/** A point in the middle of what both share, or null. Both are sound areas. */
export function sharedPoint(one: PolygonRings, other: PolygonRings): Corner | null {
  const [first, second] = [areaOf(one), areaOf(other)]
  if (!boxesMeet(first.box, second.box)) return null
  // Where neither border enters the other area, one lies in the other as a whole or both are the same.
  return borderPointIn(first, second) ?? borderPointIn(second, first) ?? innerPointIn(first, second)
}

function areaOf(rings: PolygonRings): Area {
  const sides = rings.flatMap((ring) => ring.slice(1).map((b, at) => ({ a: ring[at] ?? b, b })))
  return { rings: asAsked(rings), sides, box: boxOf(rings) }
}

function boxesMeet(one: Box, other: Box): boolean {
  return (
    one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
  )
}

/** Its sides are cut where they cross the other's: between two cuts a piece is inside or outside as a whole. */
function borderPointIn(area: Area, other: Area): Corner | null {
  for (const side of area.sides) {
    if (!sideMeetsBox(side, other.box)) continue
    const inside = samplesOf(side, cutsOf(side, other.sides)).find((point) => isDeepIn(other, point))
    if (inside) return inside
  }
  return null
}

function sideMeetsBox({ a, b }: Side, { west, south, east, north }: Box): boolean {
  return (
    Math.min(a[0], b[0]) <= east &&
    Math.max(a[0], b[0]) >= west &&
    Math.min(a[1], b[1]) <= north &&
    Math.max(a[1], b[1]) >= south
  )
}

function cutsOf({ a, b }: Side, sides: readonly Side[]): number[] {
  const shares = [0, 1]
  const box = {
    west: Math.min(a[0], b[0]),
    east: Math.max(a[0], b[0]),
    south: Math.min(a[1], b[1]),
    north: Math.max(a[1], b[1]),
  }
  for (const side of sides) {
    if (!sideMeetsBox(side, box)) continue
    const share = crossingShare(a, b, side.a, side.b)
    if (share !== null && share > 0 && share < 1) shares.push(share)
  }
  return shares.toSorted((one, other) => one - other)
}

/** The corner itself, and the middle of every piece. */
function samplesOf({ a, b }: Side, shares: readonly number[]): Corner[] {
  const middles = shares.slice(1).map((share, at) => (share + (shares[at] ?? share)) / 2)
  return [0, ...middles].map((share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])
}

function isDeepIn({ rings, sides, box }: Area, point: Corner): boolean {
  const [lng, lat] = point
  if (lng < box.west || lng > box.east || lat < box.south || lat > box.north) return false
  return pointInPolygon([lng, lat], rings) === true && sides.every((side) => metresTo(side, point) > depth)
}

/** Flat around the point, which is exact enough for metres. */
function metresTo({ a, b }: Side, [lng, lat]: Corner): number {
  const scale = Math.cos((lat * Math.PI) / 180)
  const [fromX, fromY] = [(a[0] - lng) * scale, a[1] - lat]
  const [dx, dy] = [(b[0] - a[0]) * scale, b[1] - a[1]]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / length))
  return Math.hypot(fromX + dx * share, fromY + dy * share) * metresPerDegree
}

/** Lines across at a few latitudes cut an area in pieces whose middles are well inside it. */
const lines = [0.5, 0.3, 0.7, 0.1, 0.9]

function innerPointIn(area: Area, other: Area): Corner | null {
  const { south, north } = area.box
  for (const share of lines) {
    const lat = south + (north - south) * share
    const crossings = area.sides
      .flatMap(({ a, b }) =>
        a[1] > lat === b[1] > lat ? [] : [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0])],
      )
      .toSorted((one, next) => one - next)
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const point: Corner = [((crossings[at] ?? 0) + (crossings[at + 1] ?? 0)) / 2, lat]
      if (isDeepIn(area, point) && isDeepIn(other, point)) return point
    }
  }
  return null
}
