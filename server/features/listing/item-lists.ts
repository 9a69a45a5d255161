// The lists of items as data: which items each holds and how it is sorted; and how a caller's filters change the sort.
import type { Language } from '#contract/core/language.ts'
import type { recommendedFilters } from '#contract/features/listing/item-list.endpoints.ts'
import { type ItemFilter, type ItemSort, itemFilters } from '#contract/features/listing/listing.schema.ts'
import { askedSort } from '#server/catalogue/filters/filter-table.ts'
import { itemFilters as filterTable } from '#server/catalogue/filters/item-filters.ts'
import type { ItemTrait } from '#server/catalogue/query/item-query.ts'
import { type ItemSortBy, namedItemSorts } from '#server/catalogue/sorts/item-sorts.ts'

export interface ItemList {
  traits: readonly ItemTrait[]
  sort: ItemSortBy
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

export interface Asked {
  sort_by?: ItemSort | undefined
  filter: readonly ItemFilter[]
}

/** The sort a caller asks for; undefined leaves it to the list. */
export function askedItemSort(asked: Asked, language: Language): ItemSortBy | undefined {
  return askedSort(filterTable.words, (named: ItemSort) => namedItemSorts[named](language), asked)
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
