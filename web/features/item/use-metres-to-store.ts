// How far the store of an item is.
import type { Item } from '#contract/features/item/item.schema.ts'
import { useMetresTo } from '#web/platform/shop/destination.ts'

/** Null while the destination is not known. */
export function useMetresToStore(item: Pick<Item, 'store_latitude' | 'store_longitude'>): number | null {
  return useMetresTo({ latitude: item.store_latitude, longitude: item.store_longitude })
}
