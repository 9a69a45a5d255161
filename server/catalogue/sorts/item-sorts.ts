// How a list of items can be sorted; the id breaks ties, so that pages never overlap.
import type { Language } from '#contract/core/language.ts'
import type { ItemSort } from '#contract/features/listing/listing.schema.ts'
import type { SortableColumn } from '../snapshot/snapshot-items.ts'

export interface ItemSortRow {
  column: SortableColumn
  way: 1 | -1
  /** How well a text is matched comes before the column. */
  by_rank?: true
}

export const itemSorts = {
  newest: { column: 'created_at', way: -1 },
  popular: { column: 'order_count', way: -1 },
  reviewed: { column: 'rating_count', way: -1 },
  rated: { column: 'avg_rating', way: -1 },
  offer: { column: 'offer_share', way: -1 },
  price_low: { column: 'effective_price', way: 1 },
  price_high: { column: 'effective_price', way: -1 },
  name_en: { column: 'name_en', way: 1 },
  name_ar: { column: 'name_ar', way: 1 },
  name_tg: { column: 'name_tg', way: 1 },
  name_ru: { column: 'name_ru', way: 1 },
  name_desc_en: { column: 'name_en', way: -1 },
  name_desc_ar: { column: 'name_ar', way: -1 },
  name_desc_tg: { column: 'name_tg', way: -1 },
  name_desc_ru: { column: 'name_ru', way: -1 },
  /** Of a text: the better match first, then the more popular. */
  best_match: { column: 'order_count', way: -1, by_rank: true },
} as const satisfies Record<string, ItemSortRow>

export type ItemSortBy = keyof typeof itemSorts

/** The sorts a caller may name; undefined is the list's own, which is the best match of a search. */
export const namedItemSorts: Readonly<Record<ItemSort, (language: Language) => ItemSortBy | undefined>> = {
  best_match: () => undefined,
  high2Low: () => 'price_high',
  low2High: () => 'price_low',
  name: (language) => `name_${language}`,
  name_desc: (language) => `name_desc_${language}`,
}
