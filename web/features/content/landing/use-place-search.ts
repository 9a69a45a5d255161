// Suggestions for what is typed (LOC-02): asked for once the hand rests, never for an empty text.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import type { PlacePredictions } from '#contract/features/location/location.schema.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'

const pauseMs = 250

export interface PlaceSearch {
  places: PlacePredictions['predictions']
  state: 'idle' | 'searching' | 'found' | 'nothing'
}

export function usePlaceSearch(text: string): PlaceSearch {
  const access = useAccess()
  const wanted = useRested(text.trim(), pauseMs)
  const { data, isFetching } = useQuery({
    ...apiQuery(access, locationEndpoints.autocomplete, { input: { search_text: wanted } }),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
  })
  const places = wanted === '' ? [] : (data?.predictions ?? [])
  return { places, state: stateOf(text.trim(), wanted, isFetching, places.length) }
}

function stateOf(text: string, wanted: string, isFetching: boolean, found: number): PlaceSearch['state'] {
  if (text === '') return 'idle'
  if (found > 0) return 'found'
  return isFetching || text !== wanted ? 'searching' : 'nothing'
}

function useRested(value: string, pause: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
