// Categories and what is sold in them (api.md 7.3).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures, type FailureKind } from '../../core/failure.ts'
import { requiredPaging } from '../../core/paging.ts'
import { nothing, wireFlag, wireIdOrSlug } from '../../core/wire.ts'
import { item } from '../item/item.schema.ts'
import { itemList } from '../listing/item-list.endpoints.ts'
import { listingFilters } from '../listing/listing.schema.ts'
import { storeListFilters, storePage } from '../store/store-list.schema.ts'
import { category } from './category.schema.ts'

export const categoryFailures = {
  not_found: { status: 404, code: 'category', message: 'Category not found' },
} as const satisfies Record<string, FailureKind>

const tree = {
  method: 'GET',
  feature: 'category',
  caller: 'anyone',
  module: 'used',
  zone: 'unused',
  params: nothing,
  input: nothing,
  failures: [coreFailures.module_unknown],
} as const

const named = { params: z.object({ id: wireIdOrSlug }) }

const inCategory = {
  ...itemList,
  ...named,
  feature: 'category',
  failures: [...itemList.failures, categoryFailures.not_found],
} as const

const listedItems = z.object({ ...listingFilters, ...requiredPaging })
const listedStores = z.object({ ...storeListFilters, ...requiredPaging })

const chosenCategories = listingFilters.category_ids.unwrap()

export const categoryEndpoints = {
  list: defineEndpoint({
    ...tree,
    path: '/categories',
    summary: 'Top-level categories with their children, highest priority first; without module those of all.',
    input: z.object({ featured: wireFlag.optional(), name: z.string().max(200).optional() }),
    reply: z.array(category),
  }),
  popular: defineEndpoint({
    ...tree,
    path: '/categories/popular',
    summary: 'Up to twenty categories with the most items.',
    module: 'required',
    reply: z.array(category),
  }),
  children: defineEndpoint({
    ...tree,
    ...named,
    path: '/categories/childes/{id}',
    summary: 'The children of a category, each with its parent.',
    reply: z.array(category.extend({ parent: category })),
    failures: [coreFailures.module_unknown, categoryFailures.not_found],
  }),
  itemsOfMany: defineEndpoint({
    ...itemList,
    feature: 'category',
    path: '/categories/items/list',
    summary: 'Items of several categories and their children.',
    input: listedItems.extend({ category_ids: chosenCategories }),
  }),
  storesOfMany: defineEndpoint({
    ...itemList,
    feature: 'category',
    path: '/categories/stores/list',
    summary: 'Stores that sell in one of several categories.',
    input: listedStores.extend({ category_ids: chosenCategories }),
    reply: storePage,
  }),
  featuredItems: defineEndpoint({
    ...itemList,
    feature: 'category',
    path: '/categories/featured/items',
    summary: 'Items of the featured categories, the most ordered first.',
    input: listedItems,
  }),
  allItems: defineEndpoint({
    ...inCategory,
    path: '/categories/items/{id}/all',
    summary: 'Items of a category without paging, up to a hundred.',
    reply: z.array(item),
    input: z.object(listingFilters),
  }),
  items: defineEndpoint({
    ...inCategory,
    path: '/categories/items/{id}',
    summary: 'Items of a category and its children.',
    input: listedItems,
  }),
  stores: defineEndpoint({
    ...inCategory,
    path: '/categories/stores/{id}',
    summary: 'Stores that sell in a category or its children.',
    input: listedStores,
    reply: storePage,
  }),
  one: defineEndpoint({
    ...tree,
    ...named,
    path: '/categories/{id}',
    summary: 'The children of a category by id or slug; any other text searches categories by name.',
    reply: z.array(category),
    failures: [coreFailures.module_unknown, categoryFailures.not_found],
  }),
}
