// What a list of items is asked, as plain data.
import type { ListingFilters } from '#contract/features/listing/listing.schema.ts'
import type { ModuleZones } from '../module-zone.ts'

/** What makes the lists differ from each other. */
export type ItemTrait = 'discounted' | 'recommended' | 'basic' | 'with_condition'

export interface ItemQuery extends ModuleZones {
  traits: readonly ItemTrait[]
  store_id?: number
  common_condition_id?: number
  /** Of one of these, or of one of the others; both empty is any. */
  top_category_ids: readonly number[]
  category_ids: readonly number[]
  /** The caller's; lists in them are sorted and hold nothing twice. */
  filters: ListingFilters
  /** Of the day; only when the time of day matters. */
  minute?: number
  /** YYYY-MM-DD; only when the date matters. */
  date?: string
}

/** Rows from `start`, at most `count`. */
export interface Slice {
  start: number
  count: number
}
