// Lets the map fade out where the extract ends: a lake cut along a ruler looks like a fault.
import type { GeoJSONSourceSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { Extent } from '../point.ts'
import type { MapPalette } from './palette.ts'

export const edgeSource = 'edge'

export function edgeSourceOf({ west, south, east, north }: Extent): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: {
      type: 'LineString',
      coordinates: [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    },
  }
}

export function edgeLayer(palette: MapPalette): LayerSpecification {
  return {
    id: 'edge',
    type: 'line',
    source: edgeSource,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.land,
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], 8, 16, 10, 64, 14, 260],
      'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 8, 10, 10, 40, 14, 180],
    },
  }
}
