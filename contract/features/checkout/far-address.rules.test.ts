// The guard against ordering to the wrong place.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greatCircle } from '#contract/core/great-circle.ts'
import { farAddress, farMetres } from './far-address.rules.ts'

const home = { lat: 51.13, lng: 71.43 }
/** 11.1 km north. */
const away = { lat: 51.23, lng: 71.43 }

test('[CHK-01] far from the device is told with the distance', () => {
  const far = farAddress(away, { device: home, usual: [] })
  expect(far?.from).toBe('device')
  expect(Math.round((far?.metres ?? 0) / 100)).toBe(111)
})

test('[CHK-01] far from every usual place is told where the device says nothing', () => {
  expect(farAddress(away, { device: null, usual: [home] })?.from).toBe('usual')
})

test('[CHK-01] a place ordered to before, a place nearby, and a customer nobody knows are left in peace', () => {
  expect(farAddress(away, { device: home, usual: [home, away] })).toBeNull()
  expect(farAddress(home, { device: home, usual: [away] })).toBeNull()
  expect(farAddress(away, { device: null, usual: [] })).toBeNull()
})

const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('[CHK-01] nothing within three kilometres is ever far', () => {
  fc.assert(
    fc.property(place, place, fc.array(place), (pin, device, usual) => {
      const far = farAddress(pin, { device, usual })
      expect(far === null || far.metres > farMetres).toBe(true)
      if (greatCircle(pin, device) <= farMetres) expect(far).toBeNull()
    }),
  )
})

test('a degree east is shorter the farther north, and as long as one north at the equator', () => {
  const equator = greatCircle({ lat: 0, lng: 10 }, { lat: 0, lng: 11 })
  expect(equator).toBeCloseTo(111_319.5, 0)
  expect(greatCircle({ lat: 10, lng: 0 }, { lat: 11, lng: 0 })).toBeCloseTo(equator, 0)
  expect(greatCircle({ lat: 60, lng: 10 }, { lat: 60, lng: 11 })).toBeCloseTo(55_657, -2)
  // Astana to Almaty, as maps measure it.
  expect(greatCircle({ lat: 51.169, lng: 71.449 }, { lat: 43.238, lng: 76.946 })).toBeGreaterThan(970_000)
  expect(greatCircle({ lat: 51.169, lng: 71.449 }, { lat: 43.238, lng: 76.946 })).toBeLessThan(978_000)
})
