// The lists of items the home pages show (api.md 12); each is one call, cached for five minutes (NET-08).
import { itemListEndpoints } from '#contract/features/listing/item-list.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

const quiet = true
const firstPage = (limit: number) => ({ limit, offset: 1 })

/** Popular items on home (api.md 12). */
export const popularItemsQuery = (access: QueryAccess) =>
  apiQuery(access, itemListEndpoints.popular, { input: firstPage(10), quiet })

/** The categories a list can be narrowed to; none is the whole list. */
type Narrowed = readonly number[]

const narrowed = (category_ids: Narrowed) => (category_ids.length > 0 ? { category_ids } : {})

const reviewedItems = 12

export const bestReviewedQuery = (access: QueryAccess, category_ids: Narrowed = []) =>
  apiQuery(access, itemListEndpoints.mostReviewed, {
    input: { type: 'all', ...firstPage(reviewedItems), ...narrowed(category_ids) },
    quiet,
  })

const offers = 12

export const specialOffersQuery = (access: QueryAccess) =>
  apiQuery(access, itemListEndpoints.discounted, { input: firstPage(offers), quiet })

/** HOM-22. */
export const recommendedItemsQuery = (access: QueryAccess) =>
  apiQuery(access, itemListEndpoints.recommended, { input: { filter: 'all', ...firstPage(15) }, quiet })

/** As many as the widest screen shows (HOM-13). */
export const newArrivalsQuery = (access: QueryAccess, limit = 10) =>
  apiQuery(access, itemListEndpoints.newArrival, { input: firstPage(limit), quiet })

const basicItems = 50

export const basicMedicineQuery = (access: QueryAccess, category_ids: Narrowed = []) =>
  apiQuery(access, itemListEndpoints.basic, {
    input: { ...firstPage(basicItems), ...narrowed(category_ids) },
    quiet,
  })
