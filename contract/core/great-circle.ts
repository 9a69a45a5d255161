// Distance over the sphere: server and storefront measure alike, so both show one number.
import type { Coordinates } from './shop-context.ts'

/** Equatorial radius in metres. */
export const earthRadius = 6_378_137

const radians = Math.PI / 180

/** Metres. */
export function greatCircle(from: Coordinates, to: Coordinates): number {
  const latitudes = Math.sin(((to.lat - from.lat) * radians) / 2)
  const longitudes = Math.sin(((to.lng - from.lng) * radians) / 2)
  const chord =
    latitudes * latitudes +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * longitudes * longitudes
  // Rounding can push the chord of two antipodes past 1, and the arc sine of that is not a number.
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
