// The endpoints of categories and common conditions; fixed paths stand before those with a name in them.
import { largestPage } from '#contract/core/paging.ts'
import { categoryEndpoints } from '#contract/features/category/category.endpoints.ts'
import { conditionEndpoints } from '#contract/features/category/common-condition.endpoints.ts'
import { categoryListEndpoints } from '#contract/features/listing/category-list.endpoints.ts'
import { bind, cachedByPlace, cachedWithDistances, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { CategoryService } from './category.service.ts'
import type { ConditionService } from './common-condition.service.ts'

const wholePage = { limit: largestPage, offset: 1 }

export const categoryRoutes = (service: CategoryService) => [
  bind(categoryEndpoints.list, ({ input, scope }) => service.list(input, scope), cachedWithPictures),
  bind(categoryEndpoints.popular, ({ scope }) => service.popular(scope), cachedWithPictures),
  bind(
    categoryEndpoints.children,
    ({ params, scope }) => service.children(params.id, scope),
    cachedWithPictures,
  ),
  bind(
    categoryListEndpoints.itemsOfMany,
    ({ input, scope }) => service.itemsOfMany(input, scope),
    cachedWithDistances,
  ),
  bind(
    categoryListEndpoints.storesOfMany,
    ({ input, scope }) => service.storesOfMany(input, scope),
    cachedByPlace,
  ),
  bind(
    categoryListEndpoints.featuredItems,
    ({ input, scope }) => service.featuredItems(input, scope),
    cachedWithDistances,
  ),
  bind(
    categoryListEndpoints.allItems,
    async ({ params, input, scope }) =>
      (await service.items(params.id, { ...input, ...wholePage }, scope)).products,
    cachedWithDistances,
  ),
  bind(
    categoryListEndpoints.items,
    ({ params, input, scope }) => service.items(params.id, input, scope),
    cachedWithDistances,
  ),
  bind(
    categoryListEndpoints.stores,
    ({ params, input, scope }) => service.stores(params.id, input, scope),
    cachedByPlace,
  ),
  bind(categoryEndpoints.one, ({ params, scope }) => service.named(params.id, scope), cachedWithPictures),
]

export const conditionRoutes = (service: ConditionService) => [
  bind(conditionEndpoints.list, ({ scope }) => service.list(scope), cachedWithPictures),
  bind(
    categoryListEndpoints.ofCondition,
    ({ params, input, scope }) => service.items(params.id, input, scope),
    cachedWithDistances,
  ),
]
