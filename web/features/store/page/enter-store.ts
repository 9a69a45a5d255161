// Opens a store by its link: in the store's own module, and in its zone unless the visitor is in one that holds it (STO-03, STO-05).
import type { Module } from '#contract/features/module/module.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { modulesOfZoneQuery, storeQuery } from './entered-store.queries.ts'

export interface EnteredStore {
  shop: Shop
  /** How the store was found; null when there is no such store. */
  store_key: string | null
  /** False when the visitor said where they are and the store does not deliver there. */
  delivers: boolean
}

export async function enterStore(access: ShopAccess, id: string, search: SearchTexts): Promise<EnteredStore> {
  const { shop } = access
  const found = await findStore(access, [id, search.id ?? ''])
  if (!found) return { shop, store_key: null, delivers: true }
  const { store, key } = found
  const modules = await access.queryClient.ensureQueryData(modulesOfZoneQuery(access, store.zone_id))
  const module = modules.find((one) => one.id === store.module_id)
  if (!module) return { shop, store_key: null, delivers: true }
  const hasSaidWhere = shop.has_destination
  const isHere = servesHere(module, store, shop.zone_ids)
  return {
    shop: {
      ...shop,
      module: { id: module.id, module_type: module.module_type, module_name: module.module_name },
      // Who has not said where they are may keep the store's zone (STO-03): in it from the start, nothing is asked again then.
      zone_ids: hasSaidWhere && isHere ? shop.zone_ids : [store.zone_id],
    },
    store_key: key,
    delivers: isHere || !hasSaidWhere,
  }
}

function servesHere(
  { all_zone_service }: Pick<Module, 'all_zone_service'>,
  { zone_id }: Pick<StoreDetails, 'zone_id'>,
  zone_ids: readonly number[],
): boolean {
  return zone_ids.length > 0 && (all_zone_service === 1 || zone_ids.includes(zone_id))
}

/** By the path, else by the `id` of the query: old links have either. */
async function findStore(access: ShopAccess, keys: readonly string[]) {
  for (const key of new Set(keys.filter((one) => one.trim() !== ''))) {
    try {
      return { key, store: await access.queryClient.ensureQueryData(storeQuery(access, key)) }
    } catch (error) {
      // A refused spelling is as unknown as a missing store.
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error
    }
  }
  return null
}
