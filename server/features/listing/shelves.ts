// The shelves in memory: a list is made in a fraction of the time the database needs to look for it.
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Bearers } from './bearers.ts'
import type { ListingQuestion } from './listing-question.ts'
import { readBearers, readShelf, type ShelfPlace } from './shelf.db.ts'
import type { Shelf, StoreSets } from './shelf.ts'
import { isStoreSet, storesIn, zoneOfStore } from './store-sets.db.ts'

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const ttl = 60_000

const staleAtMost = 300_000

/** So many items are read within some milliseconds; of more, a list may be behind a change as well. */
const quicklyRead = 2_000

const isLarge = ({ rows }: Shelf) => rows.length > quicklyRead

/** Seventy bytes an item, up to 160 with its orders and selections, a hundred for its words; fewer, and naming all zones would have all read again. */
const shelvesAtMost = 96

export function createShelves({ db, caching }: { db: Database; caching: CacheClock }) {
  const shelves = createCache<Shelf>({
    ...caching,
    ttl,
    max: shelvesAtMost,
    stale: { isAllowed: isLarge, atMost: staleAtMost },
  })
  const sets = createCache<ReadonlySet<number>>({ ...caching, ttl, max: 200 })
  const zones = createCache<number | undefined>({ ...caching, ttl, max: 5_000 })

  /** Those somebody searched since they were read. */
  const searched = new Set<string>()
  const keyOf = ({ module_id, zone_id }: ShelfPlace) => `${module_id} ${zone_id}`

  async function read(place: ShelfPlace): Promise<Shelf> {
    dependOn([tags.itemsIn(place.module_id, place.zone_id), tags.offers])
    const shelf = await readShelf(db, place)
    // Whoever searched will again. Nobody waits for it: while a large shelf is read anew, the known one serves.
    if (searched.delete(keyOf(place)) && isLarge(shelf)) await bearersOf(shelf, place).catch(() => undefined)
    return shelf
  }

  function bearersOf(shelf: Shelf, place: ShelfPlace): Promise<Bearers> {
    shelf.bearers ??= readBearers(db, place, shelf).catch((problem) => {
      // A failure is for those who waited, not for those who come later.
      delete shelf.bearers
      throw problem
    })
    return shelf.bearers
  }

  const get = (place: ShelfPlace): Promise<Shelf> => shelves.get(keyOf(place), () => read(place))

  return {
    get,

    /** With what bears its words. */
    async searchable(place: ShelfPlace): Promise<{ shelf: Shelf; bearers: Bearers }> {
      const shelf = await get(place)
      searched.add(keyOf(place))
      return { shelf, bearers: await bearersOf(shelf, place) }
    },

    /** Of the filters a question asks. */
    async storeSets({ filters, module_id, zone_ids, date = '' }: ListingQuestion): Promise<StoreSets> {
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
