// What one end of a parcel's route needs, and how it begins; the texts have the names of the problems.
import type { ShopContext } from '#contract/core/shop-context.ts'
import { normalisePhone } from '#contract/features/session/phone.rules.ts'
import type { Person } from '#web/features/address/form/address-form.rules.ts'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { blankEnd, type ParcelDraft, type ParcelEnd } from './parcel-draft.ts'

export const parcelSides = ['sender', 'receiver'] as const

export type ParcelSide = (typeof parcelSides)[number]

export interface EndProblems {
  place?: 'address_required'
  contact_person_name?: 'name_required'
  contact_person_number?: 'phone_required' | 'phone_invalid'
}

export function endProblems({ place, contact_person_name, contact_person_number }: ParcelEnd): EndProblems {
  return {
    ...(place ? {} : { place: 'address_required' }),
    ...(contact_person_name.trim() ? {} : { contact_person_name: 'name_required' }),
    ...(contact_person_number.trim() === ''
      ? { contact_person_number: 'phone_required' }
      : normalisePhone(contact_person_number)
        ? {}
        : { contact_person_number: 'phone_invalid' }),
  }
}

export const isWhole = (end: ParcelEnd): boolean => Object.keys(endProblems(end)).length === 0

type Here = Pick<ShopContext, 'place' | 'location' | 'zone_ids'>

/** Most parcels are sent from where one is, by oneself. */
export function senderHere({ place, location, zone_ids }: Here, person: Person | null): ParcelEnd {
  return {
    ...blankEnd,
    place: place && location ? { ...place, address: location, zone_ids } : null,
    contact_person_name: person?.name ?? '',
    contact_person_number: person?.phone ?? '',
  }
}

export function endAtAddress(saved: OrderAddress): ParcelEnd {
  const { address, latitude, longitude, zone_ids, contact_person_name, contact_person_number } = saved
  return {
    place: { address, lat: latitude, lng: longitude, zone_ids },
    contact_person_name,
    contact_person_number,
    road: saved.road ?? '',
    house: saved.house ?? '',
    floor: saved.floor ?? '',
  }
}

export type WholeParcel = ParcelDraft & { sender: ParcelEnd }

export function swapped({ sender, receiver }: Pick<WholeParcel, 'sender' | 'receiver'>) {
  return { sender: receiver, receiver: sender }
}
