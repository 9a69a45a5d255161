// The shelves in memory: a list is made in a fraction of the time the database needs to look for it.
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { createKeptAnswers } from '#server/platform/memory/kept-answers.ts'
import { createRenewedBehind } from '#server/platform/memory/renewed-behind.ts'
import type { Bearers } from './bearers.ts'
import type { ListingQuestion } from './listing-question.ts'
import { readBearers, readShelf, type ShelfPlace } from './shelf.db.ts'
import type { Shelf, StoreSets } from './shelf.ts'
import { isStoreSet, storesIn, zoneOfStore } from './store-sets.db.ts'

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const milliseconds = 60_000

const longestBehind = 300_000

/** So many items are read within some milliseconds; of more, a list may be behind a change as well. */
const quicklyRead = 2_000

const isLarge = ({ rows }: Shelf) => rows.length > quicklyRead

/** Seventy bytes an item, up to 160 with its orders and selections, a hundred for its words; fewer, and naming all zones would have all read again. */
const shelvesAtMost = 96

const setsLifetime = 60_000

export function createShelves({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => clock.now().getTime()
  const shelves = createRenewedBehind<Shelf>({
    now,
    milliseconds,
    longestBehind,
    atMost: shelvesAtMost,
    isDear: isLarge,
  })
  const sets = createKeptAnswers<ReadonlySet<number>>({ now, milliseconds: setsLifetime, atMost: 200 })
  const zones = createKeptAnswers<number | undefined>({ now })

  /** Those somebody searched since they were read. */
  const searched = new Set<string>()
  const keyOf = ({ module_id, zone_id }: ShelfPlace) => `${module_id} ${zone_id}`

  async function read(place: ShelfPlace): Promise<Shelf> {
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
        const stores = await sets.get(`${set} ${module_id} ${zone_ids} ${date}`, () =>
          storesIn(db, set, { module_id, zone_ids, date }),
        )
        return [set, stores] as const
      })
      return Object.fromEntries(await Promise.all(asked))
    },

    zoneOfStore: (store_id: number) => zones.get(String(store_id), () => zoneOfStore(db, store_id)),

    forget() {
      shelves.forget()
      sets.clear()
      zones.clear()
    },
  }
}
