// The menu of a store: its sections, and the first items of them.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { ListingFilters } from '#contract/features/listing/listing.schema.ts'
import { menuItemsAtOnce, type StoreMenu } from '#contract/features/listing/menu.schema.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { countByCategory } from '#server/catalogue/query/found-items.ts'
import type { ItemQuery } from '#server/catalogue/query/item-query.ts'
import type { ItemService } from '#server/features/item/item.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { itemLists } from './item-lists.ts'
import type { ListingService } from './listing.service.ts'
import { type CountedSection, menuSections } from './menu-sections.ts'

export interface MenuParts {
  catalogue: Pick<Catalogue, 'items' | 'reference'>
  listing: Pick<ListingService, 'queryFor'>
  items: Pick<ItemService, 'listedByIds'>
}

const unfiltered: ListingFilters = { type: 'all', filter: [] }

export function createMenuService({ catalogue, listing, items }: MenuParts) {
  /** The first of a section, sorted as the list of the store. */
  async function firstOf({ category_id, is_upper }: CountedSection, query: ItemQuery, count: number) {
    const [top_category_ids, category_ids] = is_upper ? [[category_id], []] : [[], [category_id]]
    const found = await catalogue.items.find({ ...query, top_category_ids, category_ids })
    return catalogue.items.idsOf(found, itemLists.latest.sort, { start: 0, count })
  }

  /** From the first section on, until the reply is full. */
  async function firstItems(sections: readonly CountedSection[], query: ItemQuery): Promise<number[][]> {
    const ids: number[][] = []
    let left = menuItemsAtOnce
    for (const section of sections) {
      const first = left > 0 ? await firstOf(section, query, left) : []
      left -= first.length
      ids.push(first)
    }
    return ids
  }

  return async (which: IdOrSlug, scope: Scope): Promise<StoreMenu> => {
    const query = await listing.queryFor(itemLists.latest, unfiltered, scope, { store: which })
    const tables = await catalogue.reference.read()
    const module = tables.moduleById.get(query.module_id)
    refuseUnless(module, coreFailures.module_unknown)
    const found = await catalogue.items.find(query)
    const sections = menuSections(countByCategory(found), tables, module.module_type)
    const ids = await firstItems(sections, query)
    const products = await items.listedByIds(ids.flat(), scope)
    const byId = new Map(products.map((one) => [one.id, one]))
    return {
      total_size: found.span.total,
      sections: sections.map(({ category_id, category, count }, at) => ({
        category_id,
        name: category?.name[scope.language] ?? '',
        total_size: count,
        products: (ids[at] ?? []).flatMap((id) => byId.get(id) ?? []),
      })),
    }
  }
}

export type MenuService = ReturnType<typeof createMenuService>
