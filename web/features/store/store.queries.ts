// Lists of stores, page by page (NET-07).
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { EndpointRequest } from '#contract/core/endpoint.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StorePage } from '#contract/features/store/store-list.schema.ts'
import { type QueryAccess, scopeKey, scopeOf } from '#web/platform/api/query.ts'

export const storesPerPage = 12

/** The tabs and the delivery filter of the stores list, and the call each one makes (HOM-09, HOM-21). */
export const storeListSources = {
  all: { endpoint: storeEndpoints.byFilter, params: { filter: 'all' } },
  delivery: { endpoint: storeEndpoints.byFilter, params: { filter: 'delivery' } },
  take_away: { endpoint: storeEndpoints.byFilter, params: { filter: 'take_away' } },
  newly_joined: { endpoint: storeEndpoints.latest, params: {} },
  popular: { endpoint: storeEndpoints.popular, params: {} },
  top_rated: { endpoint: storeEndpoints.topRated, params: {} },
} as const

export type StoreListSource = keyof typeof storeListSources

export function storesQuery({ api, shop }: QueryAccess, source: StoreListSource = 'all') {
  const { endpoint, params } = storeListSources[source]
  return infiniteQueryOptions({
    queryKey: ['stores', source, scopeKey(shop)],
    retry: 3,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<StorePage> =>
      api.call(endpoint, {
        params,
        input: { limit: storesPerPage, offset: pageParam } satisfies EndpointRequest<typeof endpoint>,
        scope: scopeOf(shop),
        signal,
      }),
    getNextPageParam: (last, pages) =>
      last.stores.length > 0 && pages.length * storesPerPage < last.total_size ? pages.length + 1 : undefined,
  })
}

/** A store that moved between two pages while they were read is shown once. */
export function distinctStores(pages: readonly StorePage[]): Store[] {
  return [...new Map(pages.flatMap((page) => page.stores).map((store) => [store.id, store])).values()]
}
