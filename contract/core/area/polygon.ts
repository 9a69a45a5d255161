// What an area on the map is: rings of corners, and which points are inside.
import pointInPolygon from 'point-in-polygon-hao'

/** GeoJSON order: longitude first. */
export type Corner = readonly [lng: number, lat: number]

/** GeoJSON polygon coordinates: the border first, then holes; each ring ends where it began. */
export type PolygonRings = readonly (readonly Corner[])[]

/** Six decimals are a tenth of a metre: finer digits are noise of the screen. Zero has one sign. */
const roundCoordinate = (degrees: number) => Number(degrees.toFixed(6)) + 0

/** As areas are stored: rounded, no corner twice in a row, each ring closed. */
export function tidyRings(rings: PolygonRings): [number, number][][] {
  return rings.map(tidyRing)
}

function tidyRing(ring: readonly Corner[]): [number, number][] {
  const rounded = ring.map(([lng, lat]): [number, number] => [roundCoordinate(lng), roundCoordinate(lat)])
  const corners = rounded.filter((corner, at) => at === 0 || !isSame(corner, rounded[at - 1]))
  if (corners.length > 1 && isSame(corners[0], corners.at(-1))) corners.pop()
  const [first] = corners
  return first ? [...corners, [...first]] : []
}

/** The corners of a ring once each, as people count them. */
export function cornersOf(ring: readonly Corner[]): readonly Corner[] {
  return ring.length > 1 && isSame(ring[0], ring.at(-1)) ? ring.slice(0, -1) : ring
}

export function isSame(one: Corner | undefined, other: Corner | undefined): boolean {
  return one !== undefined && one[0] === other?.[0] && one[1] === other[1]
}

/** Arrays of its own, as the library takes them; made once where many points are asked. */
export const asAsked = (rings: PolygonRings) => rings.map((ring) => ring.map((corner) => [...corner]))

/** The border counts as inside. */
export function isInArea(rings: PolygonRings, { lat, lng }: { lat: number; lng: number }): boolean {
  return pointInPolygon([lng, lat], asAsked(rings)) !== false
}

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export function boxOf(rings: PolygonRings): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
  for (const [lng, lat] of rings[0] ?? []) {
    box.west = Math.min(box.west, lng)
    box.east = Math.max(box.east, lng)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return box
}
