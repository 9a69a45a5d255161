// What is sold besides an item.
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import type { ListingFilters } from '#contract/features/listing/listing.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { ListingService } from './listing.service.ts'

export interface RelatedParts {
  catalogue: Pick<Catalogue, 'items' | 'reference'>
  listing: Pick<ListingService, 'queryFor'>
  items: Pick<ItemService, 'listedByIds' | 'require'>
}

const relatedAtMost = 10

export function createRelatedService(parts: RelatedParts) {
  /** In its category or by its store, the most ordered first. */
  return async (which: IdOrSlug, by: 'category' | 'store', scope: Scope): Promise<Item[]> => {
    const { items } = parts
    const { id, store_id, category_id } = await items.require(which)
    if (by === 'store') {
      return items.listedByIds(await othersOf(parts, id, { store: { id: store_id } }, scope), scope)
    }
    const beside = await othersOf(parts, id, { category_ids: [category_id] }, scope)
    return items.listedByIds(
      beside.length > 0 ? beside : await inUpperCategory(parts, id, category_id, scope),
      scope,
    )
  }
}

/** Alone in its category, an item stands beside those of the category above. */
async function inUpperCategory(parts: RelatedParts, id: number, category_id: number, scope: Scope) {
  const { categoryById } = await parts.catalogue.reference.read()
  const parent_id = categoryById.get(category_id)?.parent_id
  return parent_id ? othersOf(parts, id, { category_ids: [parent_id] }, scope) : []
}

async function othersOf(
  { catalogue, listing }: RelatedParts,
  product_id: number,
  narrowing: Parameters<ListingService['queryFor']>[3],
  scope: Scope,
): Promise<number[]> {
  const others: ListingFilters = { type: 'all', filter: [], product_id }
  const found = await catalogue.items.find(await listing.queryFor({ traits: [] }, others, scope, narrowing))
  return catalogue.items.idsOf(found, 'popular', { start: 0, count: relatedAtMost })
}

export type RelatedService = ReturnType<typeof createRelatedService>
