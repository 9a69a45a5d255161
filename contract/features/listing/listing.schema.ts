// What a list of items can be asked for; every filter acts on the whole result, not on the loaded page (NET-07).
import { z } from 'zod'
import { pageEnvelope } from '../../core/paging.ts'
import { correctedName } from '../../core/search-name.ts'
import { wireId, wireNumber } from '../../core/wire.ts'
import { wireWords } from '../../core/wire-list.ts'
import { category } from '../category/category.schema.ts'
import { item } from '../item/item.schema.ts'

export const vegTypes = ['all', 'veg', 'non_veg'] as const

export const itemFilters = [
  'currently_available',
  'top_rated',
  'discounted',
  'from_campaign',
  'popular',
  'free_delivery',
  'coupon',
  'organic',
  /** Sorts rather than filters: most expensive or cheapest first. */
  'high',
  'low',
] as const

export type ItemFilter = (typeof itemFilters)[number]

/** What else is left out by who avoids an allergen: traces, and what states nothing. */
export const allergyCautions = ['may_contain', 'not_stated'] as const

export type AllergyCaution = (typeof allergyCautions)[number]

/** By the price after discounts (LST-03), or by the name in the caller's language, from its first letter or its last. */
export const plainItemSorts = ['high2Low', 'low2High', 'name', 'name_desc'] as const

/** The best match of a text; of lists without one, their own sort. */
export const itemSorts = ['best_match', ...plainItemSorts] as const

export type PlainItemSort = (typeof plainItemSorts)[number]
export type ItemSort = (typeof itemSorts)[number]

/** Where a filter draws its line (LST-13). */
export const itemFilterLimits = {
  /** 'Top Rate': at least this average. */
  top_rated: 4,
} as const

/** Repeated values, a JSON list as text, or comma-separated text; what is no list is left for the schema to refuse. */
function asTexts(given: unknown): unknown {
  if (typeof given !== 'string') return given
  const inside = given.trim().replace(/^\[(.*)\]$/s, '$1')
  return inside
    .split(',')
    .map((one) => one.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((one) => one !== '')
}

const listsAtMost = 200

/** 0 stands for 'no category' and is dropped. */
const categoryChoice = z.preprocess((given) => {
  const list = asTexts(typeof given === 'number' ? String(given) : given)
  return Array.isArray(list) ? list.filter((one) => one !== '0' && one !== 0) : list
}, z.array(wireId).max(listsAtMost))

const longestText = 100

const wireTexts = z.preprocess(asTexts, z.array(z.string().max(longestText)).max(listsAtMost))

export const listingFilters = {
  type: z.enum(vegTypes).default('all'),
  filter: wireWords(itemFilters).default([]),
  sort_by: z.enum(itemSorts).optional(),
  /** Lowest average rating. */
  rating_count: wireNumber.min(0).max(5).optional(),
  /** On the base price. */
  min_price: wireNumber.min(0).optional(),
  max_price: wireNumber.min(0).optional(),
  /** A category stands for its children too. */
  category_id: categoryChoice.optional(),
  category_ids: categoryChoice.optional(),
  /** Items that contain none of these. */
  without_allergies: wireTexts.optional(),
  /** Beside `without_allergies` only: neither items that may contain them, nor items that state no allergens. */
  allergy_caution: wireWords(allergyCautions).optional(),
  /** Left out of the list. */
  product_id: wireId.optional(),
}

const filterObject = z.object(listingFilters)

export type ListingFilters = z.output<typeof filterObject>

/** What the whole result spans, whatever page is asked. */
const resultSpan = {
  /** Lowest and highest base price, as if no price were asked for. */
  price_range: z.object({ min: z.number(), max: z.number() }),
  /** Top-level categories the result falls into. */
  categories: z.array(category),
}

export const productPage = z.object({
  ...pageEnvelope,
  products: z.array(item),
  ...resultSpan,
  ...correctedName,
})

export type ProductPage = z.output<typeof productPage>

/** The same page under the key some endpoints use. */
export const itemPage = z.object({ ...pageEnvelope, items: z.array(item), ...resultSpan })

export type ItemPage = z.output<typeof itemPage>
