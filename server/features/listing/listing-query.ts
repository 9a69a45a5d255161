// What a list of items is asked, as plain data.
import type { AllergyCaution, ItemFilter } from '#contract/features/listing/listing.schema.ts'

/** What makes the lists differ from each other. */
export type ListingTrait = 'discounted' | 'recommended' | 'basic' | 'with_condition'

export type ListingSort =
  | 'newest'
  | 'popular'
  | 'reviewed'
  | 'rated'
  | 'offer'
  | 'price_low'
  | 'price_high'
  /** Of a text: the better match first, then the more popular. */
  | 'best_match'

/** What one typed word may stand for. */
export interface WordMeaning {
  /** Number of the very word, when an item has it. */
  exact: number | undefined
  /** Numbers of words that begin like it or, when there are none, of words it may be a misspelling of. */
  close: readonly number[]
  /** Stores with such a word in their name. */
  store_ids: readonly number[]
}

export interface TextMatch {
  /** Whether every word must be found or one is enough. */
  need: 'every' | 'any'
  words: readonly WordMeaning[]
}

export interface ListingQuery {
  module_id: number
  /** Where the module works for this caller; empty finds nothing. */
  zone_ids: readonly number[]
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
  /** Of the day; only when the time of day matters. */
  minute?: number
  /** YYYY-MM-DD; only when the date matters. */
  date?: string
  without_allergies: readonly string[]
  /** Counts beside allergens to avoid. */
  allergy_caution: readonly AllergyCaution[]
  except_id?: number
}

/** Rows from `start`, at most `count`. */
export interface Slice {
  start: number
  count: number
}
