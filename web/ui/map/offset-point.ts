// Steps on the ground: where one stands after going some metres north and east.
import type { Coordinates } from '#contract/core/shop-context.ts'

const metresPerDegree = 111_320

/** Six decimals are a tenth of a metre: finer digits are noise of the screen. */
export function roundPoint({ lat, lng }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) }
}

const farthestNorth = 85

export function offsetPoint(point: Coordinates, north: number, east: number): Coordinates {
  const lat = Math.min(farthestNorth, Math.max(-farthestNorth, point.lat + north / metresPerDegree))
  const lng = point.lng + east / (metresPerDegree * Math.cos((point.lat * Math.PI) / 180))
  return roundPoint({ lat, lng: ((lng + 540) % 360) - 180 })
}

/** Half a metre is the same place: moving a map there and back leaves such differences. */
export function isSamePlace(one: Coordinates, other: Coordinates): boolean {
  return Math.abs(one.lat - other.lat) < 5e-6 && Math.abs(one.lng - other.lng) < 5e-6
}
