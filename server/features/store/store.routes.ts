// The store endpoints, one line each.
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { StoreService } from './store.service.ts'
import { listFor, storeLists } from './store-lists.ts'

const cached = { cached: true }
const ends = storeEndpoints

export const storeRoutes = (service: StoreService) => [
  bind(
    ends.byFilter,
    ({ params, input, scope }) => service.list(listFor(params, input), input, scope),
    cached,
  ),
  bind(ends.latest, ({ input, scope }) => service.list(storeLists.newly_joined, input, scope), cached),
  bind(ends.popular, ({ input, scope }) => service.list(storeLists.popular, input, scope), cached),
  bind(ends.topRated, ({ input, scope }) => service.list(storeLists.top_rated, input, scope), cached),
  bind(ends.recommended, ({ input, scope }) => service.list(storeLists.recommended, input, scope), cached),
  bind(ends.discounted, ({ input, scope }) => service.list(storeLists.discounted, input, scope), cached),
  bind(ends.topOffers, ({ input, scope }) => service.list(storeLists.top_offers, input, scope), cached),
  bind(ends.search, ({ input, scope }) => service.search(input, scope), cached),
  bind(ends.details, ({ params, scope }) => service.details(params.id, scope), cached),
  bind(ends.popularItems, ({ params, scope }) => service.popularItems(params.id, scope), cached),
  bind(ends.reviews, ({ input, scope }) => service.reviews(input.store_id, input, scope), cached),
]
