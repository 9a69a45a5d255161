// Rows of a shelf that fit a question, whatever they cost.
import { firstAt } from './ascending.ts'
import type { ListingQuestion } from './listing-question.ts'
import { rowsAlong, type Selection, type Shelf, type StoreSets } from './shelf.ts'
import { type Condition, conditionsOf } from './shelf-conditions.ts'

/** Some ten kilobytes each in a town, a hundred and more in the largest catalogue. */
const keptAtMost = 12

/** Leaves those of the rows that fit, in place; asked of every row of a shelf, so by hand. */
export function narrowed(rows: Uint32Array, fits: Condition): Uint32Array {
  let left = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    if (!fits(row)) continue
    rows[left] = row
    left += 1
  }
  return rows.subarray(0, left)
}

/** A store's few items are found among those of the others. */
export function rowsOfStore(shelf: Shelf, store_id: number): Uint32Array {
  const along = rowsAlong(shelf, 'store_id')
  const [from, until] = [store_id, store_id + 1].map((id) => firstAt(along, shelf.store_id, id))
  return along.subarray(from, until)
}

/** The cheapest first. */
function offered(shelf: Shelf, store_id: number | undefined): Uint32Array {
  if (store_id === undefined) return rowsAlong(shelf, 'price').slice()
  return rowsOfStore(shelf, store_id)
    .slice()
    .sort((one, other) => (shelf.price[one] ?? 0) - (shelf.price[other] ?? 0) || one - other)
}

export function categoriesOf({ top_category_id }: Shelf, rows: Uint32Array, atMost?: number): Set<number> {
  const categories = new Set<number>()
  for (let at = 0; at < rows.length && categories.size !== atMost; at += 1) {
    categories.add(top_category_id[rows[at] ?? 0] ?? 0)
  }
  return categories
}

function select(shelf: Shelf, question: ListingQuestion, sets: StoreSets): Selection {
  const rows = conditionsOf(shelf, question, sets).reduce(narrowed, offered(shelf, question.store_id))
  const isChosen = new Uint8Array(shelf.rows.length)
  for (let at = 0; at < rows.length; at += 1) isChosen[rows[at] ?? 0] = 1
  return { rows: rows.slice(), isChosen, top_category_ids: categoriesOf(shelf, rows), sets }
}

/** What is asked of one store or beside one item is asked too seldom to be kept. */
const isKept = ({ store_id, except_id }: ListingQuestion) => store_id === undefined && except_id === undefined

function isOf(kept: Selection, sets: StoreSets): boolean {
  return Object.values(sets).every((stores) => Object.values(kept.sets).includes(stores))
}

export function selectionOn(shelf: Shelf, question: ListingQuestion, sets: StoreSets): Selection {
  if (!isKept(question)) return select(shelf, question, sets)
  const { zone_ids: _zones, min_price: _least, max_price: _most, ...asked } = question
  const key = JSON.stringify(asked)
  const kept = shelf.selections.get(key)
  const selection = kept && isOf(kept, sets) ? kept : select(shelf, question, sets)
  // The map keeps insertion order: the first was asked for longest ago.
  shelf.selections.delete(key)
  shelf.selections.set(key, selection)
  const [oldest] = shelf.selections.keys()
  if (shelf.selections.size > keptAtMost && oldest !== undefined) shelf.selections.delete(oldest)
  return selection
}
