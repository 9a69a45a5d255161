// Searches places while one types; choosing one finds out who delivers there and opens the shop.
import MapPin from 'lucide-react/icons/map-pin'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePlaceSearch } from '#web/features/location/search/use-place-search.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import { useChoosePlace } from './use-choose-place.ts'

/** Takes over from a plain field: what was typed and the focus stay. */
export function PlaceField({ typed }: { typed: string }) {
  const t = useTranslations('landing')
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(typed)
  /** The text of a chosen place is no new question. */
  const [chosen, setChosen] = useState<string | null>(null)
  const search = usePlaceSearch(text === chosen ? '' : text)
  const { choose, reset, isBusy, problem } = useChoosePlace()
  // Before anything else happens: a key pressed in between would go nowhere.
  useLayoutEffect(() => {
    const input = frame.current?.querySelector('input')
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [])
  const type = (value: string) => {
    setText(value)
    // Choosing a place writes its name into the field, which must not take back what is said about it.
    if (!search.places.some(({ description }) => description === value)) reset()
  }
  return (
    <div ref={frame}>
      <Combobox
        label={t('place_label')}
        placeholder={t('place_placeholder')}
        start={<MapPin aria-hidden size={20} />}
        value={text}
        openAtFirst={typed !== ''}
        onValueChange={type}
        suggestions={search.places.map(({ place_id, description }) => ({
          key: place_id,
          text: description,
          place_id,
        }))}
        onPick={({ place_id, text: description }) => {
          setChosen(description)
          choose(place_id)
        }}
        status={search.state === 'idle' || search.state === 'found' ? undefined : t(`place_${search.state}`)}
        foundText={search.state === 'found' ? t('place_found', { count: search.places.length }) : undefined}
        busy={search.state === 'searching' || isBusy}
        hint={isBusy ? t('place_busy') : undefined}
        error={problem}
      />
    </div>
  )
}
