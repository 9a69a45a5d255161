// Items of snapshots made up of a few rows.
import { createMemo } from '#server/platform/cache/memo.ts'
import { type ItemColumns, type ItemWords, itemColumns, type SnapshotItems } from './snapshot-items.ts'

export interface Row {
  price: number
  order_count: number
  top_category_id: number
  store_id?: number
}

const noWords: ItemWords = {
  wordIndex: { numbers: new Int32Array(), starts: new Uint32Array(1), rows: new Uint32Array() },
  names: { numbers: new Int32Array(), starts: new Uint32Array(1) },
}

const noNames = createMemo(() => Promise.resolve(new Int32Array()))

/** Nothing but zeros in every column. */
function zeros(count: number): ItemColumns {
  const arrays = {
    integer: Int32Array,
    optional_integer: Int32Array,
    real: Float32Array,
    seconds: Float64Array,
  }
  const columns = Object.entries(itemColumns).map(([name, kind]) => [name, new arrays[kind](count)])
  return Object.fromEntries(columns) as ItemColumns
}

/** Every so many-th id, so that two snapshots share none. */
export function itemsOf(rows: readonly Row[], firstId: number): SnapshotItems {
  const numbers = (value: (one: Row, at: number) => number) => Int32Array.from(rows, value)
  return {
    ...zeros(rows.length),
    part: 'items',
    edition: 1,
    rows: Uint32Array.from(rows.keys()),
    id: numbers((_one, at) => firstId + at * 2),
    price: numbers((one) => one.price),
    effective_price: numbers((one) => one.price),
    order_count: numbers((one) => one.order_count),
    top_category_id: numbers((one) => one.top_category_id),
    store_id: numbers((one) => one.store_id ?? 0),
    flags: numbers(() => 0),
    label: new Uint32Array(rows.length),
    labels: [{ allergies: [], may_contain: [] }],
    sorted: new Map(),
    selections: new Map(),
    words: createMemo(() => Promise.resolve(noWords)),
    names: { name_en: noNames, name_ar: noNames, name_tg: noNames, name_ru: noNames },
  }
}
