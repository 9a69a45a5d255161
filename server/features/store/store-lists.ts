// The lists of stores as data: which stores each holds and how it is sorted.
import type { EndpointInput, EndpointParams } from '#contract/core/endpoint.ts'
import type { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { StoreListFilters, StoreSort } from '#contract/features/store/store-list.schema.ts'
import { askedSort } from '#server/catalogue/filters/filter-table.ts'
import { storeFilters } from '#server/catalogue/filters/store-filters.ts'
import type { StoreSortBy, StoreTrait } from '#server/catalogue/query/store-query.ts'

export interface StoreList {
  traits: readonly StoreTrait[]
  sort: StoreSortBy
  /** Words that only resemble the name count too. */
  similar?: boolean
}

export const storeLists = {
  all: { traits: [], sort: 'open_first' },
  newly_joined: { traits: [], sort: 'newest' },
  popular: { traits: [], sort: 'popular_near' },
  top_rated: { traits: ['rated'], sort: 'top_rated' },
  recommended: { traits: ['recommended'], sort: 'open_first' },
  discounted: { traits: ['reduced'], sort: 'open_first' },
  top_offers: { traits: ['reduced'], sort: 'biggest_discount' },
  search: { traits: ['not_off_today'], sort: 'best_match' },
  similar: { traits: ['not_off_today'], sort: 'best_match', similar: true },
  delivery: { traits: ['delivery'], sort: 'open_first' },
  take_away: { traits: ['take_away'], sort: 'open_first' },
} as const satisfies Record<string, StoreList>

/** The best match is the sort of searches: other lists keep their own. */
const namedSort = (named: StoreSort): StoreSortBy | undefined => (named === 'best_match' ? undefined : named)

export function sortFor(list: StoreList, asked: StoreListFilters): StoreSortBy {
  return askedSort(storeFilters.words, namedSort, asked) ?? list.sort
}

type ByFilter = typeof storeEndpoints.byFilter

/** Path and store_type both choose; `delivery` with `popular` is the popular sort among delivering stores. */
export function listFor(
  { filter }: EndpointParams<ByFilter>,
  { store_type, featured }: EndpointInput<ByFilter>,
): StoreList {
  const { traits, sort } = storeLists[filter]
  const kind = storeLists[store_type]
  return {
    traits: [...traits, ...kind.traits, ...(featured ? (['featured'] as const) : [])],
    sort: store_type === 'all' ? sort : kind.sort,
  }
}
