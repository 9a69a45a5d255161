// Categories, and what is sold in one; conditions are the pharmacy's other way in (NET-08, HOM-08, HOM-17).
import { categoryEndpoints } from '#contract/features/category/category.endpoints.ts'
import { conditionEndpoints } from '#contract/features/category/common-condition.endpoints.ts'
import { shownCategoryOf } from '#contract/features/category/shown-category.ts'
import { cardItemOf } from '#contract/features/item/card-item.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { categoryListEndpoints } from '#contract/features/listing/category-list.endpoints.ts'
import { apiQuery, partQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** Featured categories and common conditions change rarely. */
const longLived = { staleTime: 480_000 }
const firstItems = { limit: 20, offset: 1, type: 'all' } as const
const firstOf = (id: number) => ({ params: { id: String(id) }, input: firstItems, quiet: true })

const asCards = {
  part: ({ products }: { products: readonly Item[] }) => ({ products: products.map(cardItemOf) }),
}

export const categoriesQuery = (access: QueryAccess) =>
  partQuery(access, categoryEndpoints.list, { quiet: true }, { part: (all) => all.map(shownCategoryOf) })

export const featuredCategoriesQuery = (access: QueryAccess) => ({
  ...partQuery(
    access,
    categoryEndpoints.list,
    { input: { featured: 1 }, quiet: true },
    { part: (featured) => featured.map(({ id, name }) => ({ id, name })) },
  ),
  ...longLived,
})

export const categoryItemsQuery = (access: QueryAccess, id: number) => ({
  ...partQuery(access, categoryListEndpoints.items, firstOf(id), asCards),
  ...longLived,
})

export const conditionsQuery = (access: QueryAccess) => ({
  ...apiQuery(access, conditionEndpoints.list, { quiet: true }),
  ...longLived,
})

export const conditionItemsQuery = (access: QueryAccess, id: number) => ({
  ...partQuery(access, categoryListEndpoints.ofCondition, firstOf(id), asCards),
  ...longLived,
})
