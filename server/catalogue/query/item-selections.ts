// Rows of a snapshot that fit a query, whatever they cost.
import { conditionsOf } from '../filters/filter-table.ts'
import { type AskedItems, type ItemCondition, itemFilters } from '../filters/item-filters.ts'
import { firstAt } from '../snapshot/ascending.ts'
import {
  rowsSortedBy,
  type Selection,
  type SnapshotItems,
  type StoreSets,
} from '../snapshot/snapshot-items.ts'
import type { ItemQuery } from './item-query.ts'

/** Some ten kilobytes each in a town, a hundred and more in the largest catalogue. */
const maxSelections = 12

/** Leaves those of the rows that fit, in place; asked of every row of a snapshot, so by hand. */
export function narrowed(rows: Uint32Array, fits: ItemCondition): Uint32Array {
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
export function rowsOfStore(items: SnapshotItems, store_id: number): Uint32Array {
  const sorted = rowsSortedBy(items, 'store_id')
  const [from, until] = [store_id, store_id + 1].map((id) => firstAt(sorted, items.store_id, id))
  return sorted.subarray(from, until)
}

/** The cheapest first. */
function offered(items: SnapshotItems, store_id: number | undefined): Uint32Array {
  if (store_id === undefined) return rowsSortedBy(items, 'price').slice()
  return rowsOfStore(items, store_id)
    .slice()
    .sort((one, other) => (items.price[one] ?? 0) - (items.price[other] ?? 0) || one - other)
}

export function categoriesOf(
  { top_category_id }: SnapshotItems,
  rows: Uint32Array,
  atMost?: number,
): Set<number> {
  const categories = new Set<number>()
  for (let at = 0; at < rows.length && categories.size !== atMost; at += 1) {
    categories.add(top_category_id[rows[at] ?? 0] ?? 0)
  }
  return categories
}

/** Everything but the price, which the span of a result leaves out. */
export function itemConditions(asked: AskedItems): ItemCondition[] {
  const { traits, filters } = asked.query
  return conditionsOf(itemFilters, { traits, words: filters.filter }, asked)
}

function select(asked: AskedItems): Selection {
  const { items, query, sets } = asked
  const rows = itemConditions(asked).reduce(narrowed, offered(items, query.store_id))
  const isChosen = new Uint8Array(items.rows.length)
  for (let at = 0; at < rows.length; at += 1) isChosen[rows[at] ?? 0] = 1
  return { rows: rows.slice(), isChosen, top_category_ids: categoriesOf(items, rows), sets }
}

/** What is asked of one store or beside one item is asked too seldom to be cached. */
const isCached = ({ store_id, filters }: ItemQuery) =>
  store_id === undefined && filters.product_id === undefined

function isOf(cached: Selection, sets: StoreSets): boolean {
  return Object.values(sets).every((stores) => Object.values(cached.sets).includes(stores))
}

function keyOf({ zone_ids: _zones, filters, ...asked }: ItemQuery): string {
  const { min_price: _least, max_price: _most, sort_by: _sort, ...narrowing } = filters
  return JSON.stringify([asked, narrowing])
}

export function selectionOf(asked: AskedItems): Selection {
  const { items, query, sets } = asked
  if (!isCached(query)) return select(asked)
  const key = keyOf(query)
  const cached = items.selections.get(key)
  const selection = cached && isOf(cached, sets) ? cached : select(asked)
  // The map keeps insertion order: the first was asked for longest ago.
  items.selections.delete(key)
  items.selections.set(key, selection)
  const [oldest] = items.selections.keys()
  if (items.selections.size > maxSelections && oldest !== undefined) items.selections.delete(oldest)
  return selection
}
