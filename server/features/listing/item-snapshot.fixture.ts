// Snapshots made up of a few rows.
import type { ItemSnapshot } from './item-snapshot.ts'

export interface Row {
  price: number
  order_count: number
  top_category_id: number
  store_id?: number
}

/** Every so many-th id, so that two snapshots share none. */
export function snapshotOf(rows: readonly Row[], firstId: number): ItemSnapshot {
  const numbers = (value: (one: Row, at: number) => number) => Int32Array.from(rows, value)
  const none = numbers(() => 0)
  return {
    edition: 1,
    rows: Uint32Array.from(rows.keys()),
    id: numbers((_one, at) => firstId + at * 2),
    price: numbers((one) => one.price),
    effective_price: numbers((one) => one.price),
    order_count: numbers((one) => one.order_count),
    top_category_id: numbers((one) => one.top_category_id),
    store_id: numbers((one) => one.store_id ?? 0),
    category_id: none,
    common_condition_id: none,
    offer_share: none,
    rating_count: none,
    served_from: none,
    served_until: none,
    flags: none,
    avg_rating: new Float32Array(rows.length),
    created_at: new Float64Array(rows.length),
    label: new Uint32Array(rows.length),
    labels: [{ allergies: [], may_contain: [] }],
    sorted: new Map(),
    selections: new Map(),
  }
}
