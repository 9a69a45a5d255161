// What can be asked of an item: the filters of the contract, each with its row.
import { toMinor } from '#contract/core/money.ts'
import {
  type ItemFilter,
  itemFilterLimits,
  type ListingFilters,
} from '#contract/features/listing/listing.schema.ts'
import type { ItemQuery, ItemTrait } from '../query/item-query.ts'
import {
  type ItemFlag,
  itemFlags,
  type Label,
  type SnapshotItems,
  type StoreSets,
} from '../snapshot/snapshot-items.ts'
import type { ItemSortBy } from '../sorts/item-sorts.ts'
import type { FilterRow, FilterTable, InputOf } from './filter-table.ts'
import type { StoreSet } from './store-sets.db.ts'

/** Of a row number. */
export type ItemCondition = (row: number) => boolean

export interface AskedItems {
  items: SnapshotItems
  query: ItemQuery
  sets: StoreSets
}

/** The minute of the day, the date, stores of a kind. */
export type ItemNeed = 'minute' | 'date' | StoreSet

type ItemFilterRow = FilterRow<AskedItems, ItemCondition, ItemSortBy, ItemNeed>

/** What an endpoint narrows its list to, and everything but the words of the caller's filters. */
type ItemInput = InputOf<ListingFilters> | 'store_id' | 'common_condition_id'

function has({ flags }: SnapshotItems, which: ItemFlag): ItemCondition {
  const bit = itemFlags[which]
  return (row) => ((flags[row] ?? 0) & bit) !== 0
}

function atLeast(column: Int32Array | Float32Array, least: number): ItemCondition {
  // The ratings of a snapshot are of single precision: 4.1 is a little less there.
  const comparable = column instanceof Float32Array ? Math.fround(least) : least
  return (row) => (column[row] ?? 0) >= comparable
}

const equals =
  (column: Int32Array, value: number): ItemCondition =>
  (row) =>
    column[row] === value

const not =
  (condition: ItemCondition): ItemCondition =>
  (row) =>
    !condition(row)

/** The same rule as isServedAt of the contract, in minutes. */
function servedNow({ items, query: { minute = 0 } }: AskedItems): ItemCondition {
  const { served_from, served_until } = items
  return (row) => {
    const [from, until] = [served_from[row] ?? -1, served_until[row] ?? -1]
    if (from === -1 || from === until) return true
    return from < until ? minute >= from && minute < until : minute >= from || minute < until
  }
}

/** What is sold by stores of a kind, which the columns of items do not tell. */
const soldBy = (set: StoreSet, ...more: ItemNeed[]): ItemFilterRow => ({
  condition: ({ items, sets }) => {
    const stores = sets[set]
    return (row) => stores?.has(items.store_id[row] ?? 0) ?? false
  },
  needs: [set, ...more],
})

const flagged = (which: ItemFlag) => ({ condition: ({ items }: AskedItems) => has(items, which) })

/** Null when no category is asked for. */
function inCategories({ items, query }: AskedItems): ItemCondition | null {
  const { top_category_id, category_id } = items
  const [tops, lower] = [new Set(query.top_category_ids), new Set(query.category_ids)]
  if (tops.size + lower.size === 0) return null
  return (row) => tops.has(top_category_id[row] ?? 0) || lower.has(category_id[row] ?? 0)
}

/** What contains them is out; by caution so is what may contain them, and what states nothing at all. */
function withoutAllergens({ items, query: { filters } }: AskedItems): ItemCondition | null {
  const { without_allergies = [], allergy_caution = [] } = filters
  if (without_allergies.length === 0) return null
  const isNamed = (list: readonly string[]) => without_allergies.some((one) => list.includes(one))
  const isAvoided = ({ allergies, may_contain }: Label) =>
    isNamed(allergies) || (allergy_caution.includes('may_contain') && isNamed(may_contain))
  const avoided = items.labels.map(isAvoided)
  const isStated = has(items, 'allergens_stated')
  const mustState = allergy_caution.includes('not_stated')
  return (row) => !avoided[items.label[row] ?? 0] && (!mustState || isStated(row))
}

/** Asked for together with another input, or apart from the table. */
const askedElsewhere = { condition: () => null }

export const itemFilters: FilterTable<ItemTrait, ItemFilter, ItemInput, ItemFilterRow> = {
  traits: {
    discounted: flagged('discounted'),
    recommended: flagged('recommended'),
    basic: flagged('is_basic'),
    with_condition: { condition: ({ items }) => atLeast(items.common_condition_id, 1) },
  },
  words: {
    currently_available: { condition: servedNow, needs: ['minute'] },
    top_rated: {
      condition: ({ items }) => atLeast(items.avg_rating, itemFilterLimits.top_rated),
      sort: 'rated',
    },
    discounted: flagged('discounted'),
    from_campaign: soldBy('from_campaign', 'date'),
    popular: { condition: ({ items }) => atLeast(items.order_count, 1), sort: 'popular' },
    free_delivery: soldBy('free_delivery'),
    coupon: soldBy('coupon', 'date'),
    organic: flagged('organic'),
    high: { condition: null, sort: 'price_high' },
    low: { condition: null, sort: 'price_low' },
  },
  inputs: {
    store_id: {
      condition: ({ items, query: { store_id } }) =>
        store_id === undefined ? null : equals(items.store_id, store_id),
    },
    common_condition_id: {
      condition: ({ items, query: { common_condition_id: wanted } }) =>
        wanted === undefined ? null : equals(items.common_condition_id, wanted),
    },
    category_ids: { condition: inCategories },
    // With those of category_ids.
    category_id: askedElsewhere,
    type: {
      condition: ({ items, query }) => {
        const isVeg = has(items, 'veg')
        const kinds = { all: null, veg: isVeg, non_veg: not(isVeg) }
        return kinds[query.filters.type]
      },
    },
    rating_count: {
      condition: ({ items, query: { filters } }) =>
        filters.rating_count === undefined ? null : atLeast(items.avg_rating, filters.rating_count),
    },
    product_id: {
      condition: ({ items, query: { filters } }) =>
        filters.product_id === undefined ? null : not(equals(items.id, filters.product_id)),
    },
    without_allergies: { condition: withoutAllergens },
    // With the allergens to avoid.
    allergy_caution: askedElsewhere,
    // Apart, by priceRange: the range of prices shown is that of all that fits otherwise.
    min_price: askedElsewhere,
    max_price: askedElsewhere,
  },
}

/** Minor units, both ends included. */
export interface PriceRange {
  least: number
  most: number
}

export function priceRange({ min_price, max_price }: ListingFilters): PriceRange {
  return {
    least: min_price === undefined ? 0 : toMinor(min_price),
    most: max_price === undefined ? Number.POSITIVE_INFINITY : toMinor(max_price),
  }
}

export function isPricedWithin({ price }: SnapshotItems, { least, most }: PriceRange): ItemCondition {
  return (row) => {
    const asked = price[row] ?? 0
    return asked >= least && asked <= most
  }
}
