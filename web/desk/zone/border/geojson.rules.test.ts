import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { geoJsonOf, readGeoJson } from './geojson.rules.ts'

const ring: [number, number][] = [
  [71, 51],
  [72, 51],
  [72, 52],
  [71, 51],
]

const polygon = { type: 'Polygon', coordinates: [ring] }

describe('an area is found', () => {
  test.each([
    ['as a polygon', polygon],
    ['in a feature', { type: 'Feature', properties: {}, geometry: polygon }],
    ['in a collection', { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: polygon }] }],
    ['as one of many polygons', { type: 'MultiPolygon', coordinates: [[ring]] }],
    ['as bare coordinates', [ring]],
    ['with heights', { type: 'Polygon', coordinates: [ring.map(([lng, lat]) => [lng, lat, 340])] }],
    ['left open', { type: 'Polygon', coordinates: [ring.slice(0, -1)] }],
  ])('%s', (_, value) => {
    expect(readGeoJson(JSON.stringify(value))).toEqual({ rings: [ring] })
  })
})

test.each([
  ['{', 'not_json'],
  ['{}', 'no_area'],
  ['[]', 'no_area'],
  ['{"type":"Point","coordinates":[1,2]}', 'no_area'],
  ['{"type":"Polygon","coordinates":[[["a",1]]]}', 'no_area'],
  [JSON.stringify({ type: 'MultiPolygon', coordinates: [[ring], [ring]] }), 'many_areas'],
])('%s is refused', (text, slip) => {
  expect(readGeoJson(text)).toEqual({ slip })
})

test('whatever is pasted, an answer is given', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readGeoJson(text)).toBeTypeOf('object')
    }),
  )
})

test('what is taken along can be brought again', () => {
  expect(readGeoJson(geoJsonOf([ring]))).toEqual({ rings: [ring] })
})
