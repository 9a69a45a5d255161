// The cart of one module, and the carts that were set aside; both belong to the person, wherever the page is.
import { queryOptions } from '@tanstack/react-query'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { type QueryAccess, scopeOf } from '#web/platform/api/query.ts'

/** Another device may change the cart: a look at the page asks again after this long. */
const freshFor = 20_000

interface CartScope {
  access: QueryAccess
  module_id: number
}

export const cartKey = ({ access: { shop }, module_id }: CartScope) => [
  cartEndpoints.list.path,
  module_id,
  shop.language,
  // What is delivered where one is now is part of every line.
  shop.zone_ids.join(),
]

export function cartQuery(scope: CartScope) {
  const { access, module_id } = scope
  return queryOptions({
    queryKey: cartKey(scope),
    queryFn: ({ signal }): Promise<CartLine[]> =>
      access.api.call(cartEndpoints.list, {
        scope: { ...scopeOf(access.shop), module_id },
        quiet: true,
        signal,
      }),
    staleTime: freshFor,
    refetchOnWindowFocus: true,
    // Another address keeps the cart: it stays in sight while its lines are asked about.
    placeholderData: (before, query) => (query?.queryKey[1] === module_id ? before : undefined),
  })
}

export function parkedQuery({ access, module_id }: CartScope) {
  return queryOptions({
    queryKey: [cartEndpoints.parked.path, module_id, access.shop.language],
    queryFn: ({ signal }) =>
      access.api.call(cartEndpoints.parked, {
        scope: { ...scopeOf(access.shop), module_id },
        quiet: true,
        signal,
      }),
    staleTime: freshFor,
  })
}
