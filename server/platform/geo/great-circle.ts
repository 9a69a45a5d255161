// Distance over the sphere, with the same earth radius the storefront uses, so both sides show one number.
import type { Point } from './point.ts'

/** Equatorial radius in metres. */
export const earthRadius = 6_378_137

const radians = Math.PI / 180

export function greatCircle(from: Point, to: Point): number {
  const latitudes = Math.sin(((to.lat - from.lat) * radians) / 2)
  const longitudes = Math.sin(((to.lng - from.lng) * radians) / 2)
  const chord =
    latitudes * latitudes +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * longitudes * longitudes
  // Rounding can push the chord of two antipodes past 1, and the arc sine of that is not a number.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Metres per degree of latitude; a degree of longitude is this times the cosine of the latitude. */
export const metresPerDegree = earthRadius * radians

export function longitudeScale(lat: number): number {
  return Math.cos(lat * radians)
}
