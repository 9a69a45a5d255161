// Labels in the reader's language: roads along their line, districts wide-spaced, places with a dot of their group.
import type { ExpressionSpecification, LayerSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { Language } from '#contract/core/language.ts'
import type { FontName } from './fonts.ts'
import { mapSource } from './ground-layers.ts'
import type { MapPalette } from './palette.ts'

/** Arabic reads the Latin names, as on the signs of the city; Tajik reads the local ones. */
const labelTexts = {
  en: ['coalesce', ['get', 'name_en'], ['get', 'name']],
  ar: ['coalesce', ['get', 'name_en'], ['get', 'name']],
  ru: ['coalesce', ['get', 'name_ru'], ['get', 'name']],
  tg: ['get', 'name'],
} satisfies Record<Language, ExpressionSpecification>

const regular: FontName[] = ['Rubik Regular']
const medium: FontName[] = ['Rubik Medium']

export function labelLayers(palette: MapPalette, language: Language): LayerSpecification[] {
  const text = labelTexts[language]
  return [
    houseNumbers(palette),
    waterLabels(palette, text),
    ...roadLabels(palette, text),
    poiLabels(palette, text),
    districtLabels(palette, text),
    cityLabel(palette, text),
  ]
}

function houseNumbers(palette: MapPalette): LayerSpecification {
  return {
    id: 'house-number',
    type: 'symbol',
    source: mapSource,
    'source-layer': 'housenumber',
    minzoom: 16,
    layout: {
      'text-field': ['get', 'number'],
      'text-font': regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], 16, 9.5, 18, 12],
      'text-padding': 4,
    },
    paint: { 'text-color': palette.quietLabel, 'text-halo-color': palette.halo, 'text-halo-width': 0.8 },
  }
}

function waterLabels(palette: MapPalette, text: ExpressionSpecification): LayerSpecification {
  return {
    id: 'water-name',
    type: 'symbol',
    source: mapSource,
    'source-layer': 'waterway',
    minzoom: 11,
    filter: ['all', ['has', 'name'], ['in', ['get', 'class'], ['literal', ['river', 'canal']]]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': text,
      'text-font': regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 10.5, 16, 14],
      'text-letter-spacing': 0.08,
      'text-max-angle': 30,
    },
    paint: { 'text-color': palette.waterLabel, 'text-halo-color': palette.water, 'text-halo-width': 1 },
  }
}

function roadLabels(palette: MapPalette, text: ExpressionSpecification): LayerSpecification[] {
  const rows = [
    { id: 'major', minzoom: 12, classes: ['motorway', 'trunk', 'primary', 'secondary'], sizes: [10.5, 14] },
    { id: 'minor', minzoom: 14, classes: ['tertiary', 'street', 'path'], sizes: [10, 13] },
  ]
  return rows.toReversed().map(({ id, minzoom, classes, sizes: [small = 10, large = 13] }) => ({
    id: `road-name-${id}`,
    type: 'symbol',
    source: mapSource,
    'source-layer': 'road',
    minzoom,
    filter: ['all', ['has', 'name'], ['in', ['get', 'class'], ['literal', classes]]],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 340,
      'text-field': text,
      'text-font': regular,
      'text-size': ['interpolate', ['linear'], ['zoom'], minzoom, small, 17, large],
      'text-max-angle': 32,
      'text-padding': 6,
    },
    paint: { 'text-color': palette.roadLabel, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  }))
}

/** The dot is a letter of the label itself, so that dot and name appear and hide together. */
function poiLabels(palette: MapPalette, text: ExpressionSpecification): LayerSpecification {
  const [first = ['', palette.label], ...rest] = Object.entries(palette.poi)
  const colour: ExpressionSpecification = ['match', ['get', 'group'], ...first, ...rest.flat(), palette.label]
  return {
    id: 'poi',
    type: 'symbol',
    source: mapSource,
    'source-layer': 'poi',
    minzoom: 13,
    filter: ['<=', ['get', 'rank'], ['interpolate', ['linear'], ['zoom'], 13, 2, 14, 3, 15, 5, 16, 7, 17, 9]],
    layout: {
      'text-field': ['format', '●', { 'font-scale': 1.15 }, '\n', {}, text, {}],
      'text-font': medium,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, 12.5],
      'text-max-width': 8,
      'text-line-height': 1.15,
      'text-padding': 8,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: { 'text-color': colour, 'text-halo-color': palette.halo, 'text-halo-width': 1.3 },
  }
}

function districtLabels(palette: MapPalette, text: ExpressionSpecification): LayerSpecification {
  return {
    id: 'district',
    type: 'symbol',
    source: mapSource,
    'source-layer': 'place',
    minzoom: 11,
    maxzoom: 16,
    filter: ['!=', ['get', 'class'], 'city'],
    layout: {
      'text-field': text,
      'text-font': medium,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 15, 15],
      'text-letter-spacing': 0.06,
      'text-max-width': 8,
      'text-padding': 10,
    },
    paint: { 'text-color': palette.quietLabel, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  }
}

function cityLabel(palette: MapPalette, text: ExpressionSpecification): LayerSpecification {
  return {
    id: 'city',
    type: 'symbol',
    source: mapSource,
    'source-layer': 'place',
    maxzoom: 13,
    filter: ['==', ['get', 'class'], 'city'],
    layout: {
      'text-field': text,
      'text-font': medium,
      'text-size': ['interpolate', ['linear'], ['zoom'], 6, 13, 12, 22],
    },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.8 },
  }
}
