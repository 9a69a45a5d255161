// Where somebody is who has gone a share of a way.
import { greatCircle } from '#contract/core/great-circle.ts'
import type { Point, Position } from '#server/platform/geo/point.ts'

const pointAt = ([lng, lat]: Position): Point => ({ lat, lng })

/** Shares below 0 and above 1 are the ends. */
export function pointAlong(path: readonly Position[], share: number): Point | null {
  const points = path.map(pointAt)
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  const lengths = points.slice(1).map((point, index) => greatCircle(points[index] ?? first, point))
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(Math.max(share, 0), 1)
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index] ?? first, points[index + 1] ?? last]
    if (left <= length && length > 0) return between(from, to, left / length)
    left -= length
  }
  return last
}

function between(from: Point, to: Point, share: number): Point {
  return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share }
}
