// The shop's settings; they depend on the language only, and are cached for the length of a visit.
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function configQuery({ api, shop }: QueryAccess) {
  const anywhere = { ...shop, module: null, zone_ids: [] }
  return {
    ...apiQuery({ api, shop: anywhere }, contentEndpoints.config),
    staleTime: Number.POSITIVE_INFINITY,
  }
}
