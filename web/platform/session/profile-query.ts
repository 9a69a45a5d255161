// The signed-in customer; the same person in every module and zone, so browsing does not ask again.
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function profileQuery({ api, shop }: QueryAccess) {
  const anywhere = { ...shop, module: null, zone_ids: [], place: null }
  return apiQuery({ api, shop: anywhere }, profileEndpoints.info, { quiet: true })
}
