// A border as GeoJSON: what people bring from another tool, and what they take along.
import type { PolygonRings } from '#contract/core/area/polygon.ts'
import { tidyRings } from '#contract/core/area/polygon.ts'

export type GeoJsonSlip = 'not_json' | 'no_area' | 'many_areas'

type Read = { rings: [number, number][][] } | { slip: GeoJsonSlip }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** A polygon alone, in a feature, in a collection with one area, or as bare coordinates. */
export function readGeoJson(text: string): Read {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { slip: 'not_json' }
  }
  const [area, ...others] = areasIn(parsed)
  if (!area) return { slip: 'no_area' }
  return others.length > 0 ? { slip: 'many_areas' } : { rings: tidyRings(area) }
}

function areasIn(value: unknown): PolygonRings[] {
  if (isList(value)) return asRings(value)
  if (!isRecord(value)) return []
  const { type, coordinates, geometry, features, geometries } = value
  if (type === 'Polygon') return asRings(coordinates)
  if (type === 'MultiPolygon') return isList(coordinates) ? coordinates.flatMap(asRings) : []
  if (type === 'Feature') return areasIn(geometry)
  if (type === 'FeatureCollection') return isList(features) ? features.flatMap(areasIn) : []
  if (type === 'GeometryCollection') return isList(geometries) ? geometries.flatMap(areasIn) : []
  return []
}

function asRings(value: unknown): PolygonRings[] {
  if (!isList(value) || value.length === 0) return []
  const rings = value.map(asRing)
  return rings.every((ring) => ring !== null) ? [rings] : []
}

function asRing(value: unknown): [number, number][] | null {
  if (!isList(value)) return null
  const corners = value.map(asCorner)
  return corners.every((corner) => corner !== null) ? corners : null
}

/** A height behind the two is of no use here. */
function asCorner(value: unknown): [number, number] | null {
  if (!isList(value)) return null
  const [lng, lat] = value
  return typeof lng === 'number' && typeof lat === 'number' ? [lng, lat] : null
}

export function geoJsonOf(rings: PolygonRings): string {
  return JSON.stringify({ type: 'Polygon', coordinates: rings }, null, 1)
}
