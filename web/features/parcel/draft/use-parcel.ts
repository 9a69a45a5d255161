// The parcel being described, with its sender filled in as long as nobody said otherwise.

import { usePerson } from '#web/features/address/form/use-person.ts'
import { useDestination } from '#web/platform/shop/destination.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { changeParcel, type ParcelDraft, useStoredParcel } from './parcel-draft.ts'
import { senderHere, type WholeParcel } from './parcel-end.rules.ts'

export interface DescribedParcel {
  parcel: WholeParcel
  change(change: Partial<ParcelDraft>): void
}

export function useParcel(): DescribedParcel {
  const stored = useStoredParcel()
  const { shop } = useShownAccess()
  const destination = useDestination()
  const person = usePerson()
  const sender = stored.sender ?? senderHere({ ...destination, zone_ids: shop.zone_ids }, person)
  return {
    parcel: { ...stored, sender },
    // The sender is stored with the first word: another place in the header must not move it any more.
    change: (change) => changeParcel({ sender, ...change }),
  }
}
