// Saved addresses a store does not deliver to: shown with the reason, so that nobody thinks they are lost (ADR-09).
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Address } from '#contract/features/address/address.schema.ts'
import { addressKindIcons, kindOf } from '../address-kind.ts'
import { useAddressName } from './address-summary.tsx'

interface OutsideAddressesProps {
  addresses: readonly Address[]
  /** There is no other address to choose. */
  isAll: boolean
}

export function OutsideAddresses({ addresses, isAll }: OutsideAddressesProps) {
  const t = useTranslations('address')
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <p id={id} className="font-medium text-14">
        {t('outside_zone', { count: addresses.length })}
      </p>
      {isAll ? <p className="text-14 text-ink-soft">{t('outside_zone_hint')}</p> : null}
      <ul className="flex flex-col gap-2">
        {addresses.map((address) => (
          <OutsideAddress key={address.id} address={address} />
        ))}
      </ul>
    </section>
  )
}

function OutsideAddress({ address }: { address: Address }) {
  const nameOf = useAddressName()
  const Icon = addressKindIcons[kindOf(address.address_type)]
  return (
    <li className="flex items-center gap-3 rounded-card bg-fill px-4 py-3 text-ink-soft">
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className="min-w-0">
        <span className="font-medium">{nameOf(address)}</span>
        <bdi className="block text-13">{address.address}</bdi>
      </span>
    </li>
  )
}
