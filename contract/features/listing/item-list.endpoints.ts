// The lists of items of home and store pages (api.md 7.1); each takes the filters of every list beside its own.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging, requiredPaging } from '../../core/paging.ts'
import { nothing, wireFlag, wireIdOrSlug } from '../../core/wire.ts'
import { wireWords } from '../../core/wire-list.ts'
import { item } from '../item/item.schema.ts'
import { storeFailures } from '../store/store.failures.ts'
import { itemFilters, itemPage, listingFilters, productPage } from './listing.schema.ts'
import { storeMenu } from './menu.schema.ts'

const scopeFailures = [
  coreFailures.module_required,
  coreFailures.module_unknown,
  coreFailures.zone_required,
  coreFailures.zone_malformed,
] as const

export const itemList = {
  method: 'GET',
  feature: 'listing',
  caller: 'anyone',
  module: 'required',
  zone: 'required',
  params: nothing,
  reply: productPage,
  failures: scopeFailures,
} as const

const storeList = { ...itemList, failures: [...scopeFailures, storeFailures.not_found] } as const

const freelyPaged = z.object({ ...listingFilters, ...optionalPaging(50) })

export const recommendedFilters = ['all', 'new_arrival', 'top_rated', 'best_selling'] as const

export const itemListEndpoints = {
  latest: defineEndpoint({
    ...storeList,
    path: '/items/latest',
    summary: 'Items of a store, newest first: the list of the store page.',
    input: z.object({ ...listingFilters, ...requiredPaging, store_id: wireIdOrSlug }),
  }),
  newArrival: defineEndpoint({
    ...itemList,
    path: '/items/new-arrival',
    summary: 'Items, newest first.',
    input: freelyPaged,
  }),
  popular: defineEndpoint({
    ...itemList,
    path: '/items/popular',
    summary: 'Items by number of orders.',
    input: freelyPaged,
  }),
  mostReviewed: defineEndpoint({
    ...itemList,
    path: '/items/most-reviewed',
    summary: 'Items by number of ratings.',
    input: freelyPaged,
  }),
  discounted: defineEndpoint({
    ...itemList,
    path: '/items/discounted',
    summary:
      'Items that are reduced now, by the item, its store or a flash sale; the largest reduction first.',
    input: freelyPaged,
  }),
  recommended: defineEndpoint({
    ...storeList,
    path: '/items/recommended',
    summary: 'Items their stores recommend.',
    input: z.object({
      ...listingFilters,
      ...optionalPaging(50),
      filter: wireWords([...recommendedFilters, ...itemFilters]).default([]),
      store_id: wireIdOrSlug.optional(),
    }),
    reply: itemPage,
  }),
  suggested: defineEndpoint({
    ...storeList,
    path: '/items/suggested',
    summary: 'What else a store sells, for the cart; the most reviewed first.',
    input: z.object({
      ...listingFilters,
      ...optionalPaging(50),
      store_id: wireIdOrSlug,
      recommended: wireFlag.optional(),
    }),
    reply: itemPage,
  }),
  basic: defineEndpoint({
    ...storeList,
    path: '/items/basic',
    summary: 'Basic medicine, the most ordered first.',
    input: z.object({ ...listingFilters, ...requiredPaging, store_id: wireIdOrSlug.optional() }),
  }),
  commonConditions: defineEndpoint({
    ...storeList,
    path: '/items/common-conditions',
    summary: 'Items of a store that help with a common condition.',
    input: z.object({ ...listingFilters, ...requiredPaging, store_id: wireIdOrSlug }),
  }),
  menu: defineEndpoint({
    ...storeList,
    feature: 'store',
    path: '/stores/menu/{id}',
    summary:
      'A store by the sections of its menu, in the sequence of the categories: how many items each has, and the first twelve of all. The others are asked for by category with /items/latest.',
    params: z.object({ id: wireIdOrSlug }),
    input: nothing,
    reply: storeMenu,
  }),
  popularOfStore: defineEndpoint({
    ...storeList,
    feature: 'store',
    path: '/stores/popular-items/{id}',
    summary: 'The ten items of a store that are ordered most.',
    zone: 'unused',
    params: z.object({ id: wireIdOrSlug }),
    input: nothing,
    reply: z.array(item),
    failures: [coreFailures.module_required, storeFailures.not_found],
  }),
}
