// What lists of stores are made from, in memory: a town has few stores, and everybody asks from another place.
import type { Localised } from '#contract/core/language.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type Direction, directionOf } from '#server/platform/geo/great-circle.ts'
import { createKeptAnswers } from '#server/platform/memory/kept-answers.ts'
import { createRenewedBehind } from '#server/platform/memory/renewed-behind.ts'
import {
  activeShelves,
  type ShelfPlace,
  type StoreFactsRow,
  storesNamed,
  storesOnShelf,
  textsOnShelf,
} from './store-facts.db.ts'
import { namesFrom, type StoreNames } from './store-naming.ts'
import type { StorePlace } from './store-question.ts'
import { createVocabularies } from './store-vocabulary.ts'

export interface StoreFacts extends Omit<StoreFactsRow, 'open_seconds'> {
  /** Seconds of the week in pairs: open from the first until before the second. */
  open_between: readonly number[]
  direction: Direction
  /** Known where it was asked for. */
  name: Localised | undefined
}

/** Stores that stand together. */
export interface KnownStores {
  stores: readonly StoreFacts[]
  /** Where they were asked for. */
  names?: StoreNames<StoreFacts>
}

interface Stock {
  stores: StoreFacts[]
  /** Under way or there, once somebody asked for names. */
  names?: Promise<StoreNames<StoreFacts>>
}

/** How much later than the database a list may notice what nobody announces, such as an order more. */
const milliseconds = 60_000

const longestBehind = 300_000

/** So many stores are read within some milliseconds; of more, a list may be behind a change as well: every review is one. */
const quicklyRead = 200

/** Some kilobytes each in a town, a megabyte in the largest catalogue; fewer, and naming all zones would have all read again. */
const shelvesAtMost = 96

/** Half a town keeps the same hours, so each are read once. */
function toFacts(rows: readonly StoreFactsRow[]): StoreFacts[] {
  const read = new Map<string, readonly number[]>()
  return rows.map(({ open_seconds, ...rest }) => {
    const open_between = read.get(open_seconds) ?? (open_seconds.match(/\d+/g) ?? []).map(Number)
    read.set(open_seconds, open_between)
    const direction = directionOf({ lat: rest.latitude, lng: rest.longitude })
    return { ...rest, open_between, direction, name: undefined }
  })
}

const markOf = ({ module_id, zone_id }: ShelfPlace) => `${module_id} ${zone_id}`

export function createStoreFacts({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => clock.now().getTime()
  const kept = createRenewedBehind<Stock>({
    now,
    milliseconds,
    longestBehind,
    atMost: shelvesAtMost,
    isDear: ({ stores }) => stores.length > quicklyRead,
  })
  const vocabulary = createVocabularies()
  /** Shelves somebody looked for names on. */
  const searched = new Set<string>()
  const keptShelves = createKeptAnswers<Awaited<ReturnType<typeof activeShelves>>>({ now })

  /** In the caller's zones, unless the module serves every zone. */
  async function shelvesFor({ module_id, zone_ids }: StorePlace): Promise<ShelfPlace[]> {
    const all = await keptShelves.get('all', () => activeShelves(db))
    return all.filter(
      (shelf) =>
        (module_id === null || shelf.module_id === module_id) &&
        (zone_ids.length === 0 || shelf.all_zone_service || zone_ids.includes(shelf.zone_id)),
    )
  }

  async function readStock(shelf: ShelfPlace, date: string): Promise<Stock> {
    const stock: Stock = { stores: toFacts(await storesOnShelf(db, shelf, date)) }
    // Whoever asked for names will again: read along, nobody waits for them.
    if (searched.has(markOf(shelf))) await namesIn(shelf, stock)
    return stock
  }

  async function stockOf(place: StorePlace, date: string) {
    const shelves = await shelvesFor(place)
    return Promise.all(
      shelves.map(async (shelf) => {
        const stock = await kept.get(`${markOf(shelf)} ${date}`, () => readStock(shelf, date))
        return { shelf, stock }
      }),
    )
  }

  async function readNames(shelf: ShelfPlace, { stores }: Stock): Promise<StoreNames<StoreFacts>> {
    const texts = new Map((await textsOnShelf(db, shelf)).map((text) => [text.id, text]))
    for (const store of stores) store.name = texts.get(store.id)?.name
    return namesFrom(stores, ({ id }) => texts.get(id)?.search_text ?? '', vocabulary())
  }

  function namesIn(shelf: ShelfPlace, stock: Stock): Promise<StoreNames<StoreFacts>> {
    searched.add(markOf(shelf))
    stock.names ??= readNames(shelf, stock).catch((problem) => {
      // A failure is for those who waited, not for those who come later.
      delete stock.names
      throw problem
    })
    return stock.names
  }

  return {
    /** Approved stores of active modules that work where the store is. */
    async servedIn(place: StorePlace, date: string): Promise<KnownStores[]> {
      const stocks = await stockOf(place, date)
      return stocks.map(({ stock: { stores } }) => ({ stores }))
    },

    /** The same with what they are called. */
    async namedIn(place: StorePlace, date: string): Promise<Required<KnownStores>[]> {
      const stocks = await stockOf(place, date)
      return Promise.all(
        stocks.map(async ({ shelf, stock }) => ({
          stores: stock.stores,
          names: await namesIn(shelf, stock),
        })),
      )
    },

    /** Those of the named that serve the caller, as the database has them now. */
    async among(ids: readonly number[], place: StorePlace, date: string): Promise<StoreFacts[]> {
      const [shelves, rows] = await Promise.all([shelvesFor(place), storesNamed(db, ids, date)])
      const served = new Set(shelves.map(markOf))
      return toFacts(rows).filter((store) => served.has(markOf(store)))
    },

    forget() {
      kept.forget()
      keptShelves.clear()
    },
  }
}
