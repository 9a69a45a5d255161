// Points, extents and the plain text of a coordinate: the words every other file of the geography shares.

export interface Point {
  lat: number
  lng: number
}

/** GeoJSON order: longitude first. */
export type Position = readonly [lng: number, lat: number]

export interface Extent {
  west: number
  south: number
  east: number
  north: number
}

export function positionOf(point: Point): Position {
  return [point.lng, point.lat]
}

/** What a person reads where no address is known, such as '51.1234, 71.4321'. */
export function coordinateText(point: Point): string {
  return `${point.lat.toFixed(4)}, ${point.lng.toFixed(4)}`
}
