// A page about sending parcels shows the module for it, whichever this browser chose before.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { modulesQuery } from './module.queries.ts'

/** Null where the shop has no such module. */
export async function enterParcelModule(access: ShopAccess): Promise<Shop | null> {
  const { shop } = access
  const modules = await access.queryClient.ensureQueryData(modulesQuery(access))
  const forParcels = modules.filter((one) => !moduleTraits[one.module_type].sells_from_stores)
  const entered = forParcels.find(({ id }) => id === shop.module?.id) ?? forParcels[0]
  if (!entered) return null
  const { id, module_type, module_name } = entered
  return { ...shop, module: { id, module_type, module_name } }
}
