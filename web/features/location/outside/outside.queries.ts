// What helps somebody outside every zone: the nearest covered place, who hands orders over there, own addresses inside.
import type { Coordinates } from '#contract/core/shop-context.ts'
import { addressEndpoints } from '#contract/features/address/address.endpoints.ts'
import { coverageEndpoints, type NearestZone } from '#contract/features/location/coverage.endpoints.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** A silent extra: where it fails, the rest of the picker still helps. */
const extra = { quiet: true } as const

export function nearestQuery(access: QueryAccess, point: Coordinates) {
  return { ...apiQuery(access, coverageEndpoints.nearest, { input: point, ...extra }), retry: false }
}

const fewStores = 3

export function takeAwayQuery(
  { api, shop }: QueryAccess,
  point: Coordinates,
  nearest: NearestZone | undefined,
) {
  const there = { ...shop, zone_ids: nearest ? [nearest.zone_id] : [], place: point }
  return {
    ...apiQuery({ api, shop: there }, storeEndpoints.byFilter, {
      params: { filter: 'take_away' },
      input: { limit: fewStores, offset: 1 },
      ...extra,
    }),
    enabled: nearest !== undefined,
  }
}

export function savedInsideQuery(access: QueryAccess, isSignedIn: boolean) {
  return {
    ...apiQuery(access, addressEndpoints.list, { input: { limit: 50, offset: 1 }, ...extra }),
    enabled: isSignedIn,
    staleTime: 0,
  }
}
