// Brings a part of the checkout before the customer: its row is opened, then scrolled to.
import type { RowsState } from '#web/ui/navigation/open-rows.tsx'
import type { CheckoutPart } from '../problems.rules.ts'
import { scrollToPart } from '../sections/checkout-part.tsx'

export function leadIn(rows: RowsState, rowOf: (part: CheckoutPart) => string = (part) => part) {
  return (part: CheckoutPart | undefined): void => {
    if (part) rows.set(rowOf(part), true)
    scrollToPart(part)
  }
}
