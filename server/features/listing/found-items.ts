// What is found in snapshots, and what the whole of it spans.
import { firstAt } from './ascending.ts'
import { type Condition, conditionsOf, priceCondition } from './item-conditions.ts'
import { categoriesOf, narrowed, selectionOf } from './item-selections.ts'
import { type ItemSnapshot, rank, type StoreSets } from './item-snapshot.ts'
import type { ListingQuery } from './listing-query.ts'

export interface ListingSpan {
  total: number
  /** Minor units; zeros when nothing is found. */
  min_price: number
  max_price: number
  top_category_ids: number[]
}

/** What was found in one snapshot. */
export interface FoundRows {
  snapshot: ItemSnapshot
  rows: Uint32Array
  /** Whether a row is among them. */
  holds: (row: number) => boolean
  /** Of every row of the snapshot, how well it matches a text, 0 the best. */
  ranks?: Uint8Array
}

/** With what it spans. */
interface Part extends FoundRows {
  /** Of all that fits, whatever it costs: a price slider keeps its ends. */
  prices: { least: number; most: number } | null
  top_category_ids: ReadonlySet<number>
}

export interface Found {
  choices: readonly FoundRows[]
  span: ListingSpan
}

/** How well the rows of a snapshot match a text. */
export interface Match {
  snapshot: ItemSnapshot
  /** One of `rank` for every row. */
  ranks: Uint8Array
}

/** Rows sorted by price, so that a range of prices is a run of them. */
export function selectItems(snapshot: ItemSnapshot, query: ListingQuery, sets: StoreSets): Part {
  const { rows, isChosen, top_category_ids } = selectionOf(snapshot, query, sets)
  const { price } = snapshot
  const prices =
    rows.length === 0 ? null : { least: at(price, rows, 0), most: at(price, rows, rows.length - 1) }
  const { min_price: least = 0, max_price: most = Number.MAX_SAFE_INTEGER } = query
  if (!prices || (least <= prices.least && most >= prices.most)) {
    return { snapshot, rows, holds: (row) => isChosen[row] === 1, prices, top_category_ids }
  }
  const priced = rows.subarray(firstAt(rows, price, least), firstAt(rows, price, most + 1))
  const isPriced = priceCondition(snapshot, query)
  return {
    snapshot,
    rows: priced,
    holds: (row) => isChosen[row] === 1 && isPriced(row),
    prices,
    top_category_ids: categoriesOf(snapshot, priced, top_category_ids.size),
  }
}

const at = (column: Int32Array, rows: Uint32Array, index: number) => column[rows[index] ?? 0] ?? 0

/** Every row of the snapshot is looked at: by hand, and without an array of that length for each search. */
function matchedRows({ ranks }: Match, fits: Condition): Uint32Array {
  const rows: number[] = []
  for (let row = 0; row < ranks.length; row += 1) if (ranks[row] !== rank.none && fits(row)) rows.push(row)
  return Uint32Array.from(rows)
}

export function matchItems(match: Match, query: ListingQuery, sets: StoreSets): Part {
  const { snapshot, ranks } = match
  const conditions = conditionsOf(snapshot, query, sets)
  const isPriced = priceCondition(snapshot, query)
  const fits = (row: number) => conditions.every((condition) => condition(row))
  const fitting = matchedRows(match, fits)
  let [least, most] = [Number.MAX_SAFE_INTEGER, 0]
  for (let index = 0; index < fitting.length; index += 1) {
    const price = at(snapshot.price, fitting, index)
    if (price < least) least = price
    if (price > most) most = price
  }
  const rows = narrowed(fitting, isPriced)
  return {
    snapshot,
    rows,
    ranks,
    holds: (row) => ranks[row] !== rank.none && isPriced(row) && fits(row),
    prices: least > most ? null : { least, most },
    top_category_ids: categoriesOf(snapshot, rows),
  }
}

export function together(parts: readonly Part[]): Found {
  const prices = parts.flatMap((part) => part.prices ?? [])
  return {
    choices: parts,
    span: {
      total: parts.reduce((sum, { rows }) => sum + rows.length, 0),
      min_price: prices.length === 0 ? 0 : Math.min(...prices.map(({ least }) => least)),
      max_price: Math.max(0, ...prices.map(({ most }) => most)),
      top_category_ids: [...new Set(parts.flatMap((part) => [...part.top_category_ids]))],
    },
  }
}
