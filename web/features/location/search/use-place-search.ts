// Suggestions for what is typed (LOC-02): debounced, never for an empty text.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import type { PlacePredictions } from '#contract/features/location/location.schema.ts'
import { scopeKey, scopeOf } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'

const debounceMs = 250

export type PlaceSearchState = 'idle' | 'searching' | 'found' | 'empty' | 'failed'

export interface PlaceSearch {
  places: PlacePredictions['predictions']
  state: PlaceSearchState
}

/** Groups the keystrokes of one picker, for place services that count by sessions. */
function newSession(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
}

export function usePlaceSearch(typed: string): PlaceSearch {
  const { api, shop } = useAccess()
  const [session] = useState(newSession)
  const text = typed.trim()
  const { data, status } = useQuery({
    queryKey: [locationEndpoints.autocomplete.path, text, scopeKey(shop)],
    enabled: text !== '',
    retry: false,
    queryFn: async ({ signal }) => {
      // A further key press ends this question before it is asked.
      await abortableDelay(debounceMs, signal)
      return api.call(locationEndpoints.autocomplete, {
        input: { search_text: text, session },
        scope: scopeOf(shop),
        quiet: true,
        signal,
      })
    },
  })
  const places = data?.predictions ?? []
  if (text === '') return { places: [], state: 'idle' }
  if (status === 'pending') return { places, state: 'searching' }
  if (status === 'error') return { places, state: 'failed' }
  return { places, state: places.length > 0 ? 'found' : 'empty' }
}

function abortableDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
