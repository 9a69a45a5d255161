// What is shown beside a product: more of its category, more of its store.
import { cardItemOf } from '#contract/features/item/card-item.ts'
import { itemEndpoints } from '#contract/features/item/item.endpoints.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { partQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** Beside an item of another module or zone than the visitor's, its own count. */
function besideScope({ shop }: QueryAccess, item: Item) {
  return { module_id: item.module_id, zone_ids: shop.zone_ids.length > 0 ? shop.zone_ids : [item.zone_id] }
}

const besideRequest = (access: QueryAccess, item: Item) => ({
  params: { id: String(item.id) },
  scope: besideScope(access, item),
  quiet: true,
})

const asCards = { part: (items: readonly Item[]) => items.map(cardItemOf) }

/** Up to ten of the same category. */
export const relatedItemsQuery = (access: QueryAccess, item: Item) =>
  partQuery(access, itemEndpoints.relatedItems, besideRequest(access, item), asCards)

/** Up to ten of the same store. */
export const relatedStoreItemsQuery = (access: QueryAccess, item: Item) =>
  partQuery(access, itemEndpoints.relatedStoreItems, besideRequest(access, item), asCards)
