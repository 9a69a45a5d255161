// Lists of stores, and one store with everything its page shows.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging } from '../../core/paging.ts'
import { searchName } from '../../core/search-name.ts'
import { nothing, wireFlag, wireIdOrSlug } from '../../core/wire.ts'
import { review } from '../review/review.schema.ts'
import { storeFailures } from './store.failures.ts'
import { storeDetails } from './store-details.schema.ts'
import { storeListFilters, storePage } from './store-list.schema.ts'

const list = {
  method: 'GET',
  feature: 'store',
  caller: 'anyone',
  module: 'required',
  zone: 'required',
  params: nothing,
  reply: storePage,
  failures: [coreFailures.module_required, coreFailures.module_unknown, coreFailures.zone_required],
} as const

const listInput = z.object({ ...storeListFilters, ...optionalPaging(50) })

const one = {
  method: 'GET',
  feature: 'store',
  caller: 'anyone',
  zone: 'unused',
} as const

export const storeEndpoints = {
  byFilter: defineEndpoint({
    ...list,
    path: '/stores/get-stores/{filter}',
    summary: 'Stores of the zones, open ones first, then by distance.',
    module: 'used',
    params: z.object({
      filter: z.enum(['all', 'delivery', 'take_away', 'newly_joined', 'popular', 'top_rated']),
    }),
    input: listInput.extend({
      store_type: z.enum(['all', 'newly_joined', 'popular', 'top_rated']).default('all'),
      featured: wireFlag.optional(),
    }),
  }),
  latest: defineEndpoint({
    ...list,
    path: '/stores/latest',
    summary: 'Stores, newest first.',
    input: listInput,
  }),
  popular: defineEndpoint({
    ...list,
    path: '/stores/popular',
    summary: 'Stores by orders, open and near ones first.',
    input: listInput,
  }),
  topRated: defineEndpoint({
    ...list,
    path: '/stores/top-rated',
    summary: 'Rated stores, best first.',
    input: listInput,
  }),
  recommended: defineEndpoint({
    ...list,
    path: '/stores/recommended',
    summary: 'Stores the business recommends.',
    input: listInput,
  }),
  discounted: defineEndpoint({
    ...list,
    path: '/stores/discounted',
    summary: 'Stores that sell something at a reduced price now.',
    input: listInput,
  }),
  topOffers: defineEndpoint({
    ...list,
    path: '/stores/top-offer-near-me',
    summary: 'Stores with a discount now, the biggest first.',
    input: listInput,
  }),
  search: defineEndpoint({
    ...list,
    path: '/stores/search',
    summary: 'Stores by name, in any of the languages; stores with an off day are left out.',
    input: z.object({ ...storeListFilters, ...optionalPaging(10), name: searchName }),
  }),
  details: defineEndpoint({
    ...one,
    path: '/stores/details/{id}',
    summary: 'A store by id or slug, with hours, coupons, categories and price range.',
    module: 'used',
    params: z.object({ id: wireIdOrSlug }),
    input: nothing,
    reply: storeDetails,
    failures: [storeFailures.not_found],
  }),
  reviews: defineEndpoint({
    ...one,
    path: '/stores/reviews',
    summary: 'What customers say about what a store sells, newest first.',
    module: 'required',
    params: nothing,
    input: z.object({ store_id: wireIdOrSlug, ...optionalPaging(100) }),
    reply: z.array(review),
    failures: [coreFailures.module_required, storeFailures.not_found],
  }),
}
