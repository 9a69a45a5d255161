// The store endpoints, one line each.
import { itemListEndpoints } from '#contract/features/listing/item-list.endpoints.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import { bind, cachedByPlace, cachedWithDistances, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { StoreService } from './store.service.ts'
import { listFor, storeLists } from './store-lists.ts'

const ends = storeEndpoints

export const storeRoutes = (service: StoreService) => [
  bind(
    ends.byFilter,
    ({ params, input, scope }) => service.list(listFor(params, input), input, scope),
    cachedByPlace,
  ),
  bind(ends.latest, ({ input, scope }) => service.list(storeLists.newly_joined, input, scope), cachedByPlace),
  bind(ends.popular, ({ input, scope }) => service.list(storeLists.popular, input, scope), cachedByPlace),
  bind(ends.topRated, ({ input, scope }) => service.list(storeLists.top_rated, input, scope), cachedByPlace),
  bind(
    ends.recommended,
    ({ input, scope }) => service.list(storeLists.recommended, input, scope),
    cachedByPlace,
  ),
  bind(
    ends.discounted,
    ({ input, scope }) => service.list(storeLists.discounted, input, scope),
    cachedByPlace,
  ),
  bind(
    ends.topOffers,
    ({ input, scope }) => service.list(storeLists.top_offers, input, scope),
    cachedByPlace,
  ),
  bind(ends.search, ({ input, scope }) => service.search(input, scope), cachedByPlace),
  bind(ends.details, ({ params, scope }) => service.details(params.id, scope), cachedWithDistances),
  bind(
    itemListEndpoints.popularOfStore,
    ({ params, scope }) => service.popularItems(params.id, scope),
    cachedWithDistances,
  ),
  bind(ends.reviews, ({ input, scope }) => service.reviews(input.store_id, input, scope), cachedWithPictures),
]
