// The address of an order before anybody chose one: the place the shop delivers to, with what is known about it.
import type { ShopContext } from '#contract/core/shop-context.ts'
import type { Address } from '#contract/features/address/address.schema.ts'
import type { Person } from '../form/address-form.rules.ts'
import { asOrderAddress, type OrderAddress } from '../order-address.ts'

type Here = Pick<ShopContext, 'place' | 'location' | 'zone_ids'>

/** About ten metres: a place that went through a link or a map keeps fewer digits than the book. */
const near = 0.000_1

function isSamePlace(one: { latitude: unknown; longitude: unknown }, place: Here['place']): boolean {
  if (!place) return false
  return (
    Math.abs(Number(one.latitude) - place.lat) < near && Math.abs(Number(one.longitude) - place.lng) < near
  )
}

/** The saved address the shop delivers to now, with its house and its contact. */
export function savedHere({ place }: Here, book: readonly Address[]): OrderAddress | null {
  const saved = book.find((one) => isSamePlace(one, place))
  return saved ? asOrderAddress(saved) : null
}

/** What is known about a place counts only while the shop still delivers there; the first that does is taken. */
export function addressHere(
  { place, location, zone_ids }: Here,
  ...known: readonly (OrderAddress | null)[]
): OrderAddress | null {
  if (!place || !location) return null
  const here = known.find((one) => one && isSamePlace(one, place))
  if (here) return here
  return {
    id: null,
    address_type: 'other',
    address_label: null,
    contact_person_name: '',
    contact_person_number: '',
    contact_person_email: null,
    address: location,
    road: null,
    house: null,
    floor: null,
    additional_information: null,
    latitude: place.lat,
    longitude: place.lng,
    zone_ids,
  }
}

/** A guest says who they are in the checkout itself, and may correct it: what they say there counts. */
export function receivedByGuest(address: OrderAddress, person: Person): OrderAddress {
  return {
    ...address,
    contact_person_name: person.name || address.contact_person_name,
    contact_person_number: person.phone || address.contact_person_number,
    contact_person_email: person.email || address.contact_person_email,
  }
}

/** Fills in the person where the address names nobody. */
export function withContact(address: OrderAddress, person: Person): OrderAddress {
  return {
    ...address,
    contact_person_name: address.contact_person_name || person.name,
    contact_person_number: address.contact_person_number || person.phone,
    contact_person_email: address.contact_person_email || person.email || null,
  }
}
