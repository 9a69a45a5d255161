// What the panel shows for the text in the box: recent searches and keywords, or suggestions for it (SRC-02, SRC-03).
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { suggestedProductsQuery, suggestionsQuery } from './search.queries.ts'
import { emptyQueryGroups, type OptionGroup, suggestionGroups } from './search-options.ts'

const typingPause = 500

const neverChanges = () => () => undefined

/** Storage is out of reach on the server: there everybody is a guest nobody knows the place of. */
function useStored(isThere: () => boolean): boolean {
  return useSyncExternalStore(neverChanges, isThere, () => false)
}

export const hasChosenZone = () => (readStored('zoneid') ?? []).length > 0

interface Typed {
  text: string
  recent: readonly string[]
  /** Whether somebody is at the box. */
  isActive: boolean
}

/** Null where there is no panel to show. */
export function useSearchGroups(
  access: QueryAccess,
  { text, recent, isActive }: Typed,
): OptionGroup[] | null {
  const { config } = useShop()
  const isSignedIn = useSignedIn()
  const hasZone = useStored(hasChosenZone)
  const wanted = useDebounced(text.trim(), typingPause)
  const { lat, lng } = config.default_location
  const { data: found } = useQuery({
    ...suggestionsQuery(access, wanted, { lat: Number(lat), lng: Number(lng) }),
    enabled: isActive && hasZone && wanted !== '',
    placeholderData: keepPreviousData,
  })
  const { data: keywords = [] } = useQuery({ ...suggestedProductsQuery(access), enabled: isSignedIn })
  if (text.trim() === '') return emptyQueryGroups({ recent, keywords, isSignedIn })
  const groups = found && wanted !== '' ? suggestionGroups(found) : []
  return groups.length > 0 ? groups : null
}

/** Typing asks the server when it pauses, not at every letter. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
