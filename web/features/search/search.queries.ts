// What the search box suggests: names that match what is typed, and for customers what they may like (SRC-03, SRC-07).

import type { Coordinates } from '#contract/core/shop-context.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { searchEndpoints } from '#contract/features/search/search.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'
import { readDestination } from '#web/platform/shop/destination.ts'

/** Suggestions follow the place; a visitor who has not said where they are stands at the default one. */
export function suggestionsQuery(access: QueryAccess, name: string, defaultPlace: Coordinates) {
  return apiQuery(access, searchEndpoints.itemsAndStores, {
    input: { name },
    scope: { place: readDestination().place ?? defaultPlace },
    quiet: true,
  })
}

export function suggestedProductsQuery(access: QueryAccess) {
  return {
    ...apiQuery(access, profileEndpoints.suggestedItems, { quiet: true }),
    select: (items: readonly { name: string }[]) => [...new Set(items.map(({ name }) => name))],
  }
}
