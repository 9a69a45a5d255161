// Ways of parcels: too short, too long, and everything between.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parcelWayProblem } from './parcel.rules.ts'

test.each([
  [0, 0, 'same_place'],
  [9.9, 0.4, 'same_place'],
  [10, 0, null],
  [40, 0.9, null],
  [80_000, 100, null],
  [80_000, 100.001, 'too_far'],
  [2_000_000, 2_000, 'too_far'],
])('[PCL-02] %d m apart and %d km by road: %s', (straight, distance, problem) => {
  expect(parcelWayProblem({ straight, distance })).toBe(problem)
})

test('[PCL-02] a way that is not too far has no shorter one that is', () => {
  const metres = fc.double({ min: 10, max: 200_000, noNaN: true })
  fc.assert(
    fc.property(metres, metres, (one, other) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)]
      const problemOf = (straight: number) => parcelWayProblem({ straight, distance: straight / 1_000 })
      if (problemOf(far) === null) expect(problemOf(near)).toBeNull()
    }),
  )
})
