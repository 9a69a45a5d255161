// Lists of stores, sorted by how near they are: page by page for the list, the first ones for the rails (NET-07, HOM-15).
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import type { StorePage } from '#contract/features/store/store-list.schema.ts'
import { retryTransient } from '#web/platform/api/api-failure.ts'
import { apiQuery, type QueryAccess, scopeKey, scopeKeyWithPlace, scopeOf } from '#web/platform/api/query.ts'
import { type StoreChoice, storeCall } from './store-list-choice.ts'

export const storesPerPage = 12

export function storesQuery({ api, shop }: QueryAccess, choice: StoreChoice) {
  const { endpoint, params, input } = storeCall(choice)
  return infiniteQueryOptions({
    queryKey: ['stores', choice, scopeKeyWithPlace(shop)],
    retry: retryTransient(3),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }): Promise<StorePage> =>
      api.call(endpoint, {
        params,
        input: { ...input, limit: storesPerPage, offset: pageParam },
        scope: scopeOf(shop),
        // The first page fails in its own place; asked for more by hand, a refusal is said.
        quiet: pageParam === 1,
        signal,
      }),
    getNextPageParam: (last, pages) =>
      last.stores.length > 0 && pages.length * storesPerPage < last.total_size ? pages.length + 1 : undefined,
  })
}

/** Does not depend on where exactly the visitor is: the server knows it, and the page keeps room for as many. */
export function storeCountQuery({ api, shop }: QueryAccess, choice: StoreChoice) {
  const { endpoint, params, input } = storeCall(choice)
  return queryOptions({
    queryKey: ['store count', choice, scopeKey(shop)],
    queryFn: async ({ signal }): Promise<number> => {
      const page = await api.call(endpoint, {
        params,
        input: { ...input, limit: 1, offset: 1 },
        scope: scopeOf(shop),
        quiet: true,
        signal,
      })
      return page.total_size
    },
  })
}

/** A store that moved between two pages while they were read is shown once. */
export function distinctStores<Listed extends { id: number }>(
  pages: readonly { stores: readonly Listed[] }[],
): Listed[] {
  return [...new Map(pages.flatMap((page) => page.stores).map((store) => [store.id, store])).values()]
}

const quiet = true
const firstTwelve = { limit: 12, offset: 1 } as const

export const latestStoresQuery = (access: QueryAccess) =>
  apiQuery(
    access,
    storeEndpoints.latest,
    { input: { ...firstTwelve, type: 'all' }, quiet },
    scopeKeyWithPlace,
  )

export const popularStoresQuery = (access: QueryAccess) =>
  apiQuery(
    access,
    storeEndpoints.popular,
    { input: { ...firstTwelve, type: 'all' }, quiet },
    scopeKeyWithPlace,
  )

export const topRatedStoresQuery = (access: QueryAccess) =>
  apiQuery(
    access,
    storeEndpoints.topRated,
    { input: { ...firstTwelve, type: 'all' }, quiet },
    scopeKeyWithPlace,
  )

/** Those featured among the first twenty (HOM-15). */
export const featuredStoresQuery = (access: QueryAccess) => ({
  ...apiQuery(
    access,
    storeEndpoints.byFilter,
    { params: { filter: 'all' }, input: { limit: 20, offset: 1 }, quiet },
    scopeKeyWithPlace,
  ),
  select: (page: StorePage) => featuredOf(page),
})

export function featuredOf<Listed extends Pick<Store, 'featured'>>(page: {
  stores: readonly Listed[]
}): Listed[] {
  return page.stores.filter((store) => store.featured === 1)
}
