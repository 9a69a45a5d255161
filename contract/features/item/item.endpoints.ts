// One item: its page, its reviews, what is sold besides it (api.md 7.1).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging } from '../../core/paging.ts'
import { nothing, wireIdOrSlug, wireInteger } from '../../core/wire.ts'
import { reviewPage } from '../review/review.schema.ts'
import { itemFailures } from './item.failures.ts'
import { item } from './item.schema.ts'
import { itemDetails } from './item-details.schema.ts'

const one = {
  method: 'GET',
  feature: 'item',
  caller: 'anyone',
  module: 'required',
  zone: 'unused',
  params: z.object({ id: wireIdOrSlug }),
  input: nothing,
  failures: [coreFailures.module_required, coreFailures.module_unknown, itemFailures.not_found],
} as const

const related = {
  ...one,
  zone: 'required',
  reply: z.array(item),
  failures: [...one.failures, coreFailures.zone_required, coreFailures.zone_malformed],
} as const

export const itemEndpoints = {
  details: defineEndpoint({
    ...one,
    path: '/items/details/{id}',
    summary: 'An item by id or slug, with its store, tags and newest reviews.',
    reply: itemDetails,
  }),
  relatedItems: defineEndpoint({
    ...related,
    path: '/items/related-items/{id}',
    summary: 'Up to ten other items of the same category.',
  }),
  relatedStoreItems: defineEndpoint({
    ...related,
    path: '/items/related-store-items/{id}',
    summary: 'Up to ten other items of the same store.',
  }),
  setMenu: defineEndpoint({
    ...one,
    path: '/items/set-menu',
    summary: 'Obsolete: no item is a set menu any more, so the list is empty.',
    params: nothing,
    reply: z.array(item),
    failures: [coreFailures.module_required, coreFailures.module_unknown],
  }),
  reviews: defineEndpoint({
    ...one,
    path: '/items/reviews/{id}',
    summary: 'What customers say about an item, newest first; `rating` asks for those with so many stars.',
    input: z.object({ ...optionalPaging(50), rating: wireInteger.min(1).max(5).optional() }),
    reply: reviewPage,
  }),
  rating: defineEndpoint({
    ...one,
    path: '/items/rating/{id}',
    summary: 'The average rating of an item, as a bare number.',
    reply: z.number(),
  }),
}
