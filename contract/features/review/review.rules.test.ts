// Reviews counted by their stars.
import { expect, test } from 'vitest'
import { reviewsWith } from './review.rules.ts'

const ratings = [7, 0, 2, 0, 1]

test('[PRD-01] five stars come first, one star last', () => {
  expect([5, 4, 3, 2, 1].map((stars) => reviewsWith(ratings, stars))).toEqual(ratings)
})

test('[PRD-01] all of them are those of every kind', () => {
  expect(reviewsWith(ratings)).toBe(10)
  expect(reviewsWith([])).toBe(0)
})
