// The customer's address book; the same in every module and zone.
import { addressEndpoints } from '#contract/features/address/address.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** More than anybody keeps. */
const everyAddress = { limit: 100, offset: 1 } as const

export function addressesQuery({ api, shop }: QueryAccess, isSignedIn: boolean) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  return {
    ...apiQuery({ api, shop: anywhere }, addressEndpoints.list, { input: everyAddress }),
    enabled: isSignedIn,
    // Asked again whenever a list of them opens (ADR-07).
    staleTime: 0,
  }
}
