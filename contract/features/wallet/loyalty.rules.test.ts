// Points: earned by orders, worth money.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minorPerUnit } from '../../core/money.ts'
import { conversionProblem, pointsConverted, pointsEarned, worthOf } from './loyalty.rules.ts'

test.each([
  [1_999, 5, 0],
  [2_000, 5, 1],
  [10_000, 5, 5],
  [12_345, 7.5, 9],
  [2_900, 100, 29],
  [0, 5, 0],
])('[PRF-04] an order of %d at %d percent earns %d points', (amount, percent, points) => {
  expect(pointsEarned(amount, percent)).toBe(points)
})

test.each([
  [99, 100, 0],
  [100, 100, 100],
  [250, 100, 200],
  [7, 0, 700],
])('[PRF-04] %d points at %d for one are worth %d', (points, exchange_rate, worth) => {
  expect(worthOf(points, { exchange_rate, minimum_point: 0 })).toBe(worth)
})

const terms = { exchange_rate: 100, minimum_point: 200 }

test.each([
  [501, 500, 'insufficient'],
  [99, 500, 'insufficient'],
  [199, 500, 'below_minimum'],
  [200, 500, null],
  [500, 500, null],
])('[PRF-04] converting %d of %d points: %s', (points, balance, problem) => {
  expect(conversionProblem(points, balance, terms)).toBe(problem)
})

test('[PRF-04] no split of points is worth more than all of them together', () => {
  const rate = fc.integer({ min: 1, max: 1_000 })
  const points = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(points, points, rate, (some, others, exchange_rate) => {
      const at = { exchange_rate, minimum_point: 0 }
      expect(worthOf(some, at) + worthOf(others, at)).toBeLessThanOrEqual(worthOf(some + others, at))
    }),
  )
})

test('[PRF-04] the points taken pay for the money given exactly, and fewer than make one unit stay', () => {
  const rate = fc.integer({ min: 0, max: 1_000 })
  const points = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(points, rate, (asked, exchange_rate) => {
      const at = { exchange_rate, minimum_point: 0 }
      const taken = pointsConverted(asked, at)
      const perUnit = Math.max(1, exchange_rate)
      expect(taken * minorPerUnit).toBe(worthOf(asked, at) * perUnit)
      expect(worthOf(taken, at)).toBe(worthOf(asked, at))
      expect(asked - taken).toBeGreaterThanOrEqual(0)
      expect(asked - taken).toBeLessThan(perUnit)
    }),
  )
})
