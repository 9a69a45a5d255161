// Categories, units, modules and where they work, cached until one of them changes: every item names them.
import type { Category } from '#contract/features/category/category.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { ModuleZone, StoreScope } from '../module-zone.ts'
import { presentCategory, presentWithChildren } from './category.present.ts'
import {
  activeCategories,
  type CategoryRow,
  type ModuleFacts,
  modules,
  moduleZones,
  units,
} from './reference-data.db.ts'

async function readTables(db: Database) {
  dependOn([tags.categories, tags.units, tags.modules])
  const [categories, unitRows, moduleRows] = await Promise.all([activeCategories(db), units(db), modules(db)])
  const childrenOf = Map.groupBy(categories, (one) => one.parent_id)
  return {
    /** Highest priority first. */
    categories,
    categoryById: new Map(categories.map((one) => [one.id, one])),
    categoryBySlug: new Map(categories.map((one) => [one.slug, one])),
    childrenOf: (id: number): readonly CategoryRow[] => childrenOf.get(id) ?? [],
    unitById: new Map(unitRows.map((one) => [one.id, one.unit])),
    moduleById: new Map<number, ModuleFacts>(moduleRows.map((one) => [one.id, one])),
  }
}

export type { CategoryRow } from './reference-data.db.ts'

export type ReferenceTables = Awaited<ReturnType<typeof readTables>>

export function createReferenceData({ db, caching }: { db: Database; caching: CacheClock }) {
  const read = createCachedValue(caching, () => readTables(db))
  const links = createCachedValue(caching, () => {
    dependOn([tags.modules, tags.zones])
    return moduleZones(db)
  })

  return {
    read,

    /** Those of the zones in which the module works; a switched-off zone serves nobody. */
    async zonesFor(module_id: number, zone_ids: readonly number[]): Promise<number[]> {
      const served = (await links()).filter((link) => link.module_id === module_id && link.is_zone_active)
      const zones = new Set(served.map((link) => link.zone_id))
      return zone_ids.filter((id) => zones.has(id))
    },

    /** Active modules in the caller's zones; one that serves every zone, wherever it works. A switched-off zone serves nobody. */
    async moduleZonesFor({ module_id, zone_ids }: StoreScope): Promise<ModuleZone[]> {
      return (await links()).filter(
        (link) =>
          link.is_module_active &&
          link.is_zone_active &&
          (module_id === null || link.module_id === module_id) &&
          (zone_ids.length === 0 || link.all_zone_service || zone_ids.includes(link.zone_id)),
      )
    },

    /** Active categories in the order of priority; unknown ids are left out. */
    async categoriesByIds(ids: readonly number[], scope: Scope): Promise<Category[]> {
      const tables = await read()
      const wanted = new Set(ids)
      return tables.categories
        .filter((one) => wanted.has(one.id))
        .map((one) => presentCategory(one, tables, scope))
    },

    /** With their children. */
    async categoryTrees(rows: readonly CategoryRow[], scope: Scope): Promise<Category[]> {
      const tables = await read()
      return rows.map((one) => presentWithChildren(one, tables, scope))
    },
  }
}

export type ReferenceData = ReturnType<typeof createReferenceData>
