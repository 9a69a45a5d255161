// What is sold in categories and for common conditions, as items or by store (api.md 7.3, HOM-08).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { requiredPaging } from '../../core/paging.ts'
import { wireIdOrSlug } from '../../core/wire.ts'
import { categoryFailures } from '../category/category.endpoints.ts'
import { conditionFailures } from '../category/common-condition.endpoints.ts'
import { item } from '../item/item.schema.ts'
import { storeListFilters, storePage } from '../store/store-list.schema.ts'
import { itemList } from './item-list.endpoints.ts'
import { listingFilters } from './listing.schema.ts'

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

export const categoryListEndpoints = {
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
  ofCondition: defineEndpoint({
    ...itemList,
    feature: 'category',
    path: '/common-condition/items/{id}',
    summary: 'Items that help with a condition, the most ordered first.',
    ...named,
    input: listedItems,
    failures: [...itemList.failures, conditionFailures.not_found],
  }),
}
