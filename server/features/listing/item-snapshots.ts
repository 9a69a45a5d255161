// Item snapshots in memory, one per module and zone: a list is made in a fraction of the time the database needs to look for it.
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import { type ModuleZone, readItemSnapshot, readWordIndex } from './item-snapshot.db.ts'
import type { ItemSnapshot, StoreSets } from './item-snapshot.ts'
import type { ListingQuery } from './listing-query.ts'
import { isStoreSet, storesIn, zoneOfStore } from './store-sets.db.ts'
import type { WordIndex } from './word-index.ts'

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const ttl = 60_000

const staleAtMost = 300_000

/** So many items are read within some milliseconds; of more, a list may be behind a change as well. */
const quicklyRead = 2_000

const isLarge = ({ rows }: ItemSnapshot) => rows.length > quicklyRead

/** Seventy bytes an item, up to 160 with its sorts and selections, a hundred for its words; fewer, and naming all zones would have all read again. */
const maxSnapshots = 96

export function createItemSnapshots({ db, caching }: { db: Database; caching: CacheClock }) {
  const snapshots = createCache<ItemSnapshot>({
    ...caching,
    ttl,
    max: maxSnapshots,
    stale: { isAllowed: isLarge, atMost: staleAtMost },
  })
  const sets = createCache<ReadonlySet<number>>({ ...caching, ttl, max: 200 })
  const zones = createCache<number | undefined>({ ...caching, ttl, max: 5_000 })

  /** Those somebody searched since they were read. */
  const searched = new Set<string>()
  const keyOf = ({ module_id, zone_id }: ModuleZone) => `${module_id} ${zone_id}`

  async function read(moduleZone: ModuleZone): Promise<ItemSnapshot> {
    dependOn([tags.itemsIn(moduleZone.module_id, moduleZone.zone_id), tags.offers])
    const snapshot = await readItemSnapshot(db, moduleZone)
    // Whoever searched will again. Nobody waits for it: while a large snapshot is read again, the known one serves.
    if (searched.delete(keyOf(moduleZone)) && isLarge(snapshot))
      await wordIndexOf(snapshot, moduleZone).catch(() => undefined)
    return snapshot
  }

  function wordIndexOf(snapshot: ItemSnapshot, moduleZone: ModuleZone): Promise<WordIndex> {
    snapshot.wordIndex ??= readWordIndex(db, moduleZone, snapshot).catch((problem) => {
      // A failure is for those who waited, not for those who come later.
      delete snapshot.wordIndex
      throw problem
    })
    return snapshot.wordIndex
  }

  const get = (moduleZone: ModuleZone): Promise<ItemSnapshot> =>
    snapshots.get(keyOf(moduleZone), () => read(moduleZone))

  return {
    get,

    /** With its word index. */
    async searchable(moduleZone: ModuleZone): Promise<{ snapshot: ItemSnapshot; wordIndex: WordIndex }> {
      const snapshot = await get(moduleZone)
      searched.add(keyOf(moduleZone))
      return { snapshot, wordIndex: await wordIndexOf(snapshot, moduleZone) }
    },

    /** Of the filters a query asks. */
    async storeSets({ filters, module_id, zone_ids, date = '' }: ListingQuery): Promise<StoreSets> {
      const asked = filters.filter(isStoreSet).map(async (set) => {
        const stores = await sets.get(`${set} ${module_id} ${zone_ids} ${date}`, () => {
          dependOn([tags.campaigns, tags.coupons, ...zone_ids.map((id) => tags.storesIn(module_id, id))])
          return storesIn(db, set, { module_id, zone_ids, date })
        })
        return [set, stores] as const
      })
      return Object.fromEntries(await Promise.all(asked))
    },

    zoneOfStore: (store_id: number) =>
      zones.get(String(store_id), () => {
        dependOn([tags.store(store_id)])
        return zoneOfStore(db, store_id)
      }),
  }
}
