// The stores of a snapshot as lists look at them, from what was read column by column.
import type { Localised } from '#contract/core/language.ts'
import type { Memo } from '#server/platform/cache/memo.ts'
import { type Direction, directionOf } from '#server/platform/geo/great-circle.ts'
import type { StoreWords } from '../words/store-words.ts'
import {
  type ExceptionalHours,
  type OwnDiscount,
  type StoreAssortment,
  type StoreColumn,
  type StoreColumns,
  storeFlags,
} from './snapshot-stores.db.ts'

export interface StoreFacts extends Record<keyof typeof storeFlags, boolean> {
  id: number
  direction: Direction
  /** Seconds of the week in pairs: open from the first until before the second. */
  open_between: readonly number[]
  /** Where days off or a pause differ from the week; null for most. */
  exceptions: ExceptionalHours | null
  /** One bit for each weekday a window begins on. */
  opening_days: number
  order_count: number
  avg_rating: number
  rating_count: number
  /** Milliseconds. */
  created_at: number
  min_delivery_minutes: number
  max_delivery_minutes: number
  discount: OwnDiscount | null
  /** Known where names were asked for. */
  name: Localised | undefined
  /** Known where the assortment was asked for, like the next two. */
  category_ids: readonly number[]
  sells_reduced_item: boolean
  in_campaign: boolean
}

/** The stores of a module in a zone. */
export interface SnapshotStores {
  part: 'stores'
  /** The most ordered first. */
  rows: readonly StoreFacts[]
  /** Read once somebody looks for a name; the facts then have the names too. */
  words: Memo<StoreWords<StoreFacts>>
  /** Read once a list asks what stores sell, into the facts. */
  assortment: Memo<void>
}

/** What few lists ask for: what stores are called, what they sell. */
export type StoreNeed = 'words' | 'assortment'

const nothing: readonly number[] = []

export function factsFrom(columns: StoreColumns): StoreFacts[] {
  const hours = byStore(columns.hours, ({ open_seconds }) => (open_seconds.match(/\d+/g) ?? []).map(Number))
  const discounts = byStore(columns.discounts, ({ ids: _ids, ...discount }) => discount)
  const exceptions = new Map((columns.exceptions ?? []).map(({ id, ...hours }) => [id, hours]))
  return (columns.id ?? []).map((id, row) => {
    const at = (column: StoreColumn) => columns[column]?.[row] ?? 0
    const flags = at('flags')
    return {
      id,
      direction: directionOf({ lat: at('latitude'), lng: at('longitude') }),
      open_between: hours.get(id) ?? nothing,
      exceptions: exceptions.get(id) ?? null,
      opening_days: at('opening_days'),
      order_count: at('order_count'),
      avg_rating: at('avg_rating'),
      rating_count: at('rating_count'),
      created_at: at('created_at'),
      min_delivery_minutes: at('min_delivery_minutes'),
      max_delivery_minutes: at('max_delivery_minutes'),
      active: (flags & storeFlags.active) !== 0,
      delivery: (flags & storeFlags.delivery) !== 0,
      take_away: (flags & storeFlags.take_away) !== 0,
      free_delivery: (flags & storeFlags.free_delivery) !== 0,
      featured: (flags & storeFlags.featured) !== 0,
      recommended: (flags & storeFlags.recommended) !== 0,
      veg: (flags & storeFlags.veg) !== 0,
      non_veg: (flags & storeFlags.non_veg) !== 0,
      halal_tag_status: (flags & storeFlags.halal_tag_status) !== 0,
      discount: discounts.get(id) ?? null,
      name: undefined,
      category_ids: nothing,
      sells_reduced_item: false,
      in_campaign: false,
    }
  })
}

export function addAssortment(stores: readonly StoreFacts[], assortment: StoreAssortment) {
  const categories = byStore(assortment.categories, ({ category_ids }) => category_ids)
  const reduced = new Set(assortment.reduced)
  const in_campaign = new Set(assortment.in_campaign)
  for (const store of stores) {
    store.category_ids = categories.get(store.id) ?? nothing
    store.sells_reduced_item = reduced.has(store.id)
    store.in_campaign = in_campaign.has(store.id)
  }
}

/** What many have in common is held once. */
function byStore<Shared extends { ids: readonly number[] }, Value>(
  shared: readonly Shared[] | null,
  toValue: (one: Shared) => Value,
): Map<number, Value> {
  const found = new Map<number, Value>()
  for (const one of shared ?? []) {
    const value = toValue(one)
    for (const id of one.ids) found.set(id, value)
  }
  return found
}
