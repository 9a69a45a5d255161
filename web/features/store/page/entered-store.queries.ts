// What is asked to enter a store by its link; it is found whatever module or zone this browser is in (STO-03).
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

export function storeQuery({ api, shop }: QueryAccess, id: string) {
  // Neither module nor zone belongs to the question: a link from another module must find its store.
  const anywhere = { ...shop, module: null, zone_ids: [] }
  return apiQuery({ api, shop: anywhere }, storeEndpoints.details, { params: { id }, quiet: true })
}

/** The modules of the store's zone, with what delivery costs there. */
export function modulesOfZoneQuery({ api, shop }: QueryAccess, zone_id: number) {
  return modulesQuery({ api, shop: { ...shop, zone_ids: [zone_id] } })
}
