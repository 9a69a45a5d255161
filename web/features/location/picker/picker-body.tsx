// Inside the picker: search, map, what is under the pin, and the button; side by side on wide screens.
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { PickedPlace } from '#web/platform/shop/open-location-picker.ts'
import { PinMap } from '#web/ui/map/pin-map.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { OutsideHelp } from '../outside/outside-help.tsx'
import { SavedInside } from '../outside/saved-inside.tsx'
import { refusalUnder } from '../pin/pin-machine.ts'
import { usePin } from '../pin/use-pin.ts'
import { useMapStyle, usePinTexts } from '../pin/use-pin-texts.ts'
import { PlaceSearch } from '../search/place-search.tsx'
import { DeniedDialog } from './denied-dialog.tsx'
import { FullscreenButton, LocateButton } from './map-actions.tsx'
import { PickButton } from './pick-button.tsx'
import { PinSummary } from './pin-summary.tsx'
import { useCurrentLocation } from './use-current-location.ts'

export interface PickerBodyProps {
  start: Coordinates
  locatesAtOnce: boolean
  isFull: boolean
  onFull(isFull: boolean): void
  isSaving: boolean
  onPick(place: PickedPlace): void
}

const frame =
  'grid grid-rows-[auto_minmax(12rem,1fr)_auto_auto] lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)_auto]'

export function PickerBody(props: PickerBodyProps) {
  const { start, locatesAtOnce, isFull, onFull, isSaving, onPick } = props
  const pin = usePin(start)
  const { state, moveTo, askAgain } = pin
  const { locate, isLocating, isDenied, closeDenied } = useCurrentLocation(pin)
  const begin = useEffectEvent(() => {
    if (locatesAtOnce) locate()
  })
  useEffect(() => begin(), [])
  const texts = usePinTexts()
  const styleUrl = useMapStyle()
  const isOutside = refusalUnder(state)?.outside === true
  return (
    <div className={classNames(frame, isFull ? 'h-full' : 'h-[calc(92dvh-5.5rem)] sm:h-[min(76dvh,40rem)]')}>
      <div className="px-5 pb-3 sm:px-6">
        <PlaceSearch pin={pin} />
      </div>
      <PinMap
        point={state.point}
        onPoint={moveTo}
        styleUrl={styleUrl}
        texts={texts}
        className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
        actions={
          <>
            <FullscreenButton isFull={isFull} onChange={onFull} />
            <LocateButton isLocating={isLocating} onLocate={locate} />
          </>
        }
      />
      <div className="max-h-[40dvh] min-h-0 overflow-y-auto overscroll-contain px-5 pt-4 sm:px-6 lg:max-h-none">
        <PinSummary pin={state} onRetry={askAgain} />
        {isOutside ? <OutsideHelp point={state.point} onMove={moveTo} /> : <HowTo onMove={moveTo} />}
      </div>
      <div className="px-5 pt-4 safe-bottom sm:px-6">
        <PickButton pin={state} isSaving={isSaving} onPick={onPick} />
      </div>
      <DeniedDialog open={isDenied} onClose={closeDenied} />
    </div>
  )
}

/** Wide screens have room for a word of help and for the addresses one has already. */
function HowTo({ onMove }: { onMove(point: Coordinates): void }) {
  const t = useTranslations('location')
  return (
    <div className="mt-5 hidden flex-col gap-5 lg:flex">
      <p className="text-14 text-ink-soft">{t('how_to')}</p>
      <SavedInside onMove={onMove} />
    </div>
  )
}
