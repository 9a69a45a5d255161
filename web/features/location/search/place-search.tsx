// The search box of the picker: suggestions while one types, and the chosen one's point (LOC-01, LOC-02).
import { useMutation } from '@tanstack/react-query'
import MapPin from 'lucide-react/icons/map-pin'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Combobox } from '#web/ui/form/combobox.tsx'
import type { Pin } from '../pin/use-pin.ts'
import { type PlaceSearchState, usePlaceSearch } from './use-place-search.ts'

const statusTexts = {
  idle: null,
  found: null,
  searching: 'searching',
  empty: 'search_empty',
  failed: 'search_failed',
} as const satisfies Record<PlaceSearchState, string | null>

export function PlaceSearch({ pin }: { pin: Pin }) {
  const t = useTranslations('location')
  const [typed, setTyped] = useState('')
  /** The text of a chosen place is no new question. */
  const [chosen, setChosen] = useState<string | null>(null)
  const { places, state } = usePlaceSearch(typed === chosen ? '' : typed)
  const { open, isOpening, hasFailed } = useOpenPlace(pin)
  const status = statusTexts[state]
  return (
    <Combobox
      label={t('search_placeholder')}
      labelHidden
      placeholder={t('search_placeholder')}
      start={<Search aria-hidden size={18} />}
      value={typed}
      onValueChange={setTyped}
      suggestions={places.map(({ place_id, description }) => ({
        key: place_id,
        text: description,
        content: <Suggestion text={description} />,
      }))}
      onPick={({ key, text }) => {
        setTyped(text)
        setChosen(text)
        open(String(key))
      }}
      status={status ? t(status) : undefined}
      foundText={state === 'found' ? t('search_found', { count: places.length }) : undefined}
      busy={state === 'searching' || isOpening}
      error={hasFailed ? t('place_failed') : undefined}
    />
  )
}

function Suggestion({ text }: { text: string }) {
  return (
    <>
      <MapPin aria-hidden size={18} className="shrink-0 text-ink-faint" />
      <bdi className="min-w-0">{text}</bdi>
    </>
  )
}

function useOpenPlace({ awaitPlace, findPlace, missPlace }: Pin) {
  const { api, shop } = useAccess()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (placeid: string) =>
      api.call(locationEndpoints.details, { input: { placeid }, scope: scopeOf(shop), quiet: true }),
  })
  return {
    // Passed at the call: of two quick choices only the later one is listened to.
    open: (placeid: string) => {
      awaitPlace()
      mutate(placeid, {
        onSuccess: ({ result }) => findPlace(result.geometry.location, result.formatted_address),
        onError: missPlace,
      })
    },
    isOpening: isPending,
    hasFailed: isError,
  }
}
