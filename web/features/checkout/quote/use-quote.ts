// The total of now, asked of the shop whenever something it depends on changes, and again before it expires.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderEndpoints } from '#contract/features/order/order.endpoints.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { type OrderInput, quoteRequest } from './order-request.rules.ts'
import type { QuoteRequest } from './order-requests.ts'

/** Not even a shop with a strange clock is asked more often. */
const soonest = 5_000

export interface Pricing {
  order: OrderInput
  module_id: number
  /** Changes with the lines of the cart, wherever they were changed. */
  cart_version: string
}

export function useQuote(pricing: Pricing | null) {
  const input = pricing ? quoteRequest(pricing.order) : null
  return useAskedQuote(input, {
    module_id: pricing?.module_id ?? null,
    cart_version: pricing?.cart_version,
  })
}

interface QuoteScope {
  module_id: number | null
  /** The zones the order begins in, where they are not those one shops in. */
  zone_ids?: readonly number[]
  cart_version?: string | undefined
}

export function useAskedQuote(input: QuoteRequest | null, { module_id, zone_ids, cart_version }: QuoteScope) {
  const { api, shop } = useAccess()
  return useQuery({
    queryKey: [orderEndpoints.quote.path, module_id, zone_ids, cart_version, input, shop.language],
    queryFn: ({ signal }) => {
      if (!input) throw new Error('nothing to price')
      return api.call(orderEndpoints.quote, {
        input,
        scope: { ...scopeOf(shop), module_id, zone_ids: [...(zone_ids ?? shop.zone_ids)] },
        quiet: true,
        signal,
      })
    },
    enabled: input !== null,
    staleTime: 0,
    gcTime: 60_000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data ? Math.max(soonest, Date.parse(state.data.expires_at) - Date.now()) : false,
    // While the new total is on its way the old one stays on the screen, and is sent as the one seen.
    placeholderData: keepPreviousData,
  })
}
