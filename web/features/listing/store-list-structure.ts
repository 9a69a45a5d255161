// Stores as a list machines can read; apart from items, for a home page needs no more.
import type { Store } from '#contract/features/store/store.schema.ts'
import { listStructure } from '#web/platform/navigation/json-ld.ts'

type ListedStore = Pick<Store, 'name' | 'slug' | 'logo_full_url'>

export function storeListStructure(
  name: string,
  stores: readonly ListedStore[],
  { origin }: { origin: string },
) {
  return listStructure(
    name,
    stores.map((store) => ({
      '@type': 'LocalBusiness',
      name: store.name,
      url: `${origin}/store/${encodeURIComponent(store.slug)}`,
      image: store.logo_full_url,
    })),
  )
}
