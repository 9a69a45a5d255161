// The two lists of stores that have a page of their own (STO-04).
import { type ModuleType, traitsOf } from '#contract/core/module-type.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { StorePage } from '#contract/features/store/store-list.schema.ts'
import { pagedQuery } from '#web/platform/api/paged-query.ts'
import { type QueryAccess, scopeKeyWithPlace, scopeOf } from '#web/platform/api/query.ts'

const endpoints = { latest: storeEndpoints.latest, popular: storeEndpoints.popular } as const

export type WholeList = keyof typeof endpoints

export function wholeListQuery({ api, shop }: QueryAccess, list: WholeList, pages: number) {
  return pagedQuery<StorePage>({
    queryKey: ['whole list of stores', list, scopeKeyWithPlace(shop)],
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

export function wholeListTitle(list: WholeList, module_type: ModuleType | undefined) {
  return `${list}_title.${traitsOf(module_type).store_word}` as const
}
