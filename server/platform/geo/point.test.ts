import { expect, test } from 'vitest'
import { coordinateText, positionOf } from './point.ts'

test('a coordinate reads latitude first with four decimals', () => {
  expect(coordinateText({ lat: 51.123_44, lng: 71.432_06 })).toBe('51.1234, 71.4321')
  expect(coordinateText({ lat: -0.5, lng: 7 })).toBe('-0.5000, 7.0000')
})

test('a position has the longitude first, as GeoJSON wants', () => {
  expect(positionOf({ lat: 51, lng: 71 })).toEqual([71, 51])
})
