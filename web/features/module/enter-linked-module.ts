// A shared link may name its module: the page then shows that one, whatever this browser chose before.

import type { ShopAccess } from '#web/platform/api/query.ts'
import { enterModule } from './enter-module.ts'
import { modulesQuery } from './module.queries.ts'

export async function enterLinkedModule(access: ShopAccess, module_id: string | undefined) {
  const modules = await access.queryClient.ensureQueryData(modulesQuery(access))
  const linked = modules.find((one) => String(one.id) === module_id)
  if (!linked) return enterModule(access)
  const { id, module_type, module_name } = linked
  return { shop: { ...access.shop, module: { id, module_type, module_name } }, wasChosen: true }
}
