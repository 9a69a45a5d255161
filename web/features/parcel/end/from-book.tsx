// One end of a parcel's route from the customer's address book; a guest has none.
import { type ReactNode, useState } from 'react'
import { AddressFormDialog } from '#web/features/address/form/address-form-dialog.tsx'
import { SavedAddressesDialog } from '#web/features/address/list/saved-addresses-dialog.tsx'
import type { OrderAddress } from '#web/features/address/order-address.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import type { ParcelEnd } from '../draft/parcel-draft.ts'
import { endAtAddress } from '../draft/parcel-end.rules.ts'

interface FromBookProps {
  onChoose(end: ParcelEnd): void
  /** The button that opens the book. */
  children(open: () => void): ReactNode
}

type Panel = 'saved' | 'form' | null

export function FromBook({ onChoose, children }: FromBookProps) {
  const isSignedIn = useSignedIn()
  const [panel, setPanel] = useState<Panel>(null)
  const take = (chosen: OrderAddress) => {
    onChoose(endAtAddress(chosen))
    setPanel(null)
  }
  if (!isSignedIn) return null
  return (
    <>
      {children(() => setPanel('saved'))}
      <SavedAddressesDialog
        open={panel === 'saved'}
        onOpenChange={() => setPanel(null)}
        selectedId={null}
        onSelect={take}
        onAdd={() => setPanel('form')}
      />
      <AddressFormDialog
        open={panel === 'form'}
        onOpenChange={() => setPanel(null)}
        editing={null}
        onSaved={take}
      />
    </>
  )
}
