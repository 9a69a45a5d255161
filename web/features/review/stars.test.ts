// Which reviews the star filter leaves.
import { expect, test } from 'vitest'
import { starCounts, withStars } from './stars.ts'

const reviews = [5, 5, 4, 1].map((rating, id) => ({ id, rating }))

test('[PRD-01] the filter leaves the reviews with exactly so many stars', () => {
  expect(withStars(reviews, '5').map(({ id }) => id)).toEqual([0, 1])
  expect(withStars(reviews, '3')).toEqual([])
  expect(withStars(reviews, 'all')).toEqual(reviews)
})

test('every review is found under one number of stars', () => {
  const found = starCounts.flatMap((stars) => withStars(reviews, stars))
  expect(found).toHaveLength(reviews.length)
})
