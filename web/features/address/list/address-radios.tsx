// Saved addresses to choose one of (ADR-07): never taller than two fifths of the screen.

import type { Address } from '#contract/features/address/address.schema.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { addressKindIcons, kindOf } from '../address-kind.ts'
import { useAddressName } from './address-summary.tsx'

interface AddressRadiosProps {
  label: string
  addresses: readonly Address[]
  chosenId: number | null
  onChoose(id: number): void
}

export function AddressRadios({ label, addresses, chosenId, onChoose }: AddressRadiosProps) {
  const nameOf = useAddressName()
  return (
    // Room for the focus ring, which a scrolling box would cut.
    <div className="-m-1 max-h-[40vh] overflow-y-auto overscroll-contain p-1">
      <RadioCards
        label={label}
        value={chosenId === null ? null : String(chosenId)}
        onValueChange={(id) => onChoose(Number(id))}
        options={addresses.map((address) => {
          const Icon = addressKindIcons[kindOf(address.address_type)]
          return {
            value: String(address.id),
            label: nameOf(address),
            hint: <bdi>{address.address}</bdi>,
            icon: <Icon aria-hidden size={20} />,
          }
        })}
      />
    </div>
  )
}
