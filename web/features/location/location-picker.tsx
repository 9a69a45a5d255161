// The picker of LOC-01: one dialog to say where, by words or on the map.

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { useDestination } from '#web/platform/shop/destination.ts'
import type { PickedPlace } from '#web/platform/shop/open-location-picker.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PickerBody } from './picker/picker-body.tsx'

export interface LocationPickerProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** Where the pin stands first; else where the shop delivers to, else the default place (LOC-12). */
  start?: Coordinates | undefined
  /** Asks the browser where it is at once. */
  locate?: true | undefined
  /** The button shows a spinner until the place is saved. */
  onPick(place: PickedPlace): Promise<void>
}

export function LocationPicker({ open, onOpenChange, start, locate, onPick }: LocationPickerProps) {
  const t = useTranslations()
  const { config } = useShop()
  const { place } = useDestination()
  const [isFull, setFull] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const { lat, lng } = config.default_location
  const change = (isOpen: boolean, reason: string) => {
    // Escape first gives back the page around the map.
    if (isFull && reason === 'escape-key') return setFull(false)
    setFull(false)
    onOpenChange(isOpen)
  }
  const pick = async (place: PickedPlace) => {
    setSaving(true)
    try {
      await onPick(place)
    } finally {
      setSaving(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t('location.title')}
      closeLabel={t('common.close')}
      size={isFull ? 'full' : 'large'}
      padding="none"
    >
      <PickerBody
        start={start ?? place ?? { lat: Number(lat), lng: Number(lng) }}
        locatesAtOnce={locate === true}
        isFull={isFull}
        onFull={setFull}
        isSaving={isSaving}
        onPick={pick}
      />
    </Dialog>
  )
}
