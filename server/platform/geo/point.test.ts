import { expect, test } from 'vitest'
import { coordinateText, isPoint, isWithin } from './point.ts'

test('a coordinate reads latitude first with four decimals', () => {
  expect(coordinateText({ lat: 51.123_44, lng: 71.432_06 })).toBe('51.1234, 71.4321')
})

test('a point off the globe is no point', () => {
  expect(isPoint({ lat: 51, lng: 71 })).toBe(true)
  expect(isPoint({ lat: 91, lng: 71 })).toBe(false)
  expect(isPoint({ lat: 51, lng: -181 })).toBe(false)
  expect(isPoint({ lat: Number.NaN, lng: 71 })).toBe(false)
})

test('an extent holds its own edge', () => {
  const extent = { west: 71, south: 51, east: 72, north: 52 }
  expect(isWithin(extent, { lat: 51, lng: 72 })).toBe(true)
  expect(isWithin(extent, { lat: 50.999, lng: 71.5 })).toBe(false)
})
