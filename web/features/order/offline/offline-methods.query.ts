// Ways to pay outside the shop, with what the customer is asked for.
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function offlineMethodsQuery({ api, shop }: QueryAccess) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  return apiQuery({ api, shop: anywhere }, checkoutContentEndpoints.offlineMethods, { quiet: true })
}
