// The route of a delivery on a map; where no map can be drawn nothing is shown instead.
import Bike from 'lucide-react/icons/bike'
import House from 'lucide-react/icons/house'
import Store from 'lucide-react/icons/store'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { TrackPlaces } from './open-track-map.ts'
import { useOpenedMap } from './use-opened-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

export interface TrackMapTexts {
  map: string
  origin: string
  destination: string
  courier: string
  /** Names of the buttons that zoom: only a map that fills the page has them. */
  zoom?: { zoom_in: string; zoom_out: string }
}

interface TrackMapProps {
  places: TrackPlaces
  styleUrl: string
  texts: TrackMapTexts
  /** What stands at the beginning of the way: a store, unless said otherwise. */
  originIcon?: ReactNode
  onBroken?(): void
  className?: string
}

export function TrackMap({ places, styleUrl, texts, originIcon, onBroken, className }: TrackMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const origin = useRef<HTMLDivElement>(null)
  const destination = useRef<HTMLDivElement>(null)
  const courier = useRef<HTMLDivElement>(null)
  const { map, phase } = useOpenedMap({
    styleUrl,
    onBroken,
    load: () => import('./open-track-map.ts'),
    open({ openTrackMap }, news) {
      if (!container.current || !origin.current || !destination.current || !courier.current) return null
      const marks = { origin: origin.current, destination: destination.current, courier: courier.current }
      const lineColour = getComputedStyle(courier.current).getPropertyValue('--accent').trim() || '#d6391f'
      const frame = { container: container.current, styleUrl, label: texts.map }
      return openTrackMap({ ...frame, marks, lineColour, ...news }, places)
    },
  })

  useEffect(() => {
    map.current?.show(places)
  }, [map, places])

  if (phase === 'broken') return null
  return (
    <div className={classNames('relative isolate overflow-hidden bg-fill', className)}>
      <div ref={container} dir="ltr" className="absolute! inset-0" />
      {phase === 'opening' ? <Skeleton className="pointer-events-none absolute inset-0" /> : null}
      {texts.zoom ? (
        <div className="absolute end-3 top-3">
          <ZoomButtons texts={texts.zoom} onZoom={(steps) => map.current?.zoomBy(steps)} />
        </div>
      ) : null}
      <div className="hidden">
        <Mark to={origin} label={texts.origin}>
          {originIcon ?? <Store aria-hidden size={18} />}
        </Mark>
        <Mark to={destination} label={texts.destination}>
          <House aria-hidden size={18} />
        </Mark>
        <Mark to={courier} label={texts.courier} isCourier>
          <Bike aria-hidden size={20} />
        </Mark>
      </div>
    </div>
  )
}

interface MarkProps {
  to: RefObject<HTMLDivElement | null>
  label: string
  isCourier?: boolean
  children: ReactNode
}

function Mark({ to, label, isCourier, children }: MarkProps) {
  return (
    <div
      ref={to}
      role="img"
      aria-label={label}
      className={classNames(
        'grid place-items-center rounded-full border-2 border-raised shadow-raised',
        isCourier ? 'z-1 size-11 bg-accent text-on-accent' : 'size-9 bg-inverse text-on-inverse',
      )}
    >
      {children}
    </div>
  )
}
