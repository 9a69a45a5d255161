// The zone an order's address must lie in: the store's own, unless its module serves every zone.
import { useQuery } from '@tanstack/react-query'
import type { Store } from '#contract/features/store/store.schema.ts'
import { modulesOfZoneQuery } from '#web/features/store/page/entered-store.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'

/** Undefined: any zone. Until the modules are known the store's zone counts. */
export function useAddressZone({ zone_id, module_id }: Pick<Store, 'zone_id' | 'module_id'>) {
  const { data: modules = [] } = useQuery(modulesOfZoneQuery(useAccess(), zone_id))
  const servesAll = modules.some(({ id, all_zone_service }) => id === module_id && all_zone_service === 1)
  return servesAll ? undefined : zone_id
}
