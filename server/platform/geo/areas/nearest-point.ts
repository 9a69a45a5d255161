// The point of an area nearest to somebody outside it, a step inside the border so that it surely belongs.
import pointInPolygon from 'point-in-polygon-hao'
import type { PolygonRings } from '#contract/core/area/polygon.ts'
import { longitudeScale, metresPerDegree } from '../great-circle.ts'
import type { Point } from '../point.ts'

/** Metres from the border: computed points on it may fall on either side by rounding. */
const stepInside = 2

const directions = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8)

export function nearestPointIn(rings: PolygonRings, point: Point): Point {
  if (placeOf(rings, point) !== false) return { lat: point.lat, lng: point.lng }
  return inside(rings, nearestOnBorder(rings, point))
}

/** 0 on the border itself. */
function placeOf(rings: PolygonRings, { lng, lat }: Point): boolean | 0 {
  const polygon = rings.map((ring) => ring.map((position) => [...position]))
  return pointInPolygon([lng, lat], polygon)
}

/** Flat around the asked point, which is exact near it; far away only the order of zones matters. */
function nearestOnBorder(rings: PolygonRings, point: Point): Point {
  const scale = longitudeScale(point.lat)
  let best = { away: Number.POSITIVE_INFINITY, lat: point.lat, lng: point.lng }
  for (const ring of rings) {
    for (const [at, [lng, lat]] of ring.entries()) {
      const [toLng, toLat] = ring[at + 1] ?? ring[0] ?? [lng, lat]
      const found = nearestOnSegment(
        { x: (lng - point.lng) * scale, y: lat - point.lat },
        { x: (toLng - point.lng) * scale, y: toLat - point.lat },
      )
      const away = found.x * found.x + found.y * found.y
      if (away < best.away) best = { away, lat: point.lat + found.y, lng: point.lng + found.x / scale }
    }
  }
  return { lat: best.lat, lng: best.lng }
}

interface Flat {
  x: number
  y: number
}

/** Nearest to the origin. */
function nearestOnSegment(from: Flat, to: Flat): Flat {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : -(from.x * dx + from.y * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return { x: from.x + share * dx, y: from.y + share * dy }
}

function inside(rings: PolygonRings, border: Point): Point {
  const metres = stepInside / metresPerDegree
  const steps = directions.map((direction) => ({
    lat: border.lat + metres * Math.sin(direction),
    lng: border.lng + (metres * Math.cos(direction)) / longitudeScale(border.lat),
  }))
  return steps.find((step) => placeOf(rings, step) === true) ?? border
}
