// Whether two line segments share a point, decided exactly: near-touching corners of hand-drawn areas are common.
import { orient2d } from 'robust-predicates'
import type { Position } from '../point.ts'

export function segmentsMeet(a: Position, b: Position, c: Position, d: Position): boolean {
  if (!boxesMeet(a, b, c, d)) return false
  const [abc, abd] = [sideOf(a, b, c), sideOf(a, b, d)]
  const [cda, cdb] = [sideOf(c, d, a), sideOf(c, d, b)]
  // With meeting boxes, ends on both sides (or on the line) of each other is exactly what touching means.
  return abc * abd <= 0 && cda * cdb <= 0
}

function sideOf(a: Position, b: Position, point: Position): number {
  return Math.sign(orient2d(a[0], a[1], b[0], b[1], point[0], point[1]))
}

function boxesMeet(a: Position, b: Position, c: Position, d: Position): boolean {
  return (
    Math.min(a[0], b[0]) <= Math.max(c[0], d[0]) &&
    Math.min(c[0], d[0]) <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= Math.max(c[1], d[1]) &&
    Math.min(c[1], d[1]) <= Math.max(a[1], b[1])
  )
}
