// Which row is opened when a part of the checkout stops the order.
import type { CheckoutPart } from '../problems.rules.ts'
import type { Checkout } from '../use-checkout.ts'
import { isContactKnown } from './missing.rules.ts'

type Decided = Pick<Checkout, 'isGuest'> & {
  draft: Pick<Checkout['draft'], 'order_type'>
  order: Pick<Checkout['order'], 'address' | 'contact'>
}

/** The part of the address has two rows for guests: where it goes, and who receives it. */
export function rowOf(part: CheckoutPart, { isGuest, draft, order }: Decided): string {
  if (part !== 'address' || !isGuest) return part
  if (draft.order_type === 'take_away') return 'contact'
  return order.address !== null && !isContactKnown(order.contact) ? 'contact' : part
}
