// What a guest told about themselves, kept on their device for this visit (GST-01, ADR-04).
// The shop's lasting storage has a closed list of keys without it (NET-06), and a stranger's phone number should not
// outlive the tab on a device that may be shared; session storage survives reloads and the way to a payment page.
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { orderAddress } from '../order-address.schema.ts'
import type { OrderAddress } from '../order-address.ts'

const text = z.string().max(1_000)

const guestAddress = orderAddress.extend({ id: z.null() })

const guestContact = z.object({
  contact_person_name: text,
  contact_person_number: text,
  contact_person_email: text,
})

const guest = z.object({
  contact: guestContact.nullable().catch(null),
  address: guestAddress.nullable().catch(null),
})

export type GuestContact = z.output<typeof guestContact>
export type Guest = z.output<typeof guest>

const key = 'fivefold-guest'
const nobody: Guest = { contact: null, address: null }

let known: Guest | null = null
const listeners = new Set<() => void>()

function read(): Guest {
  try {
    const raw = window.sessionStorage.getItem(key)
    return raw ? guest.catch(nobody).parse(JSON.parse(raw)) : nobody
  } catch {
    // Storage forbidden or scribbled over: the guest is asked again.
    return nobody
  }
}

export function currentGuest(): Guest {
  known ??= read()
  return known
}

function keep(change: Partial<Guest>): void {
  known = { ...currentGuest(), ...change }
  try {
    window.sessionStorage.setItem(key, JSON.stringify(known))
  } catch {
    // Without storage it lives as long as the page.
  }
  for (const listener of listeners) listener()
}

export const keepGuestContact = (contact: GuestContact | null) => keep({ contact })
export const keepGuestAddress = (address: OrderAddress) => keep({ address: { ...address, id: null } })

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Nobody while rendering on the server. */
export function useGuest(): Guest {
  return useSyncExternalStore(watch, currentGuest, () => nobody)
}
