// The search endpoints, one line each.
import { searchEndpoints } from '#contract/features/search/search.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { SearchService } from './search.service.ts'

const cached = { cached: true }

export const searchRoutes = (service: SearchService) => [
  bind(searchEndpoints.items, ({ input, scope }) => service.items(input, scope), cached),
  bind(searchEndpoints.suggestions, ({ input, scope }) => service.suggestions(input, scope), cached),
  bind(
    searchEndpoints.itemsAndStores,
    ({ input, scope }) => service.itemsAndStores(input.name, scope),
    cached,
  ),
]
