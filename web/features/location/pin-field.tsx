// A pin to set inside a form: search, map and the place of the browser, without a dialog of its own.
import { PinMap } from '#web/ui/map/pin-map.tsx'
import { DeniedDialog } from './picker/denied-dialog.tsx'
import { LocateButton } from './picker/map-actions.tsx'
import { useCurrentLocation } from './picker/use-current-location.ts'
import type { Pin } from './pin/use-pin.ts'
import { useMapStyle, usePinTexts } from './pin/use-pin-texts.ts'
import { PlaceSearch } from './search/place-search.tsx'

export function PinField({ pin, mapClass }: { pin: Pin; mapClass: string }) {
  const { locate, isLocating, isDenied, closeDenied } = useCurrentLocation(pin)
  const texts = usePinTexts()
  const styleUrl = useMapStyle()
  return (
    <div className="flex flex-col gap-3">
      <PlaceSearch pin={pin} />
      <PinMap
        point={pin.state.point}
        onPoint={pin.moveTo}
        styleUrl={styleUrl}
        texts={texts}
        actions={<LocateButton isLocating={isLocating} onLocate={locate} />}
        className={mapClass}
      />
      <DeniedDialog open={isDenied} onClose={closeDenied} />
    </div>
  )
}
