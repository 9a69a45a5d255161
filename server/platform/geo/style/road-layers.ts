// Roads: casing under filling, small under large, tunnels under ground under bridges.
import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec'
import { byClass, mapSource } from './ground-layers.ts'
import type { MapPalette } from './palette.ts'

/** Widths in pixels at the zooms below, small roads first: the order is also who lies on top. */
const widths: Record<string, readonly [number, number, number, number]> = {
  service: [0, 0, 1.4, 9],
  street: [0, 0.6, 2.8, 17],
  tertiary: [0.4, 1.4, 4, 21],
  secondary: [0.6, 2.2, 5, 25],
  primary: [0.9, 2.8, 5.5, 28],
  trunk: [1.4, 3.2, 6, 30],
  motorway: [1.6, 3.4, 6, 30],
}

const widthZooms = [8, 12, 14, 18] as const

const classes = Object.keys(widths)

const levels: readonly { name: string; filter: ExpressionSpecification; opacity: number }[] = [
  { name: 'tunnel', filter: ['has', 'tunnel'], opacity: 0.45 },
  { name: 'ground', filter: ['!', ['any', ['has', 'tunnel'], ['has', 'bridge']]], opacity: 1 },
  { name: 'bridge', filter: ['has', 'bridge'], opacity: 1 },
]

export function roadLayers(palette: MapPalette): LayerSpecification[] {
  return [
    trackLayer(palette),
    pathLayer(palette),
    railLayer(palette),
    ...levels.flatMap(({ name, filter, opacity }) => [
      roadLayer(`road-${name}-casing`, filter, casingColour(palette), roadWidth(1.6), opacity),
      roadLayer(`road-${name}`, filter, fillColour(palette), roadWidth(0), opacity),
    ]),
  ]
}

function roadLayer(
  id: string,
  level: ExpressionSpecification,
  colour: ExpressionSpecification,
  width: ExpressionSpecification,
  opacity: number,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: mapSource,
    'source-layer': 'road',
    filter: ['all', ['in', ['get', 'class'], ['literal', classes]], level],
    layout: {
      'line-cap': 'round',
      'line-join': 'round',
      'line-sort-key': numberByClass(Object.fromEntries(classes.map((name, rank) => [name, rank]))),
    },
    paint: { 'line-color': colour, 'line-width': width, 'line-opacity': opacity },
  }
}

/** Ramps are drawn at two thirds, or junctions turn into blots. */
function roadWidth(casing: number): ExpressionSpecification {
  const at = (step: number): ExpressionSpecification => {
    const byRoad = numberByClass(Object.fromEntries(classes.map((name) => [name, widths[name]?.[step] ?? 0])))
    const scaled: ExpressionSpecification = ['*', byRoad, ['case', ['has', 'link'], 0.66, 1]]
    const edge = step === 0 ? casing * 0.4 : casing
    return edge === 0 ? scaled : ['case', ['>', byRoad, 0], ['+', scaled, edge], 0]
  }
  const [z8, z12, z14, z18] = widthZooms
  return ['interpolate', ['exponential', 1.5], ['zoom'], z8, at(0), z12, at(1), z14, at(2), z18, at(3)]
}

function fillColour(palette: MapPalette): ExpressionSpecification {
  const { major, arterial, street } = palette
  return byClass(street, { motorway: major, trunk: major, primary: major, secondary: arterial })
}

function casingColour(palette: MapPalette): ExpressionSpecification {
  const { majorCasing, arterialCasing, streetCasing } = palette
  return byClass(streetCasing, {
    motorway: majorCasing,
    trunk: majorCasing,
    primary: majorCasing,
    secondary: arterialCasing,
  })
}

function pathLayer(palette: MapPalette): LayerSpecification {
  return {
    id: 'path',
    type: 'line',
    source: mapSource,
    'source-layer': 'road',
    minzoom: 14.5,
    filter: ['==', ['get', 'class'], 'path'],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.path,
      'line-width': ['interpolate', ['linear'], ['zoom'], 14.5, 0.7, 18, 2.4],
      'line-dasharray': [2.5, 1.5],
    },
  }
}

function trackLayer(palette: MapPalette): LayerSpecification {
  return {
    id: 'track',
    type: 'line',
    source: mapSource,
    'source-layer': 'road',
    filter: ['==', ['get', 'class'], 'track'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': palette.path,
      'line-width': ['interpolate', ['linear'], ['zoom'], 13, 0.6, 18, 5],
      'line-opacity': 0.7,
    },
  }
}

function railLayer(palette: MapPalette): LayerSpecification {
  return {
    id: 'rail',
    type: 'line',
    source: mapSource,
    'source-layer': 'road',
    filter: ['==', ['get', 'class'], 'rail'],
    paint: {
      'line-color': palette.rail,
      'line-width': ['interpolate', ['linear'], ['zoom'], 11, 0.7, 14, 1.6, 18, 3.5],
      'line-dasharray': [4, 1.2],
    },
  }
}

function numberByClass(numbers: Record<string, number>): ExpressionSpecification {
  const [first = '', second = 0, ...rest] = Object.entries(numbers).flat()
  return ['match', ['get', 'class'], first, second, ...rest, 0]
}
