// The address one order goes to: a saved one, or one that serves this order only (ADR-14).
import type { Address } from '#contract/features/address/address.schema.ts'

export interface OrderAddress {
  /** Null: not in the customer's address book. */
  id: number | null
  address_type: string
  address_label: string | null
  contact_person_name: string
  contact_person_number: string
  contact_person_email: string | null
  address: string
  road: string | null
  house: string | null
  floor: string | null
  additional_information: string | null
  latitude: number
  longitude: number
  zone_ids: number[]
}

export function asOrderAddress(address: Address): OrderAddress {
  const { user_id, zone_id, created_at, updated_at, latitude, longitude, ...rest } = address
  return { ...rest, latitude: Number(latitude), longitude: Number(longitude) }
}

/** With a store's zone only the addresses that store can reach are offered (ADR-09); the others are shown as such. */
export function byReach(addresses: readonly Address[], storeZoneId: number | undefined) {
  const isReached = ({ zone_ids }: Address) => storeZoneId === undefined || zone_ids.includes(storeZoneId)
  return {
    offered: addresses.filter(isReached),
    outside: addresses.filter((address) => !isReached(address)),
  }
}
