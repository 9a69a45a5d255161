// Cuts the map layers into gzip vector tiles and joins them into one file with an index.
import { gzipSync } from 'node:zlib'
import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf'
import type { PackManifest } from '#server/platform/geo/pack-format.ts'
import type { Extent } from '#server/platform/geo/point.ts'
import { layerNames, type MapLayers } from './map-layers.ts'

export const minZoom = 6
export const maxZoom = 14
const tileUnits = 4096

export interface CutTiles {
  bytes: Uint8Array
  index: PackManifest['tiles']
}

export function cutTiles(layers: MapLayers, extent: Extent): CutTiles {
  const cutters = layerNames.map((name) => ({
    name,
    cutter: new GeoJSONVT(
      { type: 'FeatureCollection', features: layers[name] },
      { maxZoom, indexMaxZoom: minZoom, extent: tileUnits, buffer: 96, tolerance: 4 },
    ),
  }))
  const pieces: Uint8Array[] = []
  const index: CutTiles['index'] = []
  let first = 0
  for (const [z, x, y] of tilesOver(extent)) {
    const tile = encode(cutters, z, x, y)
    if (!tile) continue
    index.push([z, x, y, first, tile.length])
    pieces.push(tile)
    first += tile.length
  }
  return { bytes: Buffer.concat(pieces), index }
}

type Cutter = { name: string; cutter: GeoJSONVT }

function encode(cutters: readonly Cutter[], z: number, x: number, y: number): Uint8Array | undefined {
  const layers: Record<string, GeoJSONWrapper> = {}
  for (const { name, cutter } of cutters) {
    const features = drawnAt(z, cutter.getTile(z, x, y)?.features ?? [])
    if (features.length === 0) continue
    const layer = new GeoJSONWrapper(features, { version: 2, extent: tileUnits })
    layer.name = name
    layers[name] = layer
  }
  if (Object.keys(layers).length === 0) return undefined
  return gzipSync(fromVectorTileJs({ layers }), { level: 9 })
}

function drawnAt(z: number, features: readonly GeoJSONVTFeature[]): GeoJSONVTFeature[] {
  return features.flatMap((feature) => {
    const { min_zoom, ...tags } = feature.tags ?? {}
    return Number(min_zoom) <= z ? [{ ...feature, tags }] : []
  })
}

function* tilesOver(extent: Extent): Generator<[number, number, number]> {
  for (let z = minZoom; z <= maxZoom; z++) {
    const side = 2 ** z
    const west = Math.floor(((extent.west + 180) / 360) * side)
    const east = Math.ceil(((extent.east + 180) / 360) * side)
    const north = Math.floor(row(extent.north) * side + 1e-9)
    const south = Math.ceil(row(extent.south) * side - 1e-9)
    for (let x = west; x < east; x++) for (let y = north; y < south; y++) yield [z, x, y]
  }
}

function row(lat: number): number {
  return (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2
}
