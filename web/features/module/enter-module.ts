// Decides which module a page shows: the chosen one if it works here, else the first that does (MOD-02, MOD-03).
import type { ChosenModule } from '#contract/core/shop-context.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { modulesQuery } from './module.queries.ts'
import { modulesOfZones } from './module-zones.ts'

export interface EnteredModule {
  shop: Shop
  /** Whether the visitor chose it, or the page did for them; the only module there is needs no choice (MOD-02). */
  wasChosen: boolean
}

export async function enterModule(access: ShopAccess): Promise<EnteredModule> {
  const all = await access.queryClient.ensureQueryData(modulesQuery(access))
  const modules = modulesOfZones(all, access.shop.zone_ids)
  const chosen = modules.find((one) => one.id === access.shop.module?.id)
  const entered = chosen ?? modules[0]
  const module: ChosenModule | null = entered
    ? { id: entered.id, module_type: entered.module_type, module_name: entered.module_name }
    : null
  return { shop: { ...access.shop, module }, wasChosen: chosen !== undefined || modules.length < 2 }
}
