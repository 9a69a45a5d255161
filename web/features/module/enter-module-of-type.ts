// A page that belongs to one kind of module shows that one, whichever this browser chose before.
import type { ModuleType } from '#contract/core/module-type.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import type { Shop } from '#web/platform/shop/shop.ts'
import { modulesQuery } from './module.queries.ts'

/** Null where the shop has no such module. */
export async function enterModuleOfType(access: ShopAccess, module_type: ModuleType): Promise<Shop | null> {
  const { shop } = access
  const modules = await access.queryClient.ensureQueryData(modulesQuery(access))
  const ofType = modules.filter((one) => one.module_type === module_type)
  const entered = ofType.find(({ id }) => id === shop.module?.id) ?? ofType[0]
  if (!entered) return null
  const { id, module_name } = entered
  return { ...shop, module: { id, module_type, module_name } }
}
