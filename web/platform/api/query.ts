// A query for an endpoint: its key holds everything the answer depends on, so a changed context is a new query.

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint, EndpointReply } from '#contract/core/endpoint.ts'
import { readDestination } from '#web/platform/shop/destination.ts'
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

export function scopeOf(shop: Shop): Omit<ApiScope, 'token' | 'place'> {
  return {
    language: shop.language,
    zone_ids: shop.zone_ids,
    module_id: shop.module?.id ?? null,
  }
}

type ScopeKey = readonly (string | number | undefined)[]

export function scopeKey(shop: Shop): ScopeKey {
  return [shop.language, shop.module?.id ?? 0, shop.zone_ids.join()]
}

/** Of what is sorted by how near it is. */
export function scopeKeyWithPlace(shop: Shop): ScopeKey {
  const { place } = readDestination()
  return [...scopeKey(shop), place?.lat, place?.lng]
}

/** Most pages do not know where a visitor is who has said so: what is sorted by that is then loaded in the browser. */
export function isPlaceKnown(shop: Shop): boolean {
  return !shop.has_destination || readDestination().place !== null
}

type Request<E extends Endpoint> = Omit<ApiRequest<E>, 'signal'>

export function apiQuery<E extends Endpoint>(
  access: QueryAccess,
  endpoint: E,
  request: Request<E> = {},
  /** `scopeKeyWithPlace` for what is sorted by how near it is. */
  keyOf = scopeKey,
) {
  return partQuery(access, endpoint, request, { part: (reply) => reply, keyOf })
}

/**
 * Keeps a part of the answer only, on the server and in the browser: what is kept travels inside the page. The key does
 * not name the part, so an endpoint is asked for one part of the same request.
 */
export function partQuery<E extends Endpoint, Part>(
  { api, shop }: QueryAccess,
  endpoint: E,
  request: Request<E>,
  { part, keyOf = scopeKey }: { part(reply: EndpointReply<E>): Part; keyOf?: typeof scopeKey },
) {
  return queryOptions({
    queryKey: [endpoint.path, request, keyOf(shop)],
    queryFn: async ({ signal }) =>
      part(await api.call(endpoint, { ...request, scope: { ...scopeOf(shop), ...request.scope }, signal })),
  })
}
