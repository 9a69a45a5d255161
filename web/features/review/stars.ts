// Reviews by the number of their stars.
import type { Review } from '#contract/features/review/review.schema.ts'

export const starCounts = ['5', '4', '3', '2', '1'] as const

export type StarChoice = 'all' | (typeof starCounts)[number]

type Rated = Pick<Review, 'rating'>

export function withStars<Row extends Rated>(reviews: readonly Row[], stars: StarChoice): readonly Row[] {
  return stars === 'all' ? reviews : reviews.filter(({ rating }) => String(rating) === stars)
}
