// What is still to be said before an order can be sent; found here, so that nobody waits for the shop to say it.

import type { CheckoutPart } from '../problems.rules.ts'
import type { Contact } from '../quote/order-request.rules.ts'
import type { Checkout } from '../use-checkout.ts'

export type Missing =
  | 'address_missing'
  | 'slot_lost'
  | 'contact_missing'
  | 'pictures_missing'
  | 'payment_missing'

export const partOfMissing = {
  address_missing: 'address',
  contact_missing: 'address',
  slot_lost: 'time',
  pictures_missing: 'prescription',
  payment_missing: 'payment',
} as const satisfies Record<Missing, CheckoutPart>

/** Said once and taken back by the clock: nobody waits for the button to hear of it. */
export const isNews = (what: Missing): boolean => what === 'slot_lost'

type Decided = Pick<Checkout, 'kind' | 'draft' | 'isGuest' | 'pictures' | 'lostSlot'> & {
  order: Pick<Checkout['order'], 'address' | 'contact'>
}

/** Whoever receives the order has a name and can be called. */
export function isContactKnown(contact: Contact | null): boolean {
  return Boolean(contact?.contact_person_name && contact.contact_person_number)
}

export function missingIn({ kind, draft, isGuest, pictures, lostSlot, order }: Decided): Missing[] {
  return [
    ...(draft.order_type === 'delivery' && !order.address ? ['address_missing' as const] : []),
    ...(isGuest && !isContactKnown(order.contact) ? ['contact_missing' as const] : []),
    ...(lostSlot ? ['slot_lost' as const] : []),
    ...(kind === 'prescription' && pictures.length === 0 ? ['pictures_missing' as const] : []),
    ...(kind !== 'prescription' && !draft.payment ? ['payment_missing' as const] : []),
  ]
}
