// The texts and pictures of the landing page; they depend on the language only.
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function landingQuery({ api, shop }: QueryAccess) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  return apiQuery({ api, shop: anywhere }, contentEndpoints.landingPage)
}
