// Measuring to many points at once; the distance itself is the contract's, one for both sides.
import { earthRadius } from '#contract/core/great-circle.ts'
import type { Point } from './point.ts'

const radians = Math.PI / 180

/** Metres per degree of latitude; a degree of longitude is this times the cosine of the latitude. */
export const metresPerDegree = earthRadius * radians

export function longitudeScale(lat: number): number {
  return Math.cos(lat * radians)
}

/** A point on the sphere of radius one: from there to another it is a matter of three differences. */
export type Direction = readonly [x: number, y: number, z: number]

export function directionOf({ lat, lng }: Point): Direction {
  const across = Math.cos(lat * radians)
  return [across * Math.cos(lng * radians), across * Math.sin(lng * radians), Math.sin(lat * radians)]
}

/** The same distance as greatCircle, for somebody who measures to thousands of points. */
export function distanceBetween(from: Direction, to: Direction): number {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const z = to[2] - from[2]
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2))
}
