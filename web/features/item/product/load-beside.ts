// What stands beside the item of a product page, before its first byte leaves.
import type { Item } from '#contract/features/item/item.schema.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import { relatedItemsQuery, relatedStoreItemsQuery } from './related-items.queries.ts'

/** A row beside the item may fail: it then says so in its own place. */
export async function loadBeside(access: ShopAccess, item: Item): Promise<void> {
  const { queryClient } = access
  await Promise.all([
    queryClient.prefetchQuery(relatedItemsQuery(access, item)),
    queryClient.prefetchQuery(relatedStoreItemsQuery(access, item)),
  ])
}
