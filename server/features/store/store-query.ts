// What a list of stores is asked: where, when, which filters, how sorted.
import type { Language } from '#contract/core/language.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { StoreListFilters, StoreSort } from '#contract/features/store/store-list.schema.ts'
import type { Place } from '#server/platform/http/request/request-scope.ts'

/** What makes the endpoints differ from each other. */
export type StoreTrait =
  | 'delivery'
  | 'take_away'
  | 'featured'
  | 'recommended'
  | 'rated'
  | 'reduced'
  | 'not_off_today'

export type StoreSortBy = StoreSort | 'open_first' | 'popular_near' | 'relevance'

export interface StoreScope {
  module_id: number | null
  /** Empty is anywhere. */
  zone_ids: readonly number[]
}

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
