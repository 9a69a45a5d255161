// The MapLibre style of the embedded map, made for a theme and a language.
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { Language } from '#contract/core/language.ts'
import type { PackManifest } from './pack-format.ts'
import { edgeLayer, edgeSource, edgeSourceOf } from './style/edge-layer.ts'
import { fontFaces } from './style/fonts.ts'
import { groundLayers, mapSource } from './style/ground-layers.ts'
import { labelLayers } from './style/label-layers.ts'
import { type MapTheme, palettes } from './style/palette.ts'
import { roadLayers } from './style/road-layers.ts'

export const attribution = '© OpenStreetMap contributors'

export interface StyleChoice {
  theme: MapTheme
  language: Language
  /** Where the map routes are mounted, such as '/map' or 'https://shop.example/map'. */
  baseUrl: string
  map: Pick<PackManifest, 'version' | 'extent' | 'centre' | 'min_zoom' | 'max_zoom'>
}

export function mapStyle({ theme, language, baseUrl, map }: StyleChoice): StyleSpecification {
  const palette = palettes[theme]
  const { west, south, east, north } = map.extent
  return {
    version: 8,
    name: `Fivefold ${theme}`,
    center: [...map.centre],
    zoom: 12,
    sources: {
      [mapSource]: {
        type: 'vector',
        tiles: [`${baseUrl}/{z}/{x}/{y}.pbf?v=${map.version}`],
        minzoom: map.min_zoom,
        maxzoom: map.max_zoom,
        // Without bounds the browser asks for every empty tile around the city.
        bounds: [west, south, east, north],
        attribution,
      },
      [edgeSource]: edgeSourceOf(map.extent),
    },
    'font-faces': fontFaces(baseUrl),
    layers: [
      ...groundLayers(palette),
      ...roadLayers(palette),
      edgeLayer(palette),
      ...labelLayers(palette, language),
    ],
  }
}
