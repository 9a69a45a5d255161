// The lists of items as data: which items each holds and how it is sorted; and how a caller's filters change the sort.
import type { recommendedFilters } from '#contract/features/listing/item-list.endpoints.ts'
import { type ItemFilter, type ItemSort, itemFilters } from '#contract/features/listing/listing.schema.ts'
import type { ListingSort, ListingTrait } from './listing-query.ts'

export interface ItemList {
  traits: readonly ListingTrait[]
  sort: ListingSort
}

export const itemLists = {
  latest: { traits: [], sort: 'newest' },
  popular: { traits: [], sort: 'popular' },
  most_reviewed: { traits: [], sort: 'reviewed' },
  discounted: { traits: ['discounted'], sort: 'offer' },
  recommended: { traits: ['recommended'], sort: 'popular' },
  recommended_new: { traits: ['recommended'], sort: 'newest' },
  recommended_rated: { traits: ['recommended'], sort: 'rated' },
  basic: { traits: ['basic'], sort: 'popular' },
  with_condition: { traits: ['with_condition'], sort: 'popular' },
} as const satisfies Record<string, ItemList>

const sortOfInput: Record<ItemSort, ListingSort> = { high2Low: 'price_high', low2High: 'price_low' }

/** A filter that ranks also sorts, unless the caller names a sort. */
const sortOfFilter: Partial<Record<ItemFilter, ListingSort>> = {
  high: 'price_high',
  low: 'price_low',
  top_rated: 'rated',
  popular: 'popular',
}

export interface Asked {
  sort_by?: ItemSort | undefined
  filter: readonly ItemFilter[]
}

/** The sort a caller asks for; undefined leaves it to the list. */
export function askedSort({ sort_by, filter }: Asked): ListingSort | undefined {
  if (sort_by) return sortOfInput[sort_by]
  const prices = filter.find((one) => one === 'high' || one === 'low')
  return [prices, ...filter].flatMap((one) => (one && sortOfFilter[one]) ?? []).at(0)
}

type RecommendedWord = (typeof recommendedFilters)[number] | ItemFilter

const isItemFilter = (word: string): word is ItemFilter => itemFilters.some((one) => one === word)

/** `filter` of the recommended list names a sort; words it shares with the filters mean the sort there. */
export function recommendedList(words: readonly RecommendedWord[]): { list: ItemList; filter: ItemFilter[] } {
  const filter = words.filter(isItemFilter).filter((word) => word !== 'top_rated')
  if (words.includes('new_arrival')) return { list: itemLists.recommended_new, filter }
  if (words.includes('top_rated')) return { list: itemLists.recommended_rated, filter }
  return { list: itemLists.recommended, filter }
}
