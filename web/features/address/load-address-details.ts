// The address-details modal, fetched with its texts when a place has been picked.
import type { ComponentType } from 'react'
import type { Language } from '#contract/core/language.ts'
import type { AddressDetailsProps } from '#web/features/location/host/picker-request.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'

const load = () =>
  import('./address-details-dialog.tsx').then(({ AddressDetailsDialog }) => AddressDetailsDialog)

export function loadAddressDetails(language: Language): Promise<ComponentType<AddressDetailsProps>> {
  return loadWithTexts(load, language, ['address'])
}
