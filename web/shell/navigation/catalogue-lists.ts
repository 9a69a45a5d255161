// The first categories and stores, for the menus of the header and the drawer (HDR-02, HDR-03).
import { queryOptions } from '@tanstack/react-query'
import { categoryEndpoints } from '#contract/features/category/category.endpoints.ts'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import type { Store } from '#contract/features/store/store.schema.ts'
import { type QueryAccess, scopeKeyWithPlace, scopeOf } from '#web/platform/api/query.ts'

/** A list shows this many, and a link to the rest. */
export const firstEntries = 10

export interface CatalogueEntry {
  id: number
  name: string
  picture: string
  /** HDR-11: a category opens its page, a store its own. */
  path: string
}

type Load = (access: QueryAccess, signal: AbortSignal) => Promise<CatalogueEntry[]>

const loads = {
  categories: async ({ api, shop }, signal) =>
    (await api.call(categoryEndpoints.list, { scope: scopeOf(shop), signal }))
      .slice(0, firstEntries)
      .map(categoryEntry),
  latest: async ({ api, shop }, signal) =>
    (await api.call(storeEndpoints.latest, { input: firstPage, scope: scopeOf(shop), signal })).stores.map(
      storeEntry,
    ),
  popular: async ({ api, shop }, signal) =>
    (await api.call(storeEndpoints.popular, { input: firstPage, scope: scopeOf(shop), signal })).stores.map(
      storeEntry,
    ),
} as const satisfies Record<string, Load>

const firstPage = { limit: firstEntries, offset: 1 }

export type CatalogueList = keyof typeof loads

/** Where the rest of a list is found; the documents swap two of the labels, here each leads to what it says. */
export const wholeLists = {
  categories: '/categories',
  latest: '/store/latest',
  popular: '/store/popular',
} as const satisfies Record<CatalogueList, string>

export function catalogueListQuery(access: QueryAccess, list: CatalogueList) {
  return queryOptions({
    queryKey: ['catalogue list', list, scopeKeyWithPlace(access.shop)],
    queryFn: ({ signal }) => loads[list](access, signal),
  })
}

function categoryEntry({ id, name, image_full_url }: ShownCategory): CatalogueEntry {
  return { id, name, picture: image_full_url, path: `/category/${id}` }
}

function storeEntry({ id, name, slug, logo_full_url }: Store): CatalogueEntry {
  return { id, name, picture: logo_full_url, path: `/store/${slug}` }
}
