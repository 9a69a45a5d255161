// Decides which module a page shows: the chosen one if it works here, else the first that does (MOD-02, MOD-03).

import type { ShopAccess } from '#web/platform/api/query.ts'
import { createShopApi } from '#web/platform/api/shop-api.ts'
import { modulesQuery } from './module.queries.ts'

export async function enterModule(access: ShopAccess) {
  const modules = await access.queryClient.ensureQueryData(modulesQuery(access))
  const chosen = modules.find((one) => one.id === access.shop.module?.id)
  const module = chosen ?? modules[0] ?? null
  const shop = { ...access.shop, module }
  return { shop, module, modules, wasChosen: chosen !== undefined, api: createShopApi(shop) }
}
