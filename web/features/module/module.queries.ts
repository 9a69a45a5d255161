// Which modules there are, here.
import { moduleEndpoints } from '#contract/features/module/module.endpoints.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function modulesQuery({ api, shop }: QueryAccess) {
  // The list is the same whichever module is chosen: leaving it out of the key keeps one answer for all.
  return apiQuery({ api, shop: { ...shop, module: null } }, moduleEndpoints.list)
}
