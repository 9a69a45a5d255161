// Whether two line segments share a point, decided exactly: near-touching corners of hand-drawn areas are common.
import { orient2d } from 'robust-predicates'
import type { Corner } from './polygon.ts'

export function segmentsMeet(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  if (!boxesMeet(a, b, c, d)) return false
  const [abc, abd] = [sideOf(a, b, c), sideOf(a, b, d)]
  const [cda, cdb] = [sideOf(c, d, a), sideOf(c, d, b)]
  // With meeting boxes, ends on both sides (or on the line) of each other is exactly what touching means.
  return abc * abd <= 0 && cda * cdb <= 0
}

/** 1 on one side of the line through a and b, −1 on the other, 0 on it. */
export function sideOf(a: Corner, b: Corner, point: Corner): number {
  return Math.sign(orient2d(a[0], a[1], b[0], b[1], point[0], point[1]))
}

function boxesMeet(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  return (
    Math.min(a[0], b[0]) <= Math.max(c[0], d[0]) &&
    Math.min(c[0], d[0]) <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= Math.max(c[1], d[1]) &&
    Math.min(c[1], d[1]) <= Math.max(a[1], b[1])
  )
}

/** How far along a to b the line through c and d crosses it; null where they are parallel. Rounded as numbers are. */
export function crossingShare(a: Corner, b: Corner, c: Corner, d: Corner): number | null {
  const [abLng, abLat] = [b[0] - a[0], b[1] - a[1]]
  const [cdLng, cdLat] = [d[0] - c[0], d[1] - c[1]]
  const across = abLng * cdLat - abLat * cdLng
  if (across === 0) return null
  return ((c[0] - a[0]) * cdLat - (c[1] - a[1]) * cdLng) / across
}
