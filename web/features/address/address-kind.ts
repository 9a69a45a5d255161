// What an address is to its owner: home, office, or something with a name of its own.
import Building2 from 'lucide-react/icons/building-2'
import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'

export const addressKinds = ['home', 'office', 'other'] as const

export type AddressKind = (typeof addressKinds)[number]

export const addressKindIcons = {
  home: House,
  office: Building2,
  other: MapPin,
} as const satisfies Record<AddressKind, unknown>

/** A type that is none of ours is the customer's own label, and then the kind is other (ADR-13). */
export function kindOf(address_type: string): AddressKind {
  return addressKinds.find((kind) => kind === address_type) ?? 'other'
}

interface Labelled {
  address_type: string
  address_label: string | null
}

/** The customer's own name for the address; null when it has none. */
export function ownLabelOf({ address_type, address_label }: Labelled): string | null {
  if (kindOf(address_type) !== 'other') return null
  const label = address_label?.trim() || (address_type === 'other' ? '' : address_type)
  return label === '' ? null : label
}
