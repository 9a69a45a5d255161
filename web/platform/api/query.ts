// A query for an endpoint: its key holds everything the answer depends on, so a changed context is a new query.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/core/endpoint.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import type { ApiRequest } from './client.ts'
import type { ShopApi } from './shop-api.ts'

/** What every loader and screen gets from the router. */
export interface ShopAccess {
  queryClient: QueryClient
  shop: Shop
  api: ShopApi
}

export function scopeKey(shop: Shop) {
  return [shop.language, shop.module?.id ?? 0, shop.zone_ids.join(), shop.place?.lat, shop.place?.lng]
}

export function apiQuery<E extends Endpoint>(
  { api, shop }: Pick<ShopAccess, 'api' | 'shop'>,
  endpoint: E,
  request: Omit<ApiRequest<E>, 'signal'> = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, request, scopeKey(shop)],
    queryFn: ({ signal }) => api.call(endpoint, { ...request, signal }),
  })
}
