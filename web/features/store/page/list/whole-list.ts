// The two lists of stores that have a page of their own (STO-04).
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { StorePage } from '#contract/features/store/store-list.schema.ts'
import { pagedQuery } from '#web/platform/api/paged-query.ts'
import { type QueryAccess, scopeKey, scopeOf } from '#web/platform/api/query.ts'

const endpoints = { latest: storeEndpoints.latest, popular: storeEndpoints.popular } as const

export type WholeList = keyof typeof endpoints

export function wholeListQuery({ api, shop }: QueryAccess, list: WholeList, pages: number) {
  return pagedQuery<StorePage>({
    queryKey: ['whole list of stores', list, scopeKey(shop)],
    pages,
    rows: (reply) => reply.stores,
    load: (page, signal) =>
      api.call(endpoints[list], {
        input: { ...page, type: 'all' },
        scope: scopeOf(shop),
        quiet: true,
        signal,
      }),
  })
}

/** Restaurants where food is sold. */
export function wholeListTitle(list: WholeList, module_type: string | undefined) {
  return `${list}_title.${module_type === 'food' ? 'food' : 'other'}` as const
}
