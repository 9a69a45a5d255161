// A map with a pin in its middle: drag, press, pinch, wheel, arrow keys or the pad move what is under the pin.
import MapIcon from 'lucide-react/icons/map'
import type { ReactNode } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { MapPin } from './map-pin.tsx'
import { NudgePad, type NudgeTexts } from './nudge-pad.tsx'
import { usePinMap } from './use-pin-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

export type PinMapTexts = {
  /** Names the map and says which keys move it. */
  map: string
  move_pin: string
  zoom_in: string
  zoom_out: string
  /** Said where no map can be drawn. */
  no_map: string
} & NudgeTexts

type PinMapProps = {
  point: Coordinates
  onPoint: (point: Coordinates) => void
  styleUrl: string
  texts: PinMapTexts
  /** Further buttons over the map's upper end corner. */
  actions?: ReactNode
  className?: string
}

/**
 * Whoever drags or presses the map has no use for arrows; keys, switches and screen readers reach them as before. Shown,
 * they stay for as long as one of them is pressed or was the last thing pressed.
 */
const keyboardOnly =
  'pointer-events-none opacity-0 group-has-[:focus-visible]/pin:pointer-events-auto group-has-[:focus-visible]/pin:opacity-100 ' +
  'focus-within:pointer-events-auto focus-within:opacity-100 active:pointer-events-auto active:opacity-100'

export function PinMap({ point, onPoint, styleUrl, texts, actions, className }: PinMapProps) {
  const { container, phase, isMoving, nudge, zoomBy, onKeyDown } = usePinMap({
    point,
    onPoint,
    styleUrl,
    label: texts.map,
  })
  const hasMap = phase !== 'broken'
  return (
    <div className={classNames('group/pin relative isolate overflow-hidden bg-fill', className)}>
      {hasMap ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the canvas inside is the application that takes the keys
        <div ref={container} dir="ltr" onKeyDown={onKeyDown} className="absolute! inset-0" />
      ) : (
        <NoMap text={texts.no_map} />
      )}
      {phase === 'opening' ? <Skeleton className="pointer-events-none absolute inset-0" /> : null}
      {hasMap ? <MapPin lifted={isMoving} /> : null}
      <div className="absolute end-3 top-3 flex flex-col items-end gap-2">{actions}</div>
      <div className={classNames('absolute start-3 bottom-8', hasMap && keyboardOnly)}>
        <NudgePad label={texts.move_pin} texts={texts} onNudge={nudge} />
      </div>
      {hasMap ? (
        <div className="absolute end-3 bottom-8">
          <ZoomButtons texts={texts} onZoom={zoomBy} />
        </div>
      ) : null}
    </div>
  )
}

function NoMap({ text }: { text: string }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-10 pb-28 text-center text-14 text-ink-soft">
      <MapIcon aria-hidden size={32} className="text-ink-faint" />
      <p className="max-w-xs">{text}</p>
    </div>
  )
}
