// Reads the city extract: OpenStreetMap features with their tags, freed of the fields that name contributors.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VectorTile } from '@mapbox/vector-tile'
import type { Geometry, Position } from 'geojson'
import { PbfReader } from 'pbf'
import type { Extent } from '#server/platform/geo/point.ts'

export interface SourceFeature {
  /** OpenStreetMap type letter and number, such as 'w230403261'; pieces cut at tile edges share it. */
  id: string
  tags: Tags
  geometry: Geometry
}

export type Tags = Readonly<Record<string, string>>

export interface Source {
  features: SourceFeature[]
  extent: Extent
}

const sourceZoom = 12

export function readSource(folder = sourceFolder()): Source {
  const tiles = readdirSync(folder)
    .map((name) => ({ name, address: /^(\d+)-(\d+)-(\d+)\.mvt$/.exec(name) }))
    .flatMap(({ name, address }) => (address ? [{ name, x: Number(address[2]), y: Number(address[3]) }] : []))
  const features = tiles.flatMap(({ name, x, y }) => readTile(readFileSync(join(folder, name)), x, y))
  return { features, extent: extentOf(tiles) }
}

function sourceFolder(): string {
  const manifest = fileURLToPath(import.meta.resolve('@mapbox/mvt-fixtures/package.json'))
  return join(dirname(manifest), 'real-world', 'osm-qa-astana')
}

function readTile(bytes: Uint8Array, x: number, y: number): SourceFeature[] {
  const layer = new VectorTile(new PbfReader(bytes)).layers.osm
  if (!layer) return []
  return Array.from({ length: layer.length }, (_, at) => {
    const feature = layer.feature(at)
    const { '@type': type, '@id': number } = feature.properties
    return {
      id: `${String(type).charAt(0)}${number}`,
      tags: placeTags(feature.properties),
      geometry: feature.toGeoJSON(x, y, sourceZoom).geometry,
    }
  })
}

/** Fields with an @ hold the edit history with user names: none of that may reach the pack. */
function placeTags(properties: Record<string, unknown>): Tags {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => !key.startsWith('@'))
      .map(([key, value]) => [key, String(value)]),
  )
}

function extentOf(tiles: readonly { x: number; y: number }[]): Extent {
  const columns = tiles.map((tile) => tile.x)
  const rows = tiles.map((tile) => tile.y)
  return {
    west: longitude(Math.min(...columns)),
    east: longitude(Math.max(...columns) + 1),
    north: latitude(Math.min(...rows)),
    south: latitude(Math.max(...rows) + 1),
  }
}

function longitude(column: number): number {
  return (column / 2 ** sourceZoom) * 360 - 180
}

function latitude(row: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** sourceZoom))) * 180) / Math.PI
}

/** The lines of a feature; empty for points and polygons. */
export function linesOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates]
  return geometry.type === 'MultiLineString' ? geometry.coordinates : []
}

/** The polygons of a feature, each as rings; empty for points and lines. */
export function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}
