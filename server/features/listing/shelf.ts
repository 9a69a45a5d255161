// What lists of items are made from: the items of a module in a zone, column by column, a row number each.
import type { ListingOrder } from './listing-question.ts'

/** What an item states about allergens; many state the same. */
export interface Label {
  allergies: readonly string[]
  may_contain: readonly string[]
}

/** Rows ascend by id. Amounts are minor units. */
export interface Shelf {
  /** Every row number. */
  rows: Uint32Array
  id: Int32Array
  store_id: Int32Array
  category_id: Int32Array
  top_category_id: Int32Array
  /** 0 is none. */
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
  /** All rows in ascending order of a key, as soon as somebody asked for it. */
  along: Map<AlongKey, Uint32Array>
  /** What lists asked for lately, by the question. */
  selections: Map<string, Selection>
}

/** Rows that fit a question, whatever they cost; those who move a price slider share it. */
export interface Selection {
  /** The cheapest first. */
  rows: Uint32Array
  /** 1 for every row of the shelf that is among them. */
  isChosen: Uint8Array
  top_category_ids: ReadonlySet<number>
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

/** How many degrees a text can be matched by: the very words, words like them, and what only mentions them. */
export const ranksAtMost = 3

/** What rows can be gone through in order of. */
export type AlongKey = OrderKey | 'price' | 'store_id'

export type OrderKey =
  | 'created_at'
  | 'order_count'
  | 'rating_count'
  | 'avg_rating'
  | 'offer_share'
  | 'effective_price'

export interface Order {
  key: OrderKey
  way: 1 | -1
}

export const orders: Record<ListingOrder, Order> = {
  newest: { key: 'created_at', way: -1 },
  popular: { key: 'order_count', way: -1 },
  reviewed: { key: 'rating_count', way: -1 },
  rated: { key: 'avg_rating', way: -1 },
  offer: { key: 'offer_share', way: -1 },
  price_low: { key: 'effective_price', way: 1 },
  price_high: { key: 'effective_price', way: -1 },
}

/** Row of an item, or -1. */
export function rowOf({ id }: Pick<Shelf, 'id'>, wanted: number): number {
  let [low, high] = [0, id.length - 1]
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = id[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The id breaks ties: rows ascend by it. */
export function rowsAlong(shelf: Pick<Shelf, 'rows' | 'along' | AlongKey>, key: AlongKey): Uint32Array {
  const keys = shelf[key]
  const along =
    shelf.along.get(key) ??
    shelf.rows.toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other)
  shelf.along.set(key, along)
  return along
}

/** Where in rows that ascend by a column the first of at least so much stands. */
export function firstAt(rows: Uint32Array, column: Int32Array, least: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((column[rows[middle] ?? 0] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}
