// Asks where to deliver; the searching field is fetched when somebody reaches for it and takes over what was typed.
import MapPin from 'lucide-react/icons/map-pin'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'

const loadPlaceField = () => import('./place-field.tsx').then(({ PlaceField }) => PlaceField)

/** Links elsewhere in the shop lead here to choose a place. */
export const locationAnchor = 'location'

interface LocationEntryProps {
  /** Other ways to say where: a map to pick from, and the place of the browser. */
  mapButton: ReactNode
  locateButton: ReactNode
}

export function LocationEntry({ mapButton, locateButton }: LocationEntryProps) {
  const t = useTranslations('landing')
  const frame = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { Component: PlaceField, preload, load } = useLazyComponent(loadPlaceField)
  useEffect(() => {
    if (window.location.hash === `#${locationAnchor}`) frame.current?.querySelector('input')?.focus()
  }, [])
  return (
    <Card ref={frame} id={locationAnchor} className="flex flex-col gap-2 p-3 shadow-raised sm:p-4">
      <div className="flex flex-col gap-3 sm:flex-row">
        <div className="min-w-0 flex-1" onPointerEnter={preload}>
          {PlaceField ? (
            <PlaceField typed={typed} />
          ) : (
            <TextField
              label={t('place_label')}
              placeholder={t('place_placeholder')}
              start={<MapPin aria-hidden size={20} />}
              autoComplete="off"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                // A focus from before hydration fires no event.
                load()
              }}
              onFocus={load}
            />
          )}
        </div>
        <div className="sm:self-end">{mapButton}</div>
      </div>
      {locateButton}
    </Card>
  )
}
