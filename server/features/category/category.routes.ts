// The endpoints of categories and common conditions; fixed paths stand before those with a name in them.
import { largestPage } from '#contract/core/paging.ts'
import { categoryEndpoints } from '#contract/features/category/category.endpoints.ts'
import { conditionEndpoints } from '#contract/features/category/common-condition.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { CategoryService } from './category.service.ts'
import type { ConditionService } from './common-condition.service.ts'

const cached = { cached: true }
const wholePage = { limit: largestPage, offset: 1 }

export const categoryRoutes = (service: CategoryService) => [
  bind(categoryEndpoints.list, ({ input, scope }) => service.list(input, scope), cached),
  bind(categoryEndpoints.popular, ({ scope }) => service.popular(scope), cached),
  bind(categoryEndpoints.children, ({ params, scope }) => service.children(params.id, scope), cached),
  bind(categoryEndpoints.itemsOfMany, ({ input, scope }) => service.itemsOfMany(input, scope), cached),
  bind(categoryEndpoints.storesOfMany, ({ input, scope }) => service.storesOfMany(input, scope), cached),
  bind(categoryEndpoints.featuredItems, ({ input, scope }) => service.featuredItems(input, scope), cached),
  bind(
    categoryEndpoints.allItems,
    async ({ params, input, scope }) =>
      (await service.items(params.id, { ...input, ...wholePage }, scope)).products,
    cached,
  ),
  bind(categoryEndpoints.items, ({ params, input, scope }) => service.items(params.id, input, scope), cached),
  bind(
    categoryEndpoints.stores,
    ({ params, input, scope }) => service.stores(params.id, input, scope),
    cached,
  ),
  bind(categoryEndpoints.one, ({ params, scope }) => service.named(params.id, scope), cached),
]

export const conditionRoutes = (service: ConditionService) => [
  bind(conditionEndpoints.list, ({ scope }) => service.list(scope), cached),
  bind(
    conditionEndpoints.items,
    ({ params, input, scope }) => service.items(params.id, input, scope),
    cached,
  ),
]
