// The wishlist: one list for all modules, so that every heart of a visit shares one query.
import { wishlistEndpoints } from '#contract/features/wishlist/wishlist.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function wishlistQuery({ api, shop }: QueryAccess) {
  return apiQuery({ api, shop: { ...shop, module: null } }, wishlistEndpoints.list, { quiet: true })
}

/** What the list of this module and zone does not show. */
export function elsewhereQuery({ api, shop }: QueryAccess) {
  return apiQuery({ api, shop: { ...shop } }, wishlistEndpoints.elsewhere, { quiet: true })
}
