// Where this order goes: the address chosen for it, else the place the shop delivers to now.

import { useQuery } from '@tanstack/react-query'
import { useDestination } from '#web/platform/shop/destination.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { addressesQuery } from '../address.queries.ts'
import type { Person } from '../form/address-form.rules.ts'
import { usePerson } from '../form/use-person.ts'
import { useGuest } from '../guest/guest-store.ts'
import type { OrderAddress } from '../order-address.ts'
import { useOrderOnlyAddress } from '../order-only-store.ts'
import { addressHere, receivedByGuest, savedHere, withContact } from './order-address.rules.ts'

export interface OrderAddressChoice {
  /** Null while no place is known at all. */
  address: OrderAddress | null
  choose(address: OrderAddress): void
}

/** Asked for before the form is rendered: an address found later would push what stands below it away. */
export function useOwnAddresses() {
  const isSignedIn = useSignedIn()
  const { data, isFetched } = useQuery(addressesQuery(useAccess(), isSignedIn))
  return { own: data?.addresses ?? [], isKnown: !isSignedIn || isFetched }
}

/** The choice itself is stored by the checkout, which knows how long it lasts. */
export function useOrderAddress(
  chosen: OrderAddress | null,
  choose: (address: OrderAddress) => void,
): OrderAddressChoice {
  const access = useAccess()
  const isSignedIn = useSignedIn()
  const person = usePerson()
  const guest = useGuest()
  const { own } = useOwnAddresses()
  const here = { ...useDestination(), zone_ids: access.shop.zone_ids }
  const once = useOrderOnlyAddress()
  const known = isSignedIn ? [once, savedHere(here, own)] : [guest.address]
  const address = chosen ?? addressHere(here, ...known)
  return { address: address && person ? received(address, person, isSignedIn) : address, choose }
}

/** A customer's own addresses name their contact; the others are received by the person ordering. */
function received(address: OrderAddress, person: Person, isSignedIn: boolean): OrderAddress {
  if (!isSignedIn) return receivedByGuest(address, person)
  return address.id === null ? withContact(address, person) : address
}
