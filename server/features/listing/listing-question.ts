// What a list of items is asked, as plain data: it becomes SQL in the database files and a key in the memory of totals.
import type { AllergyCaution, ItemFilter } from '#contract/features/listing/listing.schema.ts'

/** What makes the lists differ from each other. */
export type ListingTrait = 'discounted' | 'recommended' | 'basic' | 'with_condition'

export type ListingOrder = 'newest' | 'popular' | 'reviewed' | 'rated' | 'offer' | 'price_low' | 'price_high'

/** One searched word: a query over word numbers, or the stores that bear it in their name. */
export interface WordMatch {
  words: string
  store_ids: readonly number[]
}

export interface TextMatch {
  /** Whether every word must be found or one is enough. */
  need: 'every' | 'any'
  parts: readonly WordMatch[]
  /** Query of what was already listed as a better match. */
  except?: string
}

export interface ListingQuestion {
  module_id: number
  /** Where the module works for this caller; empty finds nothing, null asks for no zone. */
  zone_ids: readonly number[] | null
  store_id?: number
  traits: readonly ListingTrait[]
  common_condition_id?: number
  /** Of one of these, or of one of the others; both empty is any. */
  top_category_ids: readonly number[]
  category_ids: readonly number[]
  veg?: boolean
  /** Minor units, both ends included. */
  min_price?: number
  max_price?: number
  min_rating?: number
  filters: readonly Exclude<ItemFilter, 'high' | 'low'>[]
  /** Of the day; only when the time of day matters, so that the memory of totals does not. */
  minute?: number
  /** YYYY-MM-DD; only when the date matters. */
  date?: string
  without_allergies: readonly string[]
  /** Counts beside allergens to avoid. */
  allergy_caution: readonly AllergyCaution[]
  except_id?: number
  match?: TextMatch
}

/** Rows from `start`, at most `count`. */
export interface Slice {
  start: number
  count: number
}
