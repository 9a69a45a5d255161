import type { Geometry } from 'geojson'
import { expect, test } from 'vitest'
import { areaOf, middleOf } from './shapes.ts'

const square = (west: number, south: number, side: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
})

test('the middle of a polygon is its centroid, wherever its corners crowd', () => {
  const crowded: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [0.1, 0],
        [0.2, 0],
        [0.3, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
      ],
    ],
  }
  expect(middleOf(crowded)?.lng).toBeCloseTo(2, 6)
  expect(middleOf(crowded)?.lat).toBeCloseTo(2, 6)
})

test('of several pieces the largest carries the label', () => {
  const [small, large] = [square(0, 0, 1), square(10, 0, 2)]
  if (small.type !== 'Polygon' || large.type !== 'Polygon') throw new Error('squares are polygons')
  const both: Geometry = { type: 'MultiPolygon', coordinates: [small.coordinates, large.coordinates] }
  expect(middleOf(both)).toEqual({ lng: 11, lat: 1 })
  expect(areaOf(both)).toBeCloseTo(areaOf(small) + areaOf(large), 0)
})

test('a line is labelled half-way, a point where it is', () => {
  const line: Geometry = {
    type: 'LineString',
    coordinates: [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  }
  expect(middleOf(line)).toEqual({ lng: 1, lat: 1 })
  expect(middleOf({ type: 'Point', coordinates: [3, 4] })).toEqual({ lng: 3, lat: 4 })
  expect(areaOf(line)).toBe(0)
})

test('a polygon without extent keeps its corner', () => {
  expect(middleOf(square(5, 6, 0))).toEqual({ lng: 5, lat: 6 })
})
