// Categories, and what is sold in one; conditions are the pharmacy's other way in (NET-08, HOM-08, HOM-17).
import { categoryEndpoints } from '#contract/features/category/category.endpoints.ts'
import { conditionEndpoints } from '#contract/features/category/common-condition.endpoints.ts'
import { categoryListEndpoints } from '#contract/features/listing/category-list.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** Featured categories and common conditions change rarely. */
const longLived = { staleTime: 480_000 }
const firstItems = { limit: 20, offset: 1, type: 'all' } as const

export const categoriesQuery = (access: QueryAccess) =>
  apiQuery(access, categoryEndpoints.list, { quiet: true })

export const featuredCategoriesQuery = (access: QueryAccess) => ({
  ...apiQuery(access, categoryEndpoints.list, { input: { featured: 1 }, quiet: true }),
  ...longLived,
})

export const categoryItemsQuery = (access: QueryAccess, id: number) => ({
  ...apiQuery(access, categoryListEndpoints.items, {
    params: { id: String(id) },
    input: firstItems,
    quiet: true,
  }),
  ...longLived,
})

export const conditionsQuery = (access: QueryAccess) => ({
  ...apiQuery(access, conditionEndpoints.list, { quiet: true }),
  ...longLived,
})

export const conditionItemsQuery = (access: QueryAccess, id: number) => ({
  ...apiQuery(access, categoryListEndpoints.ofCondition, {
    params: { id: String(id) },
    input: firstItems,
    quiet: true,
  }),
  ...longLived,
})
