import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSamePlace, offsetPoint, roundPoint } from './offset-point.ts'

const city = { lat: 51.12826, lng: 71.43055 }
const inhabited = fc.record({
  lat: fc.double({ min: -70, max: 70, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})

describe('a step', () => {
  test('north raises the latitude only, east the longitude only', () => {
    expect(offsetPoint(city, 1_000, 0)).toEqual({ lat: 51.137243, lng: 71.43055 })
    expect(offsetPoint(city, 0, 1_000)).toEqual({ lat: 51.12826, lng: 71.444864 })
  })

  test('across the date line comes out on the other side', () => {
    expect(offsetPoint({ lat: 0, lng: 179.9999 }, 0, 100).lng).toBeLessThan(-179.99)
  })

  test('and the step back lead to the same place', () => {
    fc.assert(
      fc.property(inhabited, fc.integer({ min: -500, max: 500 }), (point, metres) => {
        const there = offsetPoint(point, 0, metres)
        expect(isSamePlace(offsetPoint(there, 0, -metres), roundPoint(point))).toBe(true)
      }),
    )
  })
})

test('half a metre is the same place, two metres are another', () => {
  expect(isSamePlace(city, { ...city, lat: city.lat + 0.000004 })).toBe(true)
  expect(isSamePlace(city, offsetPoint(city, 2, 0))).toBe(false)
})
