// What the head of a home page says: its module, and its stores as a list machines can read.
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { storesQuery } from '#web/features/store/store.queries.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { jsonLdScript } from '#web/platform/navigation/json-ld.ts'
import { configQuery } from '#web/platform/shop/config-query.ts'

const everyStore = { tab: 'all', service: 'all' } as const

export function homeHead(access: ShopAccess) {
  const { queryClient, shop } = access
  const config = queryClient.getQueryData(configQuery(access).queryKey)
  const module = queryClient
    .getQueryData(modulesQuery(access).queryKey)
    ?.find((one) => one.id === shop.module?.id)
  if (!config || !module) return { meta: [], scripts: [] }
  const title = `${module.module_name} · ${config.business_name}`
  const stores = queryClient
    .getQueryData(storesQuery(access, everyStore).queryKey)
    ?.pages.flatMap((page) => page.stores)
  return {
    meta: [
      { title },
      { name: 'description', content: module.description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: module.description },
      { property: 'og:image', content: module.thumbnail_full_url },
    ],
    scripts: stores && stores.length > 0 ? [jsonLdScript(storeList(title, stores))] : [],
  }
}

interface ListedStore {
  name: string
  slug: string
  logo_full_url: string
}

function storeList(name: string, stores: readonly ListedStore[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: stores.map((store, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'LocalBusiness',
        name: store.name,
        image: store.logo_full_url,
        url: `/store/${store.slug}`,
      },
    })),
  }
}
