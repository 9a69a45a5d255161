// The lists of stores as data: which stores each holds and in which order.
import type { EndpointInput, EndpointParams } from '#contract/core/endpoint.ts'
import type { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { StoreFilter, StoreListFilters, StoreSort } from '#contract/features/store/store-list.schema.ts'
import type { StoreOrder, StoreTrait } from './store-question.ts'

export interface StoreList {
  traits: readonly StoreTrait[]
  order: StoreOrder
  /** Words that only resemble the name count too. */
  similar?: boolean
}

export const storeLists = {
  all: { traits: [], order: 'open_first' },
  newly_joined: { traits: [], order: 'newest' },
  popular: { traits: [], order: 'popular_near' },
  top_rated: { traits: ['rated'], order: 'top_rated' },
  recommended: { traits: ['recommended'], order: 'open_first' },
  discounted: { traits: ['reduced'], order: 'open_first' },
  top_offers: { traits: ['reduced'], order: 'biggest_discount' },
  search: { traits: ['not_off_today'], order: 'relevance' },
  similar: { traits: ['not_off_today'], order: 'relevance', similar: true },
  delivery: { traits: ['delivery'], order: 'open_first' },
  take_away: { traits: ['take_away'], order: 'open_first' },
} as const satisfies Record<string, StoreList>

/** A filter that ranks also orders, unless the caller names an order. */
const orderOfFilter: Partial<Record<StoreFilter, StoreSort>> = {
  nearby: 'nearby',
  top_rated: 'top_rated',
  popular: 'popular',
  best_seller: 'popular',
  fast_delivery: 'fast_delivery',
}

export function orderFor(list: StoreList, { sort_by, filter }: StoreListFilters): StoreOrder {
  if (sort_by) return sort_by
  return filter.map((one) => orderOfFilter[one]).find((order) => order !== undefined) ?? list.order
}

type ByFilter = typeof storeEndpoints.byFilter

/** Path and store_type both choose; `delivery` with `popular` is the popular order among delivering stores. */
export function listFor(
  { filter }: EndpointParams<ByFilter>,
  { store_type, featured }: EndpointInput<ByFilter>,
): StoreList {
  const { traits, order } = storeLists[filter]
  const kind = storeLists[store_type]
  return {
    traits: [...traits, ...kind.traits, ...(featured ? (['featured'] as const) : [])],
    order: store_type === 'all' ? order : kind.order,
  }
}
