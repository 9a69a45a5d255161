// What lists of stores are made from, in memory: a town has few stores, and everybody asks from another place.
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Direction, directionOf } from '#server/platform/geo/great-circle.ts'
import { createKeptAnswers } from '#server/platform/memory/kept-answers.ts'
import {
  activeShelves,
  type Shelf,
  type StoreFactsRow,
  storesNamed,
  storesOnShelf,
  textsOnShelf,
} from './store-facts.db.ts'
import { createVocabulary, type KnownText } from './store-naming.ts'
import type { StorePlace } from './store-question.ts'

export interface StoreFacts extends Omit<StoreFactsRow, 'open_seconds'> {
  /** Seconds of the week in pairs: open from the first until before the second. */
  open_between: readonly number[]
  direction: Direction
  /** Known where it was asked for. */
  text: KnownText | undefined
}

interface Stock {
  stores: StoreFacts[]
  /** Under way or there, once somebody asked for names. */
  texts?: Promise<void>
}

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const milliseconds = 30_000

/** Of the largest catalogues only so many modules in a zone stay in memory, about a megabyte each. */
const shelvesAtMost = 24

/** Half a town keeps the same hours, so each are read once. */
function toFacts(rows: readonly StoreFactsRow[]): StoreFacts[] {
  const read = new Map<string, readonly number[]>()
  return rows.map(({ open_seconds, ...rest }) => {
    const open_between = read.get(open_seconds) ?? (open_seconds.match(/\d+/g) ?? []).map(Number)
    read.set(open_seconds, open_between)
    const direction = directionOf({ lat: rest.latitude, lng: rest.longitude })
    return { ...rest, open_between, direction, text: undefined }
  })
}

export function createStoreFacts({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => clock.now().getTime()
  const kept = createKeptAnswers<Stock>({ now, milliseconds, atMost: shelvesAtMost })
  const vocabulary = createVocabulary()
  const keptShelves = createKeptAnswers<Awaited<ReturnType<typeof activeShelves>>>({ now })

  /** In the caller's zones, unless the module serves every zone. */
  async function shelvesFor({ module_id, zone_ids }: StorePlace): Promise<Shelf[]> {
    const all = await keptShelves.get('all', () => activeShelves(db))
    return all.filter(
      (shelf) =>
        (module_id === null || shelf.module_id === module_id) &&
        (zone_ids.length === 0 || shelf.all_zone_service || zone_ids.includes(shelf.zone_id)),
    )
  }

  async function stockOf(place: StorePlace, date: string) {
    const shelves = await shelvesFor(place)
    const stocks = shelves.map((shelf) =>
      kept.get(`${shelf.module_id} ${shelf.zone_id} ${date}`, async () => ({
        stores: toFacts(await storesOnShelf(db, shelf, date)),
      })),
    )
    return { shelves, stocks: await Promise.all(stocks) }
  }

  async function readTexts(shelf: Shelf, stock: Stock): Promise<void> {
    const texts = await textsOnShelf(db, shelf)
    for (const store of stock.stores) {
      const text = texts.get(store.id)
      store.text = text && { ...text, words: vocabulary.numbersOf(text.search_text) }
    }
  }

  const together = (stocks: readonly Stock[]) => stocks.flatMap(({ stores }) => stores)

  return {
    /** Approved stores of active modules that work where the store is. */
    async servedIn(place: StorePlace, date: string): Promise<StoreFacts[]> {
      return together((await stockOf(place, date)).stocks)
    },

    /** The same with what they are called. */
    async namedIn(place: StorePlace, date: string): Promise<StoreFacts[]> {
      const { shelves, stocks } = await stockOf(place, date)
      const read = shelves.map(async (shelf, at) => {
        const stock = stocks[at]
        if (!stock) return
        stock.texts ??= readTexts(shelf, stock)
        try {
          await stock.texts
        } catch (problem) {
          // A failure is for those who waited, not for those who come later.
          delete stock.texts
          throw problem
        }
      })
      await Promise.all(read)
      return together(stocks)
    },

    /** Those of the named that serve the caller, as the database has them now. */
    async among(ids: readonly number[], place: StorePlace, date: string): Promise<StoreFacts[]> {
      const [shelves, rows] = await Promise.all([shelvesFor(place), storesNamed(db, ids, date)])
      const served = new Set(shelves.map(({ module_id, zone_id }) => `${module_id} ${zone_id}`))
      return toFacts(rows).filter(({ module_id, zone_id }) => served.has(`${module_id} ${zone_id}`))
    },

    vocabulary,

    forget() {
      kept.clear()
      keptShelves.clear()
    },
  }
}
