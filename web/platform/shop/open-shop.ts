// What every page needs before it can load anything: the shop's settings and the zone to browse.

import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { zoneEndpoints } from '#contract/features/zone/zone.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { apiQuery, type ShopAccess } from '#web/platform/api/query.ts'
import { createShopApi } from '#web/platform/api/shop-api.ts'
import type { Shop } from './shop.ts'

/** Settings change rarely; a visit keeps them for its length. */
const settingsStay = Number.POSITIVE_INFINITY

export async function openShop(access: ShopAccess) {
  const config = await access.queryClient.ensureQueryData({
    ...apiQuery(access, contentEndpoints.config),
    staleTime: settingsStay,
  })
  const shop: Shop = { ...access.shop, zone_ids: await browsedZones(access, config) }
  return { config, shop, api: createShopApi(shop) }
}

/** A visitor who has not said where they are sees the zone of the default place (LOC-12). */
async function browsedZones(access: ShopAccess, config: ShopConfig): Promise<number[]> {
  if (access.shop.zone_ids.length > 0) return access.shop.zone_ids
  const { lat, lng } = config.default_location
  try {
    const found = await access.queryClient.ensureQueryData({
      ...apiQuery(access, zoneEndpoints.lookup, { input: { lat: Number(lat), lng: Number(lng) } }),
      staleTime: settingsStay,
    })
    return JSON.parse(found.zone_id)
  } catch (error) {
    // A default place outside every zone is a setting to mend, not a reason to show no page.
    if (error instanceof ApiFailure) return []
    throw error
  }
}
