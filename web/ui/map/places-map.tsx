// Places as pins on a map, each a button; what is chosen is shown over the map by whoever uses it.
import MapIcon from 'lucide-react/icons/map'
import { type ReactNode, useRef } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { placeKey } from './cluster-places.ts'
import { usePlacesMap } from './use-places-map.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

export interface MapPlace extends Coordinates {
  id: number
  /** Said of the pin, such as a name. */
  label: string
  icon: ReactNode
  /** Drawn quieter, such as what is closed. */
  isQuiet: boolean
}

interface PlacesMapProps {
  places: readonly MapPlace[]
  chosen: number | null
  onChoose(id: number): void
  styleUrl: string
  texts: { map: string; zoom_in: string; zoom_out: string; no_map: string; group(count: number): string }
  /** Over the lower edge. */
  children: ReactNode
  className?: string
}

export function PlacesMap({
  places,
  chosen,
  onChoose,
  styleUrl,
  texts,
  children,
  className,
}: PlacesMapProps) {
  const marks = useRef(new Map<string, HTMLElement>())
  const { container, phase, alone, groups, zoomBy, openGroup } = usePlacesMap({
    places,
    chosen,
    styleUrl,
    label: texts.map,
    marks,
  })
  const mark = (key: string) => ({
    ref(element: HTMLElement | null) {
      if (element) marks.current.set(key, element)
      else marks.current.delete(key)
    },
    // Without a map there is no spot for it yet.
    hidden: phase === 'opening',
  })
  if (phase === 'broken') return <NoMap text={texts.no_map} className={className} />
  return (
    <div className={classNames('relative isolate overflow-hidden rounded-card bg-fill', className)}>
      <div ref={container} dir="ltr" className="absolute! inset-0" />
      {phase === 'opening' ? <Skeleton className="pointer-events-none absolute inset-0" /> : null}
      <div dir="ltr" className="pointer-events-none absolute inset-0 overflow-hidden">
        {groups.map((group) => (
          <div key={group.key} {...mark(group.key)} className="absolute start-0 top-0 size-0">
            <GroupPin
              count={group.ids.length}
              label={texts.group(group.ids.length)}
              isQuiet={places.every((place) => place.isQuiet || !group.ids.includes(place.id))}
              onOpen={() => openGroup(group)}
            />
          </div>
        ))}
        {places
          .filter(({ id }) => alone.has(id))
          .map((place) => (
            <div
              key={place.id}
              {...mark(placeKey(place.id))}
              className={classNames('absolute start-0 top-0 size-0', place.id === chosen && 'z-1')}
            >
              <Pin place={place} isChosen={place.id === chosen} onChoose={() => onChoose(place.id)} />
            </div>
          ))}
      </div>
      <div className="absolute end-3 top-3">
        <ZoomButtons texts={texts} onZoom={zoomBy} />
      </div>
      <div className="pointer-events-none absolute inset-x-3 bottom-8 flex justify-center *:pointer-events-auto">
        {children}
      </div>
    </div>
  )
}

interface PinProps {
  place: MapPlace
  isChosen: boolean
  onChoose(): void
}

/** Its tip stands on the place. */
function Pin({ place, isChosen, onChoose }: PinProps) {
  return (
    <Tooltip text={place.label}>
      <button
        type="button"
        aria-label={place.label}
        aria-pressed={isChosen}
        onClick={onChoose}
        className={classNames(
          'pointer-events-auto absolute -top-[50px] -left-[22px] grid size-11 place-items-center rounded-full border-2 border-raised shadow-raised transition-transform duration-quick ease-calm after:absolute after:-bottom-2 after:size-3 after:rotate-45 after:rounded-[2px] after:bg-inherit',
          isChosen && 'origin-bottom scale-115',
          place.isQuiet ? 'bg-inverse text-on-inverse' : 'bg-accent text-on-accent',
          isChosen && 'outline-3 outline-accent-mark outline-offset-2',
        )}
      >
        {place.icon}
      </button>
    </Tooltip>
  )
}

interface GroupPinProps {
  count: number
  label: string
  /** As all of its places are. */
  isQuiet: boolean
  onOpen(): void
}

/** Stands on the middle of its places. */
function GroupPin({ count, label, isQuiet, onOpen }: GroupPinProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className={classNames(
        'pointer-events-auto absolute -top-6 -left-6 grid size-12 place-items-center rounded-full border-2 border-raised font-semibold text-16 tabular-nums shadow-raised ring-4',
        isQuiet ? 'bg-inverse text-on-inverse ring-inverse/25' : 'bg-accent text-on-accent ring-accent/25',
      )}
    >
      {count}
    </button>
  )
}

function NoMap({ text, className }: { text: string; className: string | undefined }) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center justify-center gap-3 rounded-card bg-fill px-10 text-center text-14 text-ink-soft',
        className,
      )}
    >
      <MapIcon aria-hidden size={32} className="text-ink-faint" />
      <p className="max-w-xs">{text}</p>
    </div>
  )
}
