// Everything a product page shows, before its first byte leaves; only the item itself is worth a missing page.
import { notFound } from '@tanstack/react-router'
import type { Item } from '#contract/features/item/item.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { ShopAccess } from '#web/platform/api/query.ts'
import {
  type AskedItem,
  relatedItemsQuery,
  relatedStoreItemsQuery,
  type SoldItem,
  soldItemQuery,
} from '../sold-item.queries.ts'

export async function loadProduct(access: ShopAccess, asked: AskedItem): Promise<SoldItem> {
  try {
    return await access.queryClient.ensureQueryData({ ...soldItemQuery(access, asked), retry: false })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) throw notFound()
    throw error
  }
}

/** A row beside the item may fail: it then says so in its own place. */
export async function loadBeside(access: ShopAccess, item: Item): Promise<void> {
  const { queryClient } = access
  await Promise.all([
    queryClient.prefetchQuery(relatedItemsQuery(access, item)),
    queryClient.prefetchQuery(relatedStoreItemsQuery(access, item)),
  ])
}
