// Categories, units and modules, kept in memory until the catalogue changes: every item names them.
import type { Database } from '#server/database/connection.ts'
import {
  activeCategories,
  type CategoryRow,
  type ModuleFacts,
  modules,
  servedZones,
  units,
} from './catalogue.db.ts'

async function readCatalogue(db: Database) {
  const [categories, unitRows, moduleRows, links] = await Promise.all([
    activeCategories(db),
    units(db),
    modules(db),
    servedZones(db),
  ])
  const byId = new Map(categories.map((one) => [one.id, one]))
  const childrenOf = Map.groupBy(categories, (one) => one.parent_id)
  return {
    /** Highest priority first. */
    categories,
    categoryById: byId,
    categoryBySlug: new Map(categories.map((one) => [one.slug, one])),
    childrenOf: (id: number): readonly CategoryRow[] => childrenOf.get(id) ?? [],
    unitById: new Map(unitRows.map((one) => [one.id, one.unit])),
    moduleById: new Map<number, ModuleFacts>(moduleRows.map((one) => [one.id, one])),
    zonesOfModule: Map.groupBy(links, (link) => link.module_id),
  }
}

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

export function createCatalogueService({ db }: { db: Database }) {
  let kept: Promise<Catalogue> | undefined

  function read(): Promise<Catalogue> {
    kept ??= readCatalogue(db).catch((problem) => {
      // A failed read must not be kept: the next caller tries again.
      kept = undefined
      throw problem
    })
    return kept
  }

  return {
    read,

    /** Those of the zones in which the module works. */
    async zonesFor(module_id: number, zone_ids: readonly number[]): Promise<number[]> {
      const links = (await read()).zonesOfModule.get(module_id) ?? []
      const served = new Set(links.map((link) => link.zone_id))
      return zone_ids.filter((id) => served.has(id))
    },

    forget() {
      kept = undefined
    },
  }
}

export type CatalogueService = ReturnType<typeof createCatalogueService>
