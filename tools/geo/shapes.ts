// Size and middle of source geometry, flat around the city: exact enough to rank and to place a label.
import type { Geometry, Position } from 'geojson'
import { longitudeScale, metresPerDegree } from '#server/platform/geo/great-circle.ts'
import type { Point } from '#server/platform/geo/point.ts'
import { linesOf, polygonsOf } from './source.ts'

export function areaOf(geometry: Geometry): number {
  return polygonsOf(geometry).reduce((sum, rings) => sum + Math.abs(ringMoments(rings[0] ?? []).area), 0)
}

/** Where a label or a pin of this feature belongs. */
export function middleOf(geometry: Geometry): Point | undefined {
  if (geometry.type === 'Point') return pointOf(geometry.coordinates)
  const outer = largestRing(geometry)
  if (outer) return centroid(outer)
  const line = linesOf(geometry).toSorted((one, other) => other.length - one.length)[0]
  return line ? pointOf(line[Math.floor(line.length / 2)]) : undefined
}

export function pointOf(position: Position | undefined): Point {
  return { lng: position?.[0] ?? 0, lat: position?.[1] ?? 0 }
}

function largestRing(geometry: Geometry): Position[] | undefined {
  return polygonsOf(geometry)
    .flatMap((rings) => (rings[0] ? [rings[0]] : []))
    .toSorted((one, other) => Math.abs(ringMoments(other).area) - Math.abs(ringMoments(one).area))[0]
}

function centroid(ring: Position[]): Point {
  const { area, x, y } = ringMoments(ring)
  const first = pointOf(ring[0])
  if (Math.abs(area) < 1e-6) return first
  return { lng: first.lng + x, lat: first.lat + y }
}

/** Area in square metres and the centroid's offset in degrees from the first corner. */
function ringMoments(ring: Position[]): { area: number; x: number; y: number } {
  const origin = pointOf(ring[0])
  let doubled = 0
  let x = 0
  let y = 0
  for (const [at, position] of ring.entries()) {
    const here = { x: pointOf(position).lng - origin.lng, y: pointOf(position).lat - origin.lat }
    const next = pointOf(ring[at + 1] ?? ring[0])
    const there = { x: next.lng - origin.lng, y: next.lat - origin.lat }
    const cross = here.x * there.y - there.x * here.y
    doubled += cross
    x += (here.x + there.x) * cross
    y += (here.y + there.y) * cross
  }
  const squareMetres = metresPerDegree * metresPerDegree * longitudeScale(origin.lat)
  const divisor = doubled === 0 ? 1 : 3 * doubled
  return { area: (doubled / 2) * squareMetres, x: x / divisor, y: y / divisor }
}
