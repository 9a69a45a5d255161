// What the head of a home page says: its module, and its stores as a list machines can read.
import { storeListStructure } from '#web/features/listing/store-list-structure.ts'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { storesQuery } from '#web/features/store/store.queries.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { moduleAddress } from '#web/platform/navigation/page-address.ts'
import { pageMeta } from '#web/platform/navigation/page-meta.ts'
import { pageOrigin } from '#web/platform/navigation/page-origin.ts'
import { describePage } from '#web/platform/navigation/structured-data.tsx'
import { configQuery } from '#web/platform/shop/config-query.ts'

const everyStore = { tab: 'all', service: 'all' } as const

export function homeHead(access: ShopAccess) {
  const { queryClient, shop } = access
  const config = queryClient.getQueryData(configQuery(access).queryKey)
  const module = queryClient
    .getQueryData(modulesQuery(access).queryKey)
    ?.find((one) => one.id === shop.module?.id)
  const address = moduleAddress('/home', shop.module)
  if (!config || !module) return { address, meta: [] }
  const title = `${module.module_name} · ${config.business_name}`
  const stores = queryClient
    .getQueryData(storesQuery(access, everyStore).queryKey)
    ?.pages.flatMap((page) => page.stores)
  if (import.meta.env.SSR && stores && stores.length > 0) {
    describePage(access, [storeListStructure(title, stores, { origin: pageOrigin() })])
  }
  return {
    address,
    meta: pageMeta({ title, description: module.description, image: module.thumbnail_full_url }),
  }
}
