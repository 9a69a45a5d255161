// The items of a snapshot: what a module sells in a zone, column by column, a row number each.
import { type Language, languages } from '#contract/core/language.ts'
import type { itemListing } from '#server/database/schema/listing.ts'
import type { Memo } from '#server/platform/cache/memo.ts'
import type { StoreSet } from '../filters/store-sets.db.ts'
import type { RowNames } from '../words/row-names.ts'
import type { WordIndex } from '../words/word-index.ts'
import { firstIndex } from './ascending.ts'

/** How a column is held in memory. */
interface ColumnArrays {
  integer: Int32Array
  /** -1 where the database has none. */
  optional_integer: Int32Array
  real: Float32Array
  /** Since 1970. */
  seconds: Float64Array
}

export type ColumnKind = keyof ColumnArrays

type ListedColumn = keyof typeof itemListing.$inferSelect

/** The columns of the listing that snapshots hold: one more is a row here. Amounts are minor units. */
export const itemColumns = {
  id: 'integer',
  store_id: 'integer',
  category_id: 'integer',
  top_category_id: 'integer',
  common_condition_id: 'optional_integer',
  price: 'integer',
  effective_price: 'integer',
  offer_share: 'integer',
  order_count: 'integer',
  rating_count: 'integer',
  avg_rating: 'real',
  created_at: 'seconds',
  /** Minutes of the day; none is always. */
  served_from: 'optional_integer',
  served_until: 'optional_integer',
} as const satisfies Partial<Record<ListedColumn, ColumnKind>>

/** Columns that are true or false, as bits of one number: one more is a row here. */
export const itemFlags = {
  veg: 1,
  organic: 2,
  recommended: 4,
  is_basic: 8,
  discounted: 16,
  allergens_stated: 32,
} as const satisfies Partial<Record<ListedColumn, number>>

export type ItemFlag = keyof typeof itemFlags

export type ItemColumns = {
  [Column in keyof typeof itemColumns]: ColumnArrays[(typeof itemColumns)[Column]]
}

/** What an item states about allergens; many state the same. */
export interface Label {
  allergies: readonly string[]
  may_contain: readonly string[]
}

/** Stores whose items a filter asks for. */
export type StoreSets = Partial<Record<StoreSet, ReadonlySet<number>>>

/** Where a name stands among all names of the module, in a language. */
export type NameColumn = `name_${Language}`

export const nameColumns = languages.map((language): NameColumn => `name_${language}`)

/** Rows ascend by id. */
export interface SnapshotItems extends ItemColumns, Partial<Record<NameColumn, Int32Array>> {
  part: 'items'
  /** Another number with every reading. */
  edition: number
  /** Every row number. */
  rows: Uint32Array
  /** Sums of `itemFlags`. */
  flags: Int32Array
  /** Numbers of `labels`. */
  label: Uint32Array
  labels: readonly Label[]
  /** All rows, ascending by a column, as soon as somebody asked for it. */
  sorted: Map<SortableColumn, Uint32Array>
  /** What lists asked for lately, by the query. */
  selections: Map<string, Selection>
  /** Read once somebody searches here: most snapshots are looked through without a word being typed. */
  words: Memo<ItemWords>
  /** Read into their columns once somebody sorts by name. */
  names: Readonly<Record<NameColumn, Memo<Int32Array>>>
}

/** What items are found by, and what they are called. */
export interface ItemWords {
  wordIndex: WordIndex
  names: RowNames
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

/** Columns rows can be sorted by: those without numbers below zero. */
export type SortableColumn = ReadColumn | NameColumn

/** Of them, those that are there from the beginning. */
type ReadColumn = {
  [Column in keyof ItemColumns]: (typeof itemColumns)[Column] extends 'optional_integer' ? never : Column
}[keyof ItemColumns]

/** Row of an item, or -1. */
export function rowOf({ id }: Pick<SnapshotItems, 'id'>, wanted: number): number {
  const row = firstIndex(id, wanted)
  return id[row] === wanted ? row : -1
}

/** What rows are sorted by; names must have been read. */
export function keysOf(
  items: Pick<SnapshotItems, SortableColumn>,
  column: SortableColumn,
): Int32Array | Float32Array | Float64Array {
  const keys = items[column]
  if (!keys) throw new Error(`the column ${column} was not read`)
  return keys
}

export async function readNames(items: SnapshotItems, column: SortableColumn): Promise<void> {
  const name = nameColumns.find((one) => one === column)
  if (name && !items[name]) items[name] = await items.names[name].get()
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
  items: Pick<SnapshotItems, 'rows' | 'sorted' | SortableColumn>,
  column: SortableColumn,
): Uint32Array {
  const sorted = items.sorted.get(column) ?? sortRows(ordinalsOf(keysOf(items, column)), items.rows.length)
  items.sorted.set(column, sorted)
  return sorted
}
