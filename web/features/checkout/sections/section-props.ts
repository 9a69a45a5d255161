// What every section of the checkout is given.
import type { Problem } from '../problems.rules.ts'
import type { Checkout } from '../use-checkout.ts'

/** The part of a checkout that is the same whatever is ordered: what was decided, and what it costs. */
export type PricedOrder = Pick<
  Checkout,
  | 'kind'
  | 'draftName'
  | 'draft'
  | 'payments'
  | 'slots'
  | 'notNow'
  | 'lostSlot'
  | 'change'
  | 'quote'
  | 'isPricing'
  | 'pricingError'
  | 'priceAgain'
>

export interface SectionProps<Order = Checkout> {
  checkout: Order
  problems: readonly Problem[]
}
