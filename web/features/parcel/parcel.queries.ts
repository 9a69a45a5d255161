// What can be sent (PCL-01).
import { parcelEndpoints } from '#contract/features/parcel/parcel.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export const parcelCategoriesQuery = (access: QueryAccess) =>
  apiQuery(access, parcelEndpoints.categories, { quiet: true })
