// The parcel endpoints, one line each.
import { parcelEndpoints } from '#contract/features/parcel/parcel.endpoints.ts'
import { bind, cachedWithPictures } from '#server/platform/http/bind.ts'
import type { ParcelService } from './parcel.service.ts'

export const parcelRoutes = (service: ParcelService) => [
  bind(parcelEndpoints.categories, ({ scope }) => service.categories(scope), cachedWithPictures),
]
