// Splits a whole amount over parts so that the parts add up to it to the last minor unit.

/** By weight, the largest remainders first; nothing to weigh leaves everything at 0. */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole <= 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (amount * weight) / whole)
  const shares = exact.map(Math.floor)
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  const lucky = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return shares.map((share, at) => share + (lucky.has(at) ? 1 : 0))
}
