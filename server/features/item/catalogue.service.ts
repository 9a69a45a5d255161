// Categories, units and modules, cached until one of them changes: every item names them.
import type { Category } from '#contract/features/category/category.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import {
  activeCategories,
  type CategoryRow,
  type ModuleFacts,
  modules,
  servedZones,
  units,
} from './catalogue.db.ts'
import { presentCategory, presentWithChildren } from './category.present.ts'

async function readCatalogue(db: Database) {
  dependOn([tags.categories, tags.units, tags.modules, tags.zones])
  const [categories, unitRows, moduleRows, links] = await Promise.all([
    activeCategories(db),
    units(db),
    modules(db),
    servedZones(db),
  ])
  const childrenOf = Map.groupBy(categories, (one) => one.parent_id)
  const zonesOfModule = Map.groupBy(links, (link) => link.module_id)
  return {
    /** Highest priority first. */
    categories,
    categoryById: new Map(categories.map((one) => [one.id, one])),
    categoryBySlug: new Map(categories.map((one) => [one.slug, one])),
    childrenOf: (id: number): readonly CategoryRow[] => childrenOf.get(id) ?? [],
    unitById: new Map(unitRows.map((one) => [one.id, one.unit])),
    moduleById: new Map<number, ModuleFacts>(moduleRows.map((one) => [one.id, one])),
    zonesOf: (module_id: number) => new Set(zonesOfModule.get(module_id)?.map((link) => link.zone_id)),
  }
}

export type { CategoryRow } from './catalogue.db.ts'

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

export function createCatalogueService({ db, caching }: { db: Database; caching: CacheClock }) {
  const read = createCachedValue(caching, () => readCatalogue(db))

  return {
    read,

    /** Those of the zones in which the module works. */
    async zonesFor(module_id: number, zone_ids: readonly number[]): Promise<number[]> {
      const served = (await read()).zonesOf(module_id)
      return zone_ids.filter((id) => served.has(id))
    },

    /** Active categories in the order of priority; unknown ids are left out. */
    async categoriesByIds(ids: readonly number[], scope: Scope): Promise<Category[]> {
      const catalogue = await read()
      const wanted = new Set(ids)
      return catalogue.categories
        .filter((one) => wanted.has(one.id))
        .map((one) => presentCategory(one, catalogue, scope))
    },

    /** With their children. */
    async categoryTrees(rows: readonly CategoryRow[], scope: Scope): Promise<Category[]> {
      const catalogue = await read()
      return rows.map((one) => presentWithChildren(one, catalogue, scope))
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>
