// How many reviews there are of each kind; the counts come five stars first.

export const mostStars = 5

/** Of all, or of those with so many stars. */
export function reviewsWith(ratings: readonly number[], stars?: number): number {
  if (stars !== undefined) return ratings[mostStars - stars] ?? 0
  return ratings.reduce((sum, count) => sum + count, 0)
}
