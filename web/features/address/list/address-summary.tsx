// One address to read: what it is called, where it is, who is there.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { formatPhone } from '#web/ui/phone/phone-parts.ts'
import { addressKindIcons, kindOf, ownLabelOf } from '../address-kind.ts'
import type { OrderAddress } from '../order-address.ts'
import { housePartsOf } from './house-parts.rules.ts'

export type ReadableAddress = Omit<OrderAddress, 'latitude' | 'longitude'>

export function useAddressName() {
  const t = useTranslations('address')
  return (address: Pick<OrderAddress, 'address_type' | 'address_label'>) =>
    ownLabelOf(address) ?? t(kindOf(address.address_type))
}

export function AddressSummary({ address, note }: { address: ReadableAddress; note?: ReactNode }) {
  const nameOf = useAddressName()
  const Icon = addressKindIcons[kindOf(address.address_type)]
  return (
    <div className="flex min-w-0 items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 text-14 text-ink-soft">
        <p className="font-semibold text-16 text-ink">{nameOf(address)}</p>
        <AddressLines address={address} />
        <p>
          <Dotted>
            {address.contact_person_name}
            <bdi className="whitespace-nowrap tabular">{formatPhone(address.contact_person_number)}</bdi>
          </Dotted>
        </p>
        {note}
      </div>
    </div>
  )
}

/** Where it is: the street, then the house where one is known, and what the courier should know of the door. */
export function AddressLines({ address }: { address: ReadableAddress }) {
  return (
    <>
      <p>
        <bdi>{address.address}</bdi>
      </p>
      <HouseLine address={address} />
      {address.additional_information ? (
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{address.additional_information}</bdi>
        </p>
      ) : null}
    </>
  )
}

function HouseLine({ address }: { address: ReadableAddress }) {
  const t = useTranslations('address')
  const parts = housePartsOf(address).map(({ name, value }) => `${t(name)}: ${value}`)
  if (parts.length === 0) return null
  return (
    <p>
      <Dotted>{parts}</Dotted>
    </p>
  )
}
