// What is found in snapshots, and what the whole of it spans.
import { type AskedItems, type ItemCondition, isPricedWithin, priceRange } from '../filters/item-filters.ts'
import { firstAt } from '../snapshot/ascending.ts'
import type { SnapshotItems } from '../snapshot/snapshot-items.ts'
import { rank } from '../words/text-match.ts'
import { categoriesOf, itemConditions, narrowed, selectionOf } from './item-selections.ts'

export interface ItemSpan {
  total: number
  /** Minor units; zeros when nothing is found. */
  min_price: number
  max_price: number
  top_category_ids: number[]
}

/** What was found in one snapshot. */
export interface FoundRows {
  items: SnapshotItems
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
  span: ItemSpan
}

/** How well the items of a snapshot match a text. */
export interface Match {
  items: SnapshotItems
  /** One of `rank` for every row. */
  ranks: Uint8Array
}

/** Rows sorted by price, so that a range of prices is a run of them. */
export function selectItems(asked: AskedItems): Part {
  const { items, query } = asked
  const { rows, isChosen, top_category_ids } = selectionOf(asked)
  const { price } = items
  const prices =
    rows.length === 0 ? null : { least: at(price, rows, 0), most: at(price, rows, rows.length - 1) }
  const range = priceRange(query.filters)
  if (!prices || (range.least <= prices.least && range.most >= prices.most)) {
    return { items, rows, holds: (row) => isChosen[row] === 1, prices, top_category_ids }
  }
  const priced = rows.subarray(firstAt(rows, price, range.least), firstAt(rows, price, range.most + 1))
  const isPriced = isPricedWithin(items, range)
  return {
    items,
    rows: priced,
    holds: (row) => isChosen[row] === 1 && isPriced(row),
    prices,
    top_category_ids: categoriesOf(items, priced, top_category_ids.size),
  }
}

const at = (column: Int32Array, rows: Uint32Array, index: number) => column[rows[index] ?? 0] ?? 0

/** Every row of the snapshot is looked at: by hand, and without an array of that length for each search. */
function matchedRows(ranks: Uint8Array, fits: ItemCondition): Uint32Array {
  const rows: number[] = []
  for (let row = 0; row < ranks.length; row += 1) if (ranks[row] !== rank.none && fits(row)) rows.push(row)
  return Uint32Array.from(rows)
}

/** Of a text, only what matches it. */
export function matchItems(asked: AskedItems, ranks: Uint8Array): Part {
  const { items, query } = asked
  const conditions = itemConditions(asked)
  const isPriced = isPricedWithin(items, priceRange(query.filters))
  const fits = (row: number) => conditions.every((condition) => condition(row))
  const fitting = matchedRows(ranks, fits)
  let [least, most] = [Number.MAX_SAFE_INTEGER, 0]
  for (let index = 0; index < fitting.length; index += 1) {
    const price = at(items.price, fitting, index)
    if (price < least) least = price
    if (price > most) most = price
  }
  const rows = narrowed(fitting, isPriced)
  return {
    items,
    rows,
    ranks,
    holds: (row) => ranks[row] !== rank.none && isPriced(row) && fits(row),
    prices: least > most ? null : { least, most },
    top_category_ids: categoriesOf(items, rows),
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

/** How many were found in each category, by the one an item is filed under. */
export function countByCategory({ choices }: Found): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { items, rows } of choices) {
    for (let index = 0; index < rows.length; index += 1) {
      const id = at(items.category_id, rows, index)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  }
  return counts
}
