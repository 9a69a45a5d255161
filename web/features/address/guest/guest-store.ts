// A guest's contact and address, stored on their device for this visit (GST-01, ADR-04).
import { z } from 'zod'
import { tabStorage } from '#web/platform/storage/tab-storage.ts'
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

const stored = tabStorage<Guest>('fivefold-guest', guest, { contact: null, address: null })

export const currentGuest = stored.current

const save = (change: Partial<Guest>) => stored.save({ ...stored.current(), ...change })

export const saveGuestContact = (contact: GuestContact | null) => save({ contact })
export const saveGuestAddress = (address: OrderAddress) => save({ address: { ...address, id: null } })

/** Nobody while rendering on the server. */
export const useGuest = stored.use
