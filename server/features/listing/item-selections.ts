// Rows of a snapshot that fit a query, whatever they cost.
import { firstAt } from './ascending.ts'
import { type Condition, conditionsOf } from './item-conditions.ts'
import { type ItemSnapshot, rowsSortedBy, type Selection, type StoreSets } from './item-snapshot.ts'
import type { ListingQuery } from './listing-query.ts'

/** Some ten kilobytes each in a town, a hundred and more in the largest catalogue. */
const maxSelections = 12

/** Leaves those of the rows that fit, in place; asked of every row of a snapshot, so by hand. */
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
export function rowsOfStore(snapshot: ItemSnapshot, store_id: number): Uint32Array {
  const sorted = rowsSortedBy(snapshot, 'store_id')
  const [from, until] = [store_id, store_id + 1].map((id) => firstAt(sorted, snapshot.store_id, id))
  return sorted.subarray(from, until)
}

/** The cheapest first. */
function offered(snapshot: ItemSnapshot, store_id: number | undefined): Uint32Array {
  if (store_id === undefined) return rowsSortedBy(snapshot, 'price').slice()
  return rowsOfStore(snapshot, store_id)
    .slice()
    .sort((one, other) => (snapshot.price[one] ?? 0) - (snapshot.price[other] ?? 0) || one - other)
}

export function categoriesOf(
  { top_category_id }: ItemSnapshot,
  rows: Uint32Array,
  atMost?: number,
): Set<number> {
  const categories = new Set<number>()
  for (let at = 0; at < rows.length && categories.size !== atMost; at += 1) {
    categories.add(top_category_id[rows[at] ?? 0] ?? 0)
  }
  return categories
}

function select(snapshot: ItemSnapshot, query: ListingQuery, sets: StoreSets): Selection {
  const rows = conditionsOf(snapshot, query, sets).reduce(narrowed, offered(snapshot, query.store_id))
  const isChosen = new Uint8Array(snapshot.rows.length)
  for (let at = 0; at < rows.length; at += 1) isChosen[rows[at] ?? 0] = 1
  return { rows: rows.slice(), isChosen, top_category_ids: categoriesOf(snapshot, rows), sets }
}

/** What is asked of one store or beside one item is asked too seldom to be cached. */
const isCached = ({ store_id, except_id }: ListingQuery) => store_id === undefined && except_id === undefined

function isOf(cached: Selection, sets: StoreSets): boolean {
  return Object.values(sets).every((stores) => Object.values(cached.sets).includes(stores))
}

export function selectionOf(snapshot: ItemSnapshot, query: ListingQuery, sets: StoreSets): Selection {
  if (!isCached(query)) return select(snapshot, query, sets)
  const { zone_ids: _zones, min_price: _least, max_price: _most, ...asked } = query
  const key = JSON.stringify(asked)
  const cached = snapshot.selections.get(key)
  const selection = cached && isOf(cached, sets) ? cached : select(snapshot, query, sets)
  // The map keeps insertion order: the first was asked for longest ago.
  snapshot.selections.delete(key)
  snapshot.selections.set(key, selection)
  const [oldest] = snapshot.selections.keys()
  if (snapshot.selections.size > maxSelections && oldest !== undefined) snapshot.selections.delete(oldest)
  return selection
}
