// One store with everything it sells and what was said about it; ids and slugs go on from one store to the next.
import { moduleTraits } from '#contract/core/module-type.ts'
import type { AddOnContent, StoreContent } from '../content/content.types.ts'
import { shopModules } from '../content/demo-modules.ts'
import { commonConditions } from '../content/pharmacy/pharmacy.content.ts'
import { buildCategories, type MadeCategories } from './categories.ts'
import { buildItems } from './items.ts'
import { moduleContents } from './module-contents.ts'
import { buildReviews } from './reviews.ts'
import { createSlugs } from './slug.ts'
import { type Branch, buildStore, type StoreSite } from './stores.ts'
import { unitIds } from './units.ts'
import { type CategoryRow, idCounter, type MadeItem, type MadeStore, type WorldPlan } from './world-plan.ts'
import { moduleIds } from './zones-and-modules.ts'

export const conditionIds = new Map(commonConditions.map((one, index) => [one.key, index + 1]))

export interface AddOnRow {
  id: number
  store_id: number
  name: AddOnContent['name']
  price: number
}

export interface BuiltStore {
  store: MadeStore
  addOns: AddOnRow[]
  items: MadeItem[]
  reviews: ReturnType<typeof buildReviews>
}

export interface StorePlan {
  module_type: MadeStore['module_type']
  content: StoreContent
  site: StoreSite
  branch?: Branch | undefined
  /** At most so many items. */
  most?: number
}

export function createStoreBuilder(plan: WorldPlan) {
  const next = { store: idCounter(), item: idCounter(), category: idCounter(), addOn: idCounter() }
  const slugs = { category: createSlugs(), store: createSlugs(), item: createSlugs() }
  const categoriesOf = new Map<MadeStore['module_type'], MadeCategories>(
    shopModules.map((type) => [
      type,
      buildCategories(moduleContents[type], moduleIds[type], next.category, slugs.category),
    ]),
  )

  function addOnsOf({ module_type, row }: MadeStore) {
    if (!moduleTraits[module_type].has_add_ons) return []
    return moduleContents[module_type].add_ons.map(({ key, name, price }) => ({
      key,
      row: { id: next.addOn(), store_id: row.id, name, price },
    }))
  }

  return {
    categories: [...categoriesOf.values()].flatMap((made): CategoryRow[] => made.rows),

    build({ module_type, content, site, branch, most }: StorePlan): BuiltStore {
      const categories = categoriesOf.get(module_type)
      if (!categories) throw new Error(`${module_type} has no categories`)
      const id = next.store()
      const sold = content.sells.flatMap((key) => categories.names.get(key) ?? [])
      const store = buildStore(plan, { id, content, module_type, site, sold, slugOf: slugs.store, branch })
      const addOns = addOnsOf(store)
      const items = buildItems(plan, store, {
        categories,
        templates: moduleContents[module_type].items,
        unitIds,
        conditionIds,
        addOnIds: new Map(addOns.map((one) => [one.key, one.row.id])),
        nextId: next.item,
        slugOf: slugs.item,
      }).slice(0, most)
      const reviews = buildReviews(plan, items, [store])
      countItems(store, items)
      return { store, addOns: addOns.map((one) => one.row), items, reviews }
    },
  }
}

export type StoreBuilder = ReturnType<typeof createStoreBuilder>

/** Numbers of a store that repeat what its items say. */
function countItems({ row }: MadeStore, items: readonly MadeItem[]): void {
  row.total_items = items.length
  row.category_ids = [...new Set(items.flatMap((one) => [one.row.category_id, one.row.parent_category_id]))]
}
