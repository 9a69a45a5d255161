// What lists of stores are made from, in memory: a town has few stores, and everybody asks from another place.
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import { factsFrom, type StoreFacts, tellWares } from './store-columns.ts'
import {
  activeShelves,
  type ShelfPlace,
  storesNamed,
  storesOnShelf,
  textsOnShelf,
  waresOnShelf,
} from './store-facts.db.ts'
import { namesFrom, type StoreNames } from './store-naming.ts'
import type { StorePlace } from './store-question.ts'
import { createVocabularies } from './store-vocabulary.ts'

/** Stores that stand together. */
export interface KnownStores {
  stores: readonly StoreFacts[]
  /** Where they were asked for. */
  names?: StoreNames<StoreFacts>
}

/** What few lists ask for: what stores are called, what they sell. */
export type Beyond = 'names' | 'wares'

interface Stock extends KnownStores {
  /** Under way or there, once somebody asked for it. */
  known: Partial<Record<Beyond, Promise<void>>>
}

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const ttl = 60_000

const staleAtMost = 300_000

/** So many stores are read within some milliseconds; of more, a list may be behind a change as well. */
const quicklyRead = 200

/** Some kilobytes each in a town, a megabyte in the largest catalogue; fewer, and naming all zones would have all read again. */
const shelvesAtMost = 96

const markOf = ({ module_id, zone_id }: ShelfPlace) => `${module_id} ${zone_id}`

export function createStoreFacts({ db, caching }: { db: Database; caching: CacheClock }) {
  const kept = createCache<Stock>({
    ...caching,
    ttl,
    max: shelvesAtMost,
    stale: { isAllowed: ({ stores }) => stores.length > quicklyRead, atMost: staleAtMost },
  })
  const vocabulary = createVocabularies()
  /** What somebody asked for on which shelf. */
  const asked = new Set<string>()
  const placesWithStores = createCachedValue(caching, () => {
    dependOn([tags.modules, tags.zones])
    return activeShelves(db)
  })

  /** In the caller's zones, unless the module serves every zone. */
  async function shelvesFor({ module_id, zone_ids }: StorePlace): Promise<ShelfPlace[]> {
    const all = await placesWithStores()
    return all.filter(
      (shelf) =>
        (module_id === null || shelf.module_id === module_id) &&
        (zone_ids.length === 0 || shelf.all_zone_service || zone_ids.includes(shelf.zone_id)),
    )
  }

  const readBeyond: Record<Beyond, (stock: Stock, shelf: ShelfPlace, date: string) => Promise<void>> = {
    async names(stock, shelf) {
      const texts = new Map((await textsOnShelf(db, shelf)).map((text) => [text.id, text]))
      for (const store of stock.stores) store.name = texts.get(store.id)?.name
      stock.names = namesFrom(stock.stores, ({ id }) => texts.get(id)?.search_text ?? '', vocabulary())
    },
    async wares(stock, shelf, date) {
      tellWares(stock.stores, await waresOnShelf(db, shelf, date))
    },
  }

  function know(beyond: Beyond, stock: Stock, shelf: ShelfPlace, date: string): Promise<void> {
    asked.add(`${beyond} ${markOf(shelf)}`)
    stock.known[beyond] ??= readBeyond[beyond](stock, shelf, date).catch((problem) => {
      // A failure is for those who waited, not for those who come later.
      delete stock.known[beyond]
      throw problem
    })
    return stock.known[beyond]
  }

  async function readStock(shelf: ShelfPlace, date: string): Promise<Stock> {
    const { module_id, zone_id } = shelf
    // What they sell is read along, or later into the same snapshot.
    dependOn([tags.storesIn(module_id, zone_id), tags.itemsIn(module_id, zone_id), tags.campaigns])
    const stock: Stock = { stores: factsFrom(await storesOnShelf(db, shelf)), known: {} }
    // Whoever asked for more will again: read along. Should it fail, lists that need none of it go on.
    for (const beyond of ['names', 'wares'] as const) {
      if (!asked.has(`${beyond} ${markOf(shelf)}`)) continue
      await know(beyond, stock, shelf, date).catch(() => undefined)
    }
    return stock
  }

  return {
    /** Approved stores of active modules that work where the store is, and what is asked for beyond. */
    async servedIn(
      place: StorePlace,
      date: string,
      wanted: readonly Beyond[] = [],
    ): Promise<readonly KnownStores[]> {
      const shelves = await shelvesFor(place)
      return Promise.all(
        shelves.map(async (shelf) => {
          const stock = await kept.get(`${markOf(shelf)} ${date}`, () => readStock(shelf, date))
          for (const beyond of wanted) await know(beyond, stock, shelf, date)
          return stock
        }),
      )
    },

    /** Those of the named that serve the caller, as the database has them now. */
    async among(ids: readonly number[], place: StorePlace): Promise<StoreFacts[]> {
      return factsFrom(await storesNamed(db, ids, await shelvesFor(place)))
    },
  }
}
