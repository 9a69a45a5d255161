// What a list of stores is asked: where, when, which filters, how sorted.
import type { Language } from '#contract/core/language.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { StoreListFilters, StoreSort } from '#contract/features/store/store-list.schema.ts'
import type { Place } from '#server/platform/http/request/request-scope.ts'
import type { StoreScope } from '../module-zone.ts'
import type { StoreFacts } from '../snapshot/snapshot-stores.ts'

/** What makes the endpoints differ from each other. */
export type StoreTrait =
  | 'delivery'
  | 'take_away'
  | 'featured'
  | 'recommended'
  | 'rated'
  | 'reduced'
  | 'not_off_today'

/** The sorts a caller may name, and those of lists. */
export type StoreSortBy = StoreSort | 'open_first' | 'popular_near'

export interface StoreQuery extends StoreScope {
  language: Language
  place: Place | null
  moment: LocalMoment
  filters: StoreListFilters
  traits: readonly StoreTrait[]
  sort: StoreSortBy
  /** Words that only resemble the name count too. */
  similar: boolean
}

/** A store as it is for this caller at this moment. */
export interface SeenStore {
  facts: StoreFacts
  /** Its hours run, on no day off and outside a pause. */
  in_hours: boolean
  /** It takes orders: its hours run and its own switch is on. */
  open: boolean
  /** From the caller; 0 when the caller names no place. */
  metres: number
  /** How well its name matches the one it was looked for by, 0 the best. */
  rank: number
}
