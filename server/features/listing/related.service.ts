// What is sold besides an item.
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { ListingFilters } from '#contract/features/listing/listing.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { ListingService } from './listing.service.ts'

export interface RelatedParts {
  catalogue: Pick<Catalogue, 'items'>
  listing: Pick<ListingService, 'queryFor'>
  items: Pick<ItemService, 'listedByIds' | 'require'>
}

const relatedAtMost = 10

export function createRelatedService({ catalogue, listing, items }: RelatedParts) {
  /** In its category or by its store, the most ordered first. */
  return async (which: IdOrSlug, by: 'category' | 'store', scope: Scope): Promise<Item[]> => {
    const { id, store_id, category_id } = await items.require(which)
    const narrowing = by === 'store' ? { store: { id: store_id } } : { category_ids: [category_id] }
    const others: ListingFilters = { type: 'all', filter: [], product_id: id }
    const asked = await listing.queryFor({ traits: [] }, others, scope, narrowing)
    const found = await catalogue.items.find(asked)
    const ids = await catalogue.items.idsOf(found, 'popular', { start: 0, count: relatedAtMost })
    return items.listedByIds(ids, scope)
  }
}

export type RelatedService = ReturnType<typeof createRelatedService>
