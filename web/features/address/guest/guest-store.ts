// What a guest told about themselves, kept on their device for this visit (GST-01, ADR-04).
import { z } from 'zod'
import { keptInTab } from '#web/platform/storage/kept-in-tab.ts'
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

const kept = keptInTab<Guest>('fivefold-guest', guest, { contact: null, address: null })

export const currentGuest = kept.current

const keep = (change: Partial<Guest>) => kept.keep({ ...kept.current(), ...change })

export const keepGuestContact = (contact: GuestContact | null) => keep({ contact })
export const keepGuestAddress = (address: OrderAddress) => keep({ address: { ...address, id: null } })

/** Nobody while rendering on the server. */
export const useGuest = kept.use
