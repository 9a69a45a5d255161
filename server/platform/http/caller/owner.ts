// Whose a cart or an order is: a customer's or a guest's, never both.
import type { CustomerIdentity, GuestIdentity } from './identity.ts'

export type Owner = { customer_id: number; guest_id: null } | { customer_id: null; guest_id: number }

export const customerOwner = (customer_id: number): Owner => ({ customer_id, guest_id: null })

/** As a number, or '007' and '7' would be two carts of one guest. */
export const guestOwner = (guest_id: string): Owner => ({ customer_id: null, guest_id: Number(guest_id) })

export function ownerOf(caller: CustomerIdentity | GuestIdentity): Owner {
  return caller.kind === 'customer' ? customerOwner(caller.customer_id) : guestOwner(caller.guest_id)
}

/** One text an owner: locks and request keys are kept by it. */
export function ownerName(owner: Owner): string {
  return owner.customer_id === null ? `guest ${owner.guest_id}` : `customer ${owner.customer_id}`
}
