// A courier moves along the road, forwards, from its first point to its last.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pointAlong } from './point-along.ts'

const road = [
  [71.4, 51.1],
  [71.42, 51.1],
  [71.42, 51.12],
] as const

test('[TRK-02] begins, turns and ends where the road does', () => {
  expect(pointAlong(road, -1)).toEqual({ lat: 51.1, lng: 71.4 })
  expect(pointAlong(road, 2)).toEqual({ lat: 51.12, lng: 71.42 })
  expect(pointAlong(road, 1)).toEqual({ lat: 51.12, lng: 71.42 })
  expect(pointAlong([], 0.5)).toBeNull()
  expect(pointAlong([[71.4, 51.1]], 0.5)).toEqual({ lat: 51.1, lng: 71.4 })
})

test('[TRK-02] never leaves the road and never goes back', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (a, b) => {
      const [early, late] = [pointAlong(road, Math.min(a, b)), pointAlong(road, Math.max(a, b))]
      if (!early || !late) throw new Error('no point')
      const gone = ({ lat, lng }: { lat: number; lng: number }) => lng - 71.4 + (lat - 51.1)
      expect(gone(late)).toBeGreaterThanOrEqual(gone(early) - 1e-12)
      expect(early.lat === 51.1 || Math.abs(early.lng - 71.42) < 1e-9).toBe(true)
    }),
  )
})
