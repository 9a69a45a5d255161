// The search endpoints, one line each.
import { searchEndpoints } from '#contract/features/search/search.endpoints.ts'
import { bind, cachedByPlace, cachedWithDistances, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { SearchService } from './search.service.ts'

export const searchRoutes = (service: SearchService) => [
  bind(searchEndpoints.items, ({ input, scope }) => service.items(input, scope), cachedWithDistances),
  bind(
    searchEndpoints.suggestions,
    ({ input, scope }) => service.suggestions(input, scope),
    cachedWithPictures,
  ),
  bind(
    searchEndpoints.itemsAndStores,
    ({ input, scope }) => service.itemsAndStores(input.name, scope),
    cachedByPlace,
  ),
]
