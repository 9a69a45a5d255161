// Where a list comes from, by the `search` value of its address (LST-01, LST-10).
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'

export type ListingSource =
  | { kind: 'text'; text: string }
  /** Null when the address names no possible category: nothing is sold there. */
  | { kind: 'category'; category_id: number | null; name: string }
  | { kind: 'special-offer' }
  | { kind: 'new-arrivals' }
  | { kind: 'all-categories' }

const plainSources = ['special-offer', 'new-arrivals', 'all-categories'] as const

/** Null where the address asks for no list. Who searches for the word 'category' names no id and gets a search. */
export function listingSource(search: SearchTexts): ListingSource | null {
  const text = search.search?.trim() ?? ''
  if (text === '') return null
  if (text === 'category' && search.id) {
    return { kind: 'category', category_id: idIn(search.id), name: search.name?.trim() ?? '' }
  }
  const plain = plainSources.find((kind) => kind === text)
  return plain ? { kind: plain } : { kind: 'text', text }
}

/** Ids are positive and fit the database; null for anything else. */
export function idIn(text: string | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
