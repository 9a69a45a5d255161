// What every section of the checkout is given.
import type { Problem } from '../problems.rules.ts'
import type { Checkout } from '../use-checkout.ts'

export interface SectionProps {
  checkout: Checkout
  problems: readonly Problem[]
}
