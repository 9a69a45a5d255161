// 'Pick Locations' (LOC-04): disabled until the place is known, and the server's own words where nobody delivers.
import { useTranslations } from 'use-intl'
import type { PickedPlace } from '#web/platform/shop/open-location-picker.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type PinState, placeUnder, refusalUnder } from '../pin/pin-machine.ts'

const refusedLook = 'bg-danger-soft! text-danger-ink! disabled:opacity-100'

interface PickButtonProps {
  pin: PinState
  isSaving: boolean
  onPick(place: PickedPlace): void
}

export function PickButton({ pin, isSaving, onPick }: PickButtonProps) {
  const t = useTranslations('location')
  const place = placeUnder(pin)
  const refusal = refusalUnder(pin)
  return (
    <Button
      size="large"
      disabled={place === null}
      loading={isSaving}
      onClick={() => place && onPick(place)}
      className={refusal ? `w-full ${refusedLook}` : 'w-full'}
    >
      {refusal ? (refusal.message ?? t('zone_failed')) : t('pick')}
    </Button>
  )
}
