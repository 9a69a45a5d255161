// What lists of stores are made from, in memory: a town has few stores, and everybody asks from another place.
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import { addAssortment, factsFrom, type StoreFacts } from './store-columns.ts'
import { namesFrom, type StoreNames } from './store-name-search.ts'
import type { StoreScope } from './store-query.ts'
import {
  activeModuleZones,
  assortmentInModuleZone,
  type ModuleZone,
  storesInModuleZone,
  storesNamed,
  textsInModuleZone,
} from './store-snapshot.db.ts'
import { createVocabularies } from './store-vocabulary.ts'

/** The stores of a module in a zone. */
export interface StoreSnapshot {
  stores: readonly StoreFacts[]
  /** Where they were asked for. */
  names?: StoreNames<StoreFacts>
}

/** What few lists ask for: what stores are called, what they sell. */
export type SnapshotExtra = 'names' | 'assortment'

interface LoadedSnapshot extends StoreSnapshot {
  /** Loaded once somebody asks for it; a promise while it loads. */
  known: Partial<Record<SnapshotExtra, Promise<void>>>
}

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const ttl = 60_000

const staleAtMost = 300_000

/** So many stores are read within some milliseconds; of more, a list may be behind a change as well. */
const quicklyRead = 200

/** Some kilobytes each in a town, a megabyte in the largest catalogue; fewer, and naming all zones would have all read again. */
const maxSnapshots = 96

const keyOf = ({ module_id, zone_id }: ModuleZone) => `${module_id} ${zone_id}`

export function createStoreSnapshots({ db, caching }: { db: Database; caching: CacheClock }) {
  const snapshots = createCache<LoadedSnapshot>({
    ...caching,
    ttl,
    max: maxSnapshots,
    stale: { isAllowed: ({ stores }) => stores.length > quicklyRead, atMost: staleAtMost },
  })
  const vocabulary = createVocabularies()
  /** What somebody asked for in which module and zone. */
  const asked = new Set<string>()
  const allModuleZones = createCachedValue(caching, () => {
    dependOn([tags.modules, tags.zones])
    return activeModuleZones(db)
  })

  /** In the caller's zones, unless the module serves every zone. */
  async function moduleZonesFor({ module_id, zone_ids }: StoreScope): Promise<ModuleZone[]> {
    const all = await allModuleZones()
    return all.filter(
      (moduleZone) =>
        (module_id === null || moduleZone.module_id === module_id) &&
        (zone_ids.length === 0 || moduleZone.all_zone_service || zone_ids.includes(moduleZone.zone_id)),
    )
  }

  const readExtra: Record<
    SnapshotExtra,
    (snapshot: LoadedSnapshot, moduleZone: ModuleZone, date: string) => Promise<void>
  > = {
    async names(snapshot, moduleZone) {
      const texts = new Map((await textsInModuleZone(db, moduleZone)).map((text) => [text.id, text]))
      for (const store of snapshot.stores) store.name = texts.get(store.id)?.name
      snapshot.names = namesFrom(snapshot.stores, ({ id }) => texts.get(id)?.search_text ?? '', vocabulary())
    },
    async assortment(snapshot, moduleZone, date) {
      addAssortment(snapshot.stores, await assortmentInModuleZone(db, moduleZone, date))
    },
  }

  function loadExtra(
    extra: SnapshotExtra,
    snapshot: LoadedSnapshot,
    moduleZone: ModuleZone,
    date: string,
  ): Promise<void> {
    asked.add(`${extra} ${keyOf(moduleZone)}`)
    snapshot.known[extra] ??= readExtra[extra](snapshot, moduleZone, date).catch((problem) => {
      // A failure is for those who waited, not for those who come later.
      delete snapshot.known[extra]
      throw problem
    })
    return snapshot.known[extra]
  }

  async function readSnapshot(moduleZone: ModuleZone, date: string): Promise<LoadedSnapshot> {
    const { module_id, zone_id } = moduleZone
    // What they sell is read along, or later into the same snapshot.
    dependOn([tags.storesIn(module_id, zone_id), tags.itemsIn(module_id, zone_id), tags.campaigns])
    const snapshot: LoadedSnapshot = {
      stores: factsFrom(await storesInModuleZone(db, moduleZone)),
      known: {},
    }
    // Whoever asked for more will again: read along. Should it fail, lists that need none of it go on.
    for (const extra of ['names', 'assortment'] as const) {
      if (!asked.has(`${extra} ${keyOf(moduleZone)}`)) continue
      await loadExtra(extra, snapshot, moduleZone, date).catch(() => undefined)
    }
    return snapshot
  }

  return {
    /** Approved stores of active modules that work where the store is, and what is asked for beyond. */
    async servedIn(
      scope: StoreScope,
      date: string,
      wanted: readonly SnapshotExtra[] = [],
    ): Promise<readonly StoreSnapshot[]> {
      const moduleZones = await moduleZonesFor(scope)
      return Promise.all(
        moduleZones.map(async (moduleZone) => {
          const snapshot = await snapshots.get(`${keyOf(moduleZone)} ${date}`, () =>
            readSnapshot(moduleZone, date),
          )
          for (const extra of wanted) await loadExtra(extra, snapshot, moduleZone, date)
          return snapshot
        }),
      )
    },

    /** Those of the named that serve the caller, as the database has them now. */
    async among(ids: readonly number[], scope: StoreScope): Promise<StoreFacts[]> {
      return factsFrom(await storesNamed(db, ids, await moduleZonesFor(scope)))
    },
  }
}
