// What orders earn in points, and what points are worth in money (api.md 9, rule 13).
import { minorPerUnit } from '../../core/money.ts'

export interface LoyaltyTerms {
  /** Points for one unit of currency. */
  exchange_rate: number
  /** Fewest points that may be converted at once. */
  minimum_point: number
}

/** Points for a delivered order; `percent` is loyalty_point_item_purchase_point. */
export function pointsEarned(order_amount_minor: number, percent: number): number {
  // Hundredths of a percent keep the product whole: 19.99 × 5 % must not fall short by a float's hair.
  const hundredths = Math.round(percent * 100)
  return Math.max(0, Math.floor((order_amount_minor * hundredths) / (minorPerUnit * 100 * 100)))
}

const pointsPerUnit = ({ exchange_rate }: LoyaltyTerms) => (exchange_rate > 0 ? exchange_rate : 1)

/** Minor units; only whole units of currency are paid out. */
export function worthOf(points: number, terms: LoyaltyTerms): number {
  return Math.floor(points / pointsPerUnit(terms)) * minorPerUnit
}

/** What is taken when these points are converted: the rest makes no whole unit and stays with the customer. */
export function pointsConverted(points: number, terms: LoyaltyTerms): number {
  return points - (points % pointsPerUnit(terms))
}

export type ConversionProblem = 'insufficient' | 'below_minimum'

/** Why these points cannot become money; null when they can. */
export function conversionProblem(
  points: number,
  balance: number,
  terms: LoyaltyTerms,
): ConversionProblem | null {
  if (points > balance || worthOf(points, terms) === 0) return 'insufficient'
  return points < terms.minimum_point ? 'below_minimum' : null
}
