// The route between two ends of a parcel: its line on the map, and what the shop asks for going it.
import { keepPreviousData } from '@tanstack/react-query'
import { locationEndpoints } from '#contract/features/location/location.endpoints.ts'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'
import type { ParcelPlace } from '../draft/parcel-draft.ts'
import type { WholeParcel } from '../draft/parcel-end.rules.ts'
import { routeRequest } from '../draft/parcel-request.rules.ts'

export function directionQuery(access: QueryAccess, from: ParcelPlace | null, to: ParcelPlace | null) {
  const input = {
    origin_lat: from?.lat ?? 0,
    origin_lng: from?.lng ?? 0,
    destination_lat: to?.lat ?? 0,
    destination_lng: to?.lng ?? 0,
  }
  return {
    ...apiQuery(access, locationEndpoints.direction, { input, quiet: true }),
    enabled: from !== null && to !== null,
  }
}

export function routeQuoteQuery(access: QueryAccess, parcel: WholeParcel) {
  const { category_id, sender } = parcel
  const input = category_id === null ? null : routeRequest({ ...parcel, category_id })
  // The zone that counts is the sender's, wherever one shops.
  const shop = { ...access.shop, zone_ids: sender.place?.zone_ids ?? [] }
  return {
    ...apiQuery({ ...access, shop }, orderEndpoints.quote, { input: input ?? undefined, quiet: true }),
    enabled: input !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  }
}
