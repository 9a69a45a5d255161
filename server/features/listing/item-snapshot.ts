// What lists of items are made from: the items of a module in a zone, column by column, a row number each.
import { firstIndex } from './ascending.ts'
import type { ListingQuery, ListingSort } from './listing-query.ts'
import type { WordIndex } from './word-index.ts'

/** Stores whose items a filter asks for, by the filter. */
export type StoreSets = Partial<Record<ListingQuery['filters'][number], ReadonlySet<number>>>

/** What an item states about allergens; many state the same. */
export interface Label {
  allergies: readonly string[]
  may_contain: readonly string[]
}

/** Rows ascend by id. Amounts are minor units. */
export interface ItemSnapshot {
  /** Another number with every reading. */
  edition: number
  /** Every row number. */
  rows: Uint32Array
  id: Int32Array
  store_id: Int32Array
  category_id: Int32Array
  top_category_id: Int32Array
  /** -1 is none. */
  common_condition_id: Int32Array
  price: Int32Array
  effective_price: Int32Array
  offer_share: Int32Array
  order_count: Int32Array
  rating_count: Int32Array
  avg_rating: Float32Array
  /** Seconds. */
  created_at: Float64Array
  /** Minutes of the day; -1 is always. */
  served_from: Int32Array
  served_until: Int32Array
  /** Sums of `flag`. */
  flags: Int32Array
  /** Numbers of `labels`. */
  label: Uint32Array
  labels: readonly Label[]
  /** All rows, ascending by a column, as soon as somebody asked for it. */
  sorted: Map<SortableColumn, Uint32Array>
  /** What lists asked for lately, by the query. */
  selections: Map<string, Selection>
  /** Loaded once somebody searches here; a promise while it loads. */
  wordIndex?: Promise<WordIndex>
}

/** Rows that fit a query, whatever they cost; those who move a price slider share it. */
export interface Selection {
  /** The cheapest first. */
  rows: Uint32Array
  /** 1 for every row of the snapshot that is among them. */
  isChosen: Uint8Array
  top_category_ids: ReadonlySet<number>
  /** Stores it was made with: they come and go by themselves. */
  sets: StoreSets
}

export const flag = {
  veg: 1,
  organic: 2,
  recommended: 4,
  is_basic: 8,
  discounted: 16,
  allergens_stated: 32,
} as const

export type Flag = keyof typeof flag

/** By what a text can be matched, the best first; `none` is the rank of what does not match it. */
export const rank = {
  /** The very words, in the name. */
  exact: 0,
  /** Words like them, in the name. */
  close: 1,
  /** Words like them anywhere, or in the name of the store. */
  mentioned: 2,
  none: 3,
} as const

/** Columns rows can be sorted by. */
export type SortableColumn = SortKey | 'price' | 'store_id'

export type SortKey =
  | 'created_at'
  | 'order_count'
  | 'rating_count'
  | 'avg_rating'
  | 'offer_share'
  | 'effective_price'

export interface Sort {
  key: SortKey
  way: 1 | -1
  /** How well a text is matched comes before the key. */
  by_rank?: true
}

export const sorts: Record<ListingSort, Sort> = {
  newest: { key: 'created_at', way: -1 },
  popular: { key: 'order_count', way: -1 },
  reviewed: { key: 'rating_count', way: -1 },
  rated: { key: 'avg_rating', way: -1 },
  offer: { key: 'offer_share', way: -1 },
  price_low: { key: 'effective_price', way: 1 },
  price_high: { key: 'effective_price', way: -1 },
  best_match: { key: 'order_count', way: -1, by_rank: true },
}

/** Row of an item, or -1. */
export function rowOf({ id }: Pick<ItemSnapshot, 'id'>, wanted: number): number {
  const row = firstIndex(id, wanted)
  return id[row] === wanted ? row : -1
}

/** Whole numbers that sort like the values: none below zero, and few enough to be packed with a row number. */
function ordinalsOf(values: Int32Array | Float32Array | Float64Array): ArrayLike<number> {
  if (values instanceof Int32Array) return values
  const distinct = Float64Array.from(new Set(values)).sort()
  const ordinals = new Map(Array.from(distinct, (value, ordinal) => [value, ordinal]))
  return Array.from(values, (value) => ordinals.get(value) ?? 0)
}

/** Key and row as one number, which the engine sorts many times quicker than by comparing; rows ascend by id. */
function sortRows(keys: ArrayLike<number>, count: number): Uint32Array {
  const packed = new Float64Array(count)
  for (let row = 0; row < count; row += 1) packed[row] = (keys[row] ?? 0) * count + row
  packed.sort()
  return Uint32Array.from(packed, (one) => one % count)
}

/** The id breaks ties. */
export function rowsSortedBy(
  snapshot: Pick<ItemSnapshot, 'rows' | 'sorted' | SortableColumn>,
  key: SortableColumn,
): Uint32Array {
  const sorted = snapshot.sorted.get(key) ?? sortRows(ordinalsOf(snapshot[key]), snapshot.rows.length)
  snapshot.sorted.set(key, sorted)
  return sorted
}
