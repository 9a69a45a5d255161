// What is found on shelves, and what the whole of it spans.
import type { ListingQuestion } from './listing-question.ts'
import { rowOf, type Shelf } from './shelf.ts'
import { type Condition, conditionsOf, priceCondition, type StoreSets } from './shelf-conditions.ts'

export interface ListingSpan {
  total: number
  /** Minor units; zeros when nothing is found. */
  min_price: number
  max_price: number
  top_category_ids: number[]
}

/** Rows of one shelf to choose from. */
export interface Choice {
  shelf: Shelf
  rows: Uint32Array
  /** Of every row of the shelf, how well it matches a text, 0 the best. */
  ranks?: Uint8Array
}

/** Items that fit a text equally well; 0 is the best rank. */
export interface Match {
  rank: number
  ids: Int32Array
}

export const everythingOn = (shelf: Shelf): Choice => ({ shelf, rows: shelf.rows })

/** A shelf may be a moment behind or ahead of what was matched: what it does not hold is left out. */
export function matchedOn(shelf: Shelf, matches: readonly Match[]): Choice {
  const ranks = new Uint8Array(shelf.rows.length)
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
  return { shelf, rows: rows.subarray(0, count), ranks }
}

export interface Found {
  choices: readonly Choice[]
  span: ListingSpan
}

/** Rows are gathered here and copied: a new array as long as the shelf for every list would soon be most of the work. */
let gathered = new Uint32Array(1_024)

/** A span that grows. */
function createSpan() {
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  const categories = new Set<number>()
  let latest: number | undefined
  return {
    price(one: number) {
      if (one < least) least = one
      if (one > most) most = one
    },
    category(one: number) {
      // Neighbours are often of one category.
      if (one === latest) return
      latest = one
      categories.add(one)
    },
    of: (total: number): ListingSpan => ({
      total,
      min_price: least > most ? 0 : least,
      max_price: most,
      top_category_ids: [...categories],
    }),
  }
}

/** The price range shown is that of all prices, so that a slider keeps its ends. */
export function foundOn(choices: readonly Choice[], question: ListingQuestion, sets: StoreSets): Found {
  const span = createSpan()
  const found = choices.map(({ rows, ...choice }): Choice => {
    const { price, top_category_id } = choice.shelf
    const conditions = conditionsOf(choice.shelf, question, sets)
    const isPriced = priceCondition(choice.shelf, question)
    if (gathered.length < rows.length) gathered = new Uint32Array(rows.length)
    let count = 0
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? 0
      if (!fits(conditions, row)) continue
      span.price(price[row] ?? 0)
      if (!isPriced(row)) continue
      span.category(top_category_id[row] ?? 0)
      gathered[count] = row
      count += 1
    }
    return { ...choice, rows: gathered.slice(0, count) }
  })
  return { choices: found, span: span.of(found.reduce((sum, { rows }) => sum + rows.length, 0)) }
}

/** By hand: asked of every row of a shelf. */
function fits(conditions: readonly Condition[], row: number): boolean {
  for (const condition of conditions) if (!condition(row)) return false
  return true
}
