// Where this order goes: the address chosen for it, else the place the shop delivers to now.
import { useState } from 'react'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { usePerson } from '../form/use-person.ts'
import { useGuest } from '../guest/guest-store.ts'
import type { OrderAddress } from '../order-address.ts'
import { addressHere, withContact } from './order-address.rules.ts'

export interface OrderAddressChoice {
  /** Null while no place is known at all. */
  address: OrderAddress | null
  choose(address: OrderAddress): void
}

export function useOrderAddress(): OrderAddressChoice {
  const { shop } = useAccess()
  const isSignedIn = useSignedIn()
  const person = usePerson()
  const guest = useGuest()
  const [chosen, setChosen] = useState<OrderAddress | null>(null)
  const kept = isSignedIn ? null : guest.address
  const address = chosen ?? addressHere(shop, kept)
  // A customer's own addresses name their contact; the others are received by the person ordering.
  const received = address && person && address.id === null ? withContact(address, person) : address
  return { address: received, choose: setChosen }
}
