// What of an address a list depends on: not how many pages are shown, nor what is open over it, nor where its reader came from.
import { isTracking } from '#contract/core/tracking-parameters.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { listingSource } from './listing-source.ts'

const others = new Set(['page', 'view', 'item', 'campaign_item', 'lang'])

export function choiceDeps(search: SearchTexts): SearchTexts {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !others.has(key) && !isTracking(key)))
}

/** Null where the address asks for no list. */
export function listingDeps(search: SearchTexts): SearchTexts | null {
  return listingSource(search) ? choiceDeps(search) : null
}
