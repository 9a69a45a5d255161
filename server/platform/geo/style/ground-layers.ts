// Ground, green, water and buildings: filled without outlines, because the source cuts polygons at tile edges.
import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { MapPalette } from './palette.ts'

export const mapSource = 'city'

export function groundLayers(palette: MapPalette): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    fill('ground', {
      'fill-color': byClass(palette.land, {
        residential: palette.residential,
        industrial: palette.industrial,
        commercial: palette.commercial,
        campus: palette.campus,
        paved: palette.paved,
      }),
    }),
    fill('green', {
      'fill-color': byClass(palette.grass, {
        park: palette.park,
        wood: palette.wood,
        wetland: palette.wetland,
        pitch: palette.pitch,
        cemetery: palette.cemetery,
        sand: palette.sand,
      }),
    }),
    fill('water', { 'fill-color': palette.water }),
    {
      id: 'waterway',
      type: 'line',
      source: mapSource,
      'source-layer': 'waterway',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          8,
          ['match', ['get', 'class'], 'river', 1.2, 0.4],
          14,
          ['match', ['get', 'class'], 'river', 4, 'canal', 3, 1.2],
          18,
          ['match', ['get', 'class'], 'river', 10, 'canal', 8, 4],
        ],
      },
    },
    fill('building', {
      'fill-color': palette.building,
      'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0.5, 14.5, 1],
    }),
  ]
}

function fill(layer: string, paint: FillPaint): LayerSpecification {
  return {
    id: layer,
    type: 'fill',
    source: mapSource,
    'source-layer': layer,
    paint,
  }
}

type FillPaint = Extract<LayerSpecification, { type: 'fill' }>['paint']

export function byClass(other: string, colours: Record<string, string>): ExpressionSpecification {
  const cases = Object.entries(colours).flat()
  const [first = '', second = other, ...rest] = cases
  return ['match', ['get', 'class'], first, second, ...rest, other]
}
