// The lists of items as data: which items each holds and in which order; and how a caller's filters change the order.
import type { recommendedFilters } from '#contract/features/listing/item-list.endpoints.ts'
import { type ItemFilter, type ItemSort, itemFilters } from '#contract/features/listing/listing.schema.ts'
import type { ListingOrder, ListingTrait } from './listing-question.ts'

export interface ItemList {
  traits: readonly ListingTrait[]
  order: ListingOrder
}

export const itemLists = {
  latest: { traits: [], order: 'newest' },
  popular: { traits: [], order: 'popular' },
  most_reviewed: { traits: [], order: 'reviewed' },
  discounted: { traits: ['discounted'], order: 'offer' },
  recommended: { traits: ['recommended'], order: 'popular' },
  recommended_new: { traits: ['recommended'], order: 'newest' },
  recommended_rated: { traits: ['recommended'], order: 'rated' },
  basic: { traits: ['basic'], order: 'popular' },
  with_condition: { traits: ['with_condition'], order: 'popular' },
} as const satisfies Record<string, ItemList>

const orderOfSort: Record<ItemSort, ListingOrder> = { high2Low: 'price_high', low2High: 'price_low' }

/** A filter that ranks also orders, unless the caller names an order. */
const orderOfFilter: Partial<Record<ItemFilter, ListingOrder>> = {
  high: 'price_high',
  low: 'price_low',
  top_rated: 'rated',
  popular: 'popular',
}

export interface Asked {
  sort_by?: ItemSort | undefined
  filter: readonly ItemFilter[]
}

/** The order a caller asks for; undefined leaves it to the list. */
export function askedOrder({ sort_by, filter }: Asked): ListingOrder | undefined {
  if (sort_by) return orderOfSort[sort_by]
  const prices = filter.find((one) => one === 'high' || one === 'low')
  return [prices, ...filter].flatMap((one) => (one && orderOfFilter[one]) ?? []).at(0)
}

type RecommendedWord = (typeof recommendedFilters)[number] | ItemFilter

const isItemFilter = (word: string): word is ItemFilter => itemFilters.some((one) => one === word)

/** `filter` of the recommended list names an order; words it shares with the filters mean the order there. */
export function recommendedList(words: readonly RecommendedWord[]): { list: ItemList; filter: ItemFilter[] } {
  const filter = words.filter(isItemFilter).filter((word) => word !== 'top_rated')
  if (words.includes('new_arrival')) return { list: itemLists.recommended_new, filter }
  if (words.includes('top_rated')) return { list: itemLists.recommended_rated, filter }
  return { list: itemLists.recommended, filter }
}
