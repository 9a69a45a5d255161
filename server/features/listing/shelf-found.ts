// What is found on shelves, and what the whole of it spans.
import type { ListingQuestion } from './listing-question.ts'
import { firstAt, rowOf, type Shelf, type StoreSets } from './shelf.ts'
import { conditionsOf, priceCondition } from './shelf-conditions.ts'
import { categoriesOf, narrowed, selectionOn } from './shelf-selection.ts'

export interface ListingSpan {
  total: number
  /** Minor units; zeros when nothing is found. */
  min_price: number
  max_price: number
  top_category_ids: number[]
}

/** What was found on one shelf. */
export interface Choice {
  shelf: Shelf
  rows: Uint32Array
  /** Whether a row is among them. */
  holds: (row: number) => boolean
  /** Of every row of the shelf, how well it matches a text, 0 the best. */
  ranks?: Uint8Array
}

/** With what it spans. */
interface Part extends Choice {
  /** Of all that fits, whatever it costs: a price slider keeps its ends. */
  prices: { least: number; most: number } | null
  top_category_ids: ReadonlySet<number>
}

export interface Found {
  choices: readonly Choice[]
  span: ListingSpan
}

/** Items that fit a text equally well; 0 is the best rank. */
export interface Match {
  rank: number
  ids: Int32Array
}

/** Rows in order of their price, so that a range of prices is a run of them. */
export function chosenOn(shelf: Shelf, question: ListingQuestion, sets: StoreSets): Part {
  const { rows, isChosen, top_category_ids } = selectionOn(shelf, question, sets)
  const { price } = shelf
  const prices =
    rows.length === 0 ? null : { least: at(price, rows, 0), most: at(price, rows, rows.length - 1) }
  const { min_price: least = 0, max_price: most = Number.MAX_SAFE_INTEGER } = question
  if (!prices || (least <= prices.least && most >= prices.most)) {
    return { shelf, rows, holds: (row) => isChosen[row] === 1, prices, top_category_ids }
  }
  const priced = rows.subarray(firstAt(rows, price, least), firstAt(rows, price, most + 1))
  const isPriced = priceCondition(shelf, question)
  return {
    shelf,
    rows: priced,
    holds: (row) => isChosen[row] === 1 && isPriced(row),
    prices,
    top_category_ids: categoriesOf(shelf, priced, top_category_ids.size),
  }
}

const at = (column: Int32Array, rows: Uint32Array, place: number) => column[rows[place] ?? 0] ?? 0

/** A shelf may be a moment behind or ahead of what was matched: what it does not hold is left out. */
function matchedRows(shelf: Shelf, matches: readonly Match[], ranks: Uint8Array): Uint32Array {
  const rows = new Uint32Array(matches.reduce((sum, { ids }) => sum + ids.length, 0))
  let count = 0
  for (const { rank, ids } of matches) {
    for (const id of ids) {
      const row = rowOf(shelf, id)
      if (row === -1) continue
      ranks[row] = rank
      rows[count] = row
      count += 1
    }
  }
  return rows.subarray(0, count)
}

export function matchedOn(
  shelf: Shelf,
  matches: readonly Match[],
  question: ListingQuestion,
  sets: StoreSets,
): Part {
  const ranks = new Uint8Array(shelf.rows.length)
  const matched = matchedRows(shelf, matches, ranks)
  const fitting = conditionsOf(shelf, question, sets).reduce(narrowed, matched)
  let [least, most] = [Number.MAX_SAFE_INTEGER, 0]
  for (const row of fitting) {
    const price = shelf.price[row] ?? 0
    if (price < least) least = price
    if (price > most) most = price
  }
  const rows = narrowed(fitting, priceCondition(shelf, question))
  const isChosen = new Uint8Array(shelf.rows.length)
  for (const row of rows) isChosen[row] = 1
  return {
    shelf,
    rows,
    ranks,
    holds: (row) => isChosen[row] === 1,
    prices: least > most ? null : { least, most },
    top_category_ids: categoriesOf(shelf, rows),
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
