// Where a list comes from, by the `search` value of its address (LST-01, LST-10).

export type ListingSource =
  | { kind: 'text'; text: string }
  /** The category's id or slug as the address gives it. */
  | { kind: 'category'; category: string; name: string }
  | { kind: 'special-offer' }
  | { kind: 'new-arrivals' }
  | { kind: 'all-categories' }

/** A query as it stands in an address: every value is text, any may be missing or nonsense. */
export type SearchTexts = Readonly<Record<string, string | undefined>>

const plainSources = ['special-offer', 'new-arrivals', 'all-categories'] as const

/** Null where the address asks for no list. Who searches for the word 'category' names no id and gets a search. */
export function listingSource(search: SearchTexts): ListingSource | null {
  const text = search.search?.trim() ?? ''
  if (text === '') return null
  if (text === 'category' && search.id) return { kind: 'category', category: search.id, name: search.name ?? '' }
  const plain = plainSources.find((kind) => kind === text)
  return plain ? { kind: plain } : { kind: 'text', text }
}
