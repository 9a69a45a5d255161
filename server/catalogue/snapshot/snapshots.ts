// Snapshots in memory, one per module and zone: a list is made in a fraction of the time the database needs to look for it.
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCache } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { createMemo, type Memo } from '#server/platform/cache/memo.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { ModuleZone } from '../module-zone.ts'
import { createStoreVocabularies, type StoreVocabulary } from '../words/store-vocabulary.ts'
import { storeWordsFrom } from '../words/store-words.ts'
import { readSnapshotItems } from './snapshot-items.db.ts'
import type { ItemWords, SnapshotItems } from './snapshot-items.ts'
import { assortmentInModuleZone, storesInModuleZone, textsInModuleZone } from './snapshot-stores.db.ts'
import { addAssortment, factsFrom, type SnapshotStores, type StoreNeed } from './snapshot-stores.ts'

/** What a module sells in a zone, and who sells it. Each part is read when it is first asked for, apart from the other. */
export interface Snapshot extends ModuleZone {
  items(): Promise<SnapshotItems>
  /** With the index of their words, and their names. */
  searchableItems(): Promise<ItemWords & { items: SnapshotItems }>
  /** On a day, with what is needed beyond their facts. */
  stores(date: string, needs?: readonly StoreNeed[]): Promise<SnapshotStores>
}

type Part = SnapshotItems | SnapshotStores

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const ttl = 60_000

const staleAtMost = 300_000

/** So many rows are read within some milliseconds; of more, a list may be behind a change as well. */
const quicklyRead: Record<Part['part'], number> = { items: 2_000, stores: 200 }

const isLarge = ({ part, rows }: Part) => rows.length > quicklyRead[part]

/**
 * Of 96 modules in zones both parts: fewer, and naming all zones would have all read again. Seventy bytes an item, up to
 * 160 with its sorts and selections, as much for its words and names; stores are some kilobytes in a town, a megabyte at most.
 */
const partsAtMost = 2 * 96

async function readItems(db: Database, moduleZone: ModuleZone): Promise<SnapshotItems> {
  const { module_id, zone_id } = moduleZone
  dependOn([tags.itemsIn(module_id, zone_id), tags.offers])
  return readSnapshotItems(db, moduleZone)
}

async function readStores(
  db: Database,
  moduleZone: ModuleZone,
  date: string,
  vocabulary: () => StoreVocabulary,
): Promise<SnapshotStores> {
  const { module_id, zone_id } = moduleZone
  // What they sell is read along, or later into the same facts.
  dependOn([tags.storesIn(module_id, zone_id), tags.itemsIn(module_id, zone_id), tags.campaigns])
  const rows = factsFrom(await storesInModuleZone(db, moduleZone))
  return {
    part: 'stores',
    rows,
    words: createMemo(async () => {
      const texts = new Map((await textsInModuleZone(db, moduleZone)).map((text) => [text.id, text]))
      for (const store of rows) store.name = texts.get(store.id)?.name
      return storeWordsFrom(rows, ({ id }) => texts.get(id)?.search_text ?? '', vocabulary())
    }),
    assortment: createMemo(async () =>
      addAssortment(rows, await assortmentInModuleZone(db, moduleZone, date)),
    ),
  }
}

/** What was asked for beyond the columns since a part was last read: read along with it the next time. */
function createReadAlong() {
  const asked = new Map<string, Set<string>>()
  return {
    note(key: string, need: string) {
      const needs = asked.get(key) ?? new Set()
      asked.set(key, needs.add(need))
    },

    /**
     * Whoever asked will again. Only into a large part: nobody waits for it, because the known one serves while it is
     * read. Should it fail, lists that need none of it go on.
     */
    async into(key: string, part: Part, memos: Readonly<Record<string, Memo<unknown>>>) {
      const needs = asked.get(key) ?? []
      asked.delete(key)
      if (!isLarge(part)) return
      for (const need of needs) await memos[need]?.get().catch(() => undefined)
    },
  }
}

export function createSnapshots({ db, caching }: { db: Database; caching: CacheClock }) {
  const parts = createCache<Part>({
    ...caching,
    ttl,
    max: partsAtMost,
    stale: { isAllowed: isLarge, atMost: staleAtMost },
  })
  const readAlong = createReadAlong()
  const vocabulary = createStoreVocabularies()

  async function itemsOf(moduleZone: ModuleZone, key: string): Promise<SnapshotItems> {
    const part = await parts.get(key, async () => {
      const items = await readItems(db, moduleZone)
      await readAlong.into(key, items, { words: items.words })
      return items
    })
    if (part.part !== 'items') throw new Error(`no items under ${key}`)
    return part
  }

  async function storesOf(moduleZone: ModuleZone, date: string, key: string): Promise<SnapshotStores> {
    const part = await parts.get(`${key} ${date}`, async () => {
      const stores = await readStores(db, moduleZone, date, vocabulary)
      const { words, assortment } = stores
      await readAlong.into(key, stores, { words, assortment })
      return stores
    })
    if (part.part !== 'stores') throw new Error(`no stores under ${key}`)
    return part
  }

  return {
    of(moduleZone: ModuleZone): Snapshot {
      const { module_id, zone_id } = moduleZone
      const key = `${module_id} ${zone_id}`
      const items = () => itemsOf(moduleZone, `items ${key}`)
      return {
        module_id,
        zone_id,
        items,
        async searchableItems() {
          const found = await items()
          readAlong.note(`items ${key}`, 'words')
          return { items: found, ...(await found.words.get()) }
        },
        async stores(date, needs = []) {
          const found = await storesOf(moduleZone, date, `stores ${key}`)
          for (const need of needs) {
            readAlong.note(`stores ${key}`, need)
            await found[need].get()
          }
          return found
        },
      }
    },
  }
}

export type Snapshots = ReturnType<typeof createSnapshots>
