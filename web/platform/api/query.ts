// A query for an endpoint: its key holds everything the answer depends on, so a changed context is a new query.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/core/endpoint.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import type { ApiRequest, ApiScope } from './client.ts'
import type { ShopApi } from './shop-api.ts'

/** What every loader and screen gets from the router. */
export interface ShopAccess {
  queryClient: QueryClient
  shop: Shop
  api: ShopApi
}

/** What a query needs: the client, and the context it asks for. */
export type QueryAccess = Pick<ShopAccess, 'api' | 'shop'>

export function scopeOf(shop: Shop): Omit<ApiScope, 'token'> {
  return {
    language: shop.language,
    zone_ids: shop.zone_ids,
    module_id: shop.module?.id ?? null,
    place: shop.place,
  }
}

export function scopeKey(shop: Shop) {
  return [shop.language, shop.module?.id ?? 0, shop.zone_ids.join(), shop.place?.lat, shop.place?.lng]
}

export function apiQuery<E extends Endpoint>(
  { api, shop }: QueryAccess,
  endpoint: E,
  request: Omit<ApiRequest<E>, 'signal'> = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, request, scopeKey(shop)],
    queryFn: ({ signal }) =>
      api.call(endpoint, { ...request, scope: { ...scopeOf(shop), ...request.scope }, signal }),
  })
}
