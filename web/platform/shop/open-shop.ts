// What every page needs before it can load anything: the shop's settings and the zone to browse.
import { zoneEndpoints } from '#contract/features/zone/zone.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { apiQuery, type ShopAccess } from '#web/platform/api/query.ts'
import { configQuery, type ShownConfig } from './config-query.ts'
import { openTexts } from './open-texts.ts'
import type { Shop } from './shop.ts'

export async function openShop(access: ShopAccess): Promise<{ shop: Shop }> {
  const config = await access.queryClient.ensureQueryData(configQuery(access))
  openTexts(access, config.text_overrides)
  return { shop: { ...access.shop, zone_ids: await browsedZones(access, config) } }
}

/** A visitor who has not said where they are sees the zone of the default place (LOC-12). */
async function browsedZones(access: ShopAccess, config: ShownConfig): Promise<number[]> {
  if (access.shop.zone_ids.length > 0) return access.shop.zone_ids
  const { lat, lng } = config.default_location
  try {
    const found = await access.queryClient.ensureQueryData({
      ...apiQuery(access, zoneEndpoints.lookup, { input: { lat: Number(lat), lng: Number(lng) } }),
      staleTime: Number.POSITIVE_INFINITY,
    })
    return JSON.parse(found.zone_id)
  } catch (error) {
    // A default place outside every zone is a setting to mend, not a reason to show no page.
    if (error instanceof ApiFailure) return []
    throw error
  }
}
