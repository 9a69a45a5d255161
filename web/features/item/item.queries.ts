// The lists of items the home pages show (api.md 12); each is one call, cached for five minutes (NET-08).
import { cardItemOf } from '#contract/features/item/card-item.ts'
import { itemListEndpoints } from '#contract/features/listing/item-list.endpoints.ts'
import type { ProductPage } from '#contract/features/listing/listing.schema.ts'
import { partQuery, type QueryAccess } from '#web/platform/api/query.ts'

const quiet = true
const firstPage = (limit: number) => ({ limit, offset: 1 })

function productCards({ products }: Pick<ProductPage, 'products'>) {
  return { products: products.map(cardItemOf) }
}

const asCards = { part: productCards }

/** Popular items on home (api.md 12). */
export const popularItemsQuery = (access: QueryAccess) =>
  partQuery(access, itemListEndpoints.popular, { input: firstPage(10), quiet }, asCards)

/** The categories a list can be narrowed to; none is the whole list. */
type Narrowed = readonly number[]

const narrowed = (category_ids: Narrowed) => (category_ids.length > 0 ? { category_ids } : {})

const reviewedItems = 12

export const bestReviewedQuery = (access: QueryAccess, category_ids: Narrowed = []) =>
  partQuery(
    access,
    itemListEndpoints.mostReviewed,
    { input: { type: 'all', ...firstPage(reviewedItems), ...narrowed(category_ids) }, quiet },
    { part: reviewedCards },
  )

/** With the categories in which anything is sold here. */
function reviewedCards({ products, categories }: ProductPage) {
  return { ...productCards({ products }), categories: categories.map(({ id }) => ({ id })) }
}

const offers = 12

export const specialOffersQuery = (access: QueryAccess) =>
  partQuery(access, itemListEndpoints.discounted, { input: firstPage(offers), quiet }, asCards)

/** HOM-22. */
export const recommendedItemsQuery = (access: QueryAccess) =>
  partQuery(
    access,
    itemListEndpoints.recommended,
    { input: { filter: 'all', ...firstPage(15) }, quiet },
    { part: ({ items }) => ({ items: items.map(cardItemOf) }) },
  )

/** As many as the widest screen shows (HOM-13). */
export const newArrivalsQuery = (access: QueryAccess, limit = 10) =>
  partQuery(access, itemListEndpoints.newArrival, { input: firstPage(limit), quiet }, asCards)

const basicItems = 50

export const basicMedicineQuery = (access: QueryAccess, category_ids: Narrowed = []) =>
  partQuery(
    access,
    itemListEndpoints.basic,
    { input: { ...firstPage(basicItems), ...narrowed(category_ids) }, quiet },
    { part: basicCards },
  )

/** With what its tabs are made from. */
function basicCards({ products }: ProductPage) {
  return {
    products: products.map((item) => ({
      ...cardItemOf(item),
      created_at: item.created_at,
      category_ids: item.category_ids.map(({ id }) => ({ id })),
    })),
  }
}
