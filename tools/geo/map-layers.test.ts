import type { Geometry } from 'geojson'
import { expect, test } from 'vitest'
import { layerNames, mapLayers } from './map-layers.ts'
import type { SourceFeature, Tags } from './source.ts'

const line: Geometry = {
  type: 'LineString',
  coordinates: [
    [71.4, 51.1],
    [71.5, 51.1],
  ],
}

function field(west: number, side: number): Geometry {
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, 51],
        [west + side, 51],
        [west + side, 51 + side],
        [west, 51 + side],
        [west, 51],
      ],
    ],
  }
}

function layersOf(...features: SourceFeature[]) {
  const layers = mapLayers(features)
  return Object.fromEntries(
    layerNames
      .map((name) => [name, layers[name].map(({ properties }) => properties)] as const)
      .filter(([, drawn]) => drawn.length > 0),
  )
}

const feature = (tags: Tags, geometry: Geometry, id = 'w1'): SourceFeature => ({ id, tags, geometry })

test('a road carries its class, its names and what it runs over', () => {
  expect(layersOf(feature({ highway: 'primary', name: 'улица Кенесары', bridge: 'yes' }, line))).toEqual({
    road: [
      { class: 'primary', name: 'улица Кенесары', name_en: 'Kenesary Street', bridge: true, min_zoom: 9 },
    ],
  })
})

test('ramps and footways carry no name', () => {
  expect(layersOf(feature({ highway: 'trunk_link', name: 'Съезд' }, line))).toEqual({
    road: [{ class: 'trunk', link: true, min_zoom: 12 }],
  })
  expect(layersOf(feature({ highway: 'footway', name: 'Парк' }, line))).toEqual({
    road: [{ class: 'path', min_zoom: 14 }],
  })
})

test('water wins over the green around it, and large areas show early', () => {
  expect(layersOf(feature({ natural: 'water', landuse: 'grass' }, field(71, 0.05)))).toEqual({
    water: [{ min_zoom: 8 }],
  })
  expect(layersOf(feature({ landuse: 'grass' }, field(71, 0.0001)))).toEqual({
    green: [{ class: 'grass', min_zoom: 14 }],
  })
})

test('a named building is drawn, labelled and numbered', () => {
  const tags = { building: 'yes', shop: 'mall', name: 'Керуен', 'name:en': 'Keruen', 'addr:housenumber': '9' }
  expect(layersOf(feature(tags, field(71, 0.001)))).toEqual({
    building: [{ min_zoom: 13 }],
    poi: [{ group: 'shop', rank: 2, name: 'Керуен', name_en: 'Keruen', min_zoom: 13 }],
    housenumber: [{ number: '9', min_zoom: 14 }],
  })
})

test('pieces of one building are all drawn and labelled once', () => {
  const tags = { building: 'yes', 'addr:housenumber': '9' }
  const layers = layersOf(feature(tags, field(71, 0.001)), feature(tags, field(72, 0.002)))
  expect(layers.building).toHaveLength(2)
  expect(layers.housenumber).toHaveLength(1)
})

const undrawn: Tags[] = [
  { power: 'line' },
  { barrier: 'fence' },
  { highway: 'construction' },
  { railway: 'abandoned' },
]

test.each(undrawn)('%j is not drawn', (tags) => {
  expect(layersOf(feature(tags, line))).toEqual({})
})
