// The listing page's one call: items or stores, from the source the page names.
import type { Page } from '#contract/core/paging.ts'
import type { CombinedInput, DataType } from '#contract/features/listing/listing.endpoints.ts'
import {
  type ItemFilter,
  itemFilters,
  itemSorts,
  type ListingFilters,
  type ProductPage,
} from '#contract/features/listing/listing.schema.ts'
import {
  type StoreFilter,
  type StoreListFilters,
  type StorePage,
  storeFilters,
  storeSorts,
} from '#contract/features/store/store-list.schema.ts'
import type { StoreService } from '#server/features/store/store.service.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { type ItemList, itemLists } from './item-lists.ts'
import type { ListingService } from './listing.service.ts'

type StoreList = Parameters<StoreService['list']>[0]

export interface CombinedParts {
  listing: Pick<ListingService, 'list'>
  stores: Pick<StoreService, 'list' | 'search'>
  searchItems: (input: ListingFilters & Page & { name: string }, scope: Scope) => Promise<ProductPage>
}

/** 'brand' holds nothing: no item of the shop has a brand. */
const itemSources: Record<Exclude<DataType, 'searched'>, ItemList | null> = {
  discounted: itemLists.discounted,
  'special-offer': itemLists.discounted,
  category: itemLists.popular,
  brand: null,
  new: itemLists.latest,
  'new-arrivals': itemLists.latest,
  all: itemLists.popular,
  'all-categories': itemLists.popular,
}

const everyStore: StoreList = { traits: [], sort: 'open_first' }
const reducedStores: StoreList = { traits: ['reduced'], sort: 'open_first' }
const newestStores: StoreList = { traits: [], sort: 'newest' }

const storeSources: Record<Exclude<DataType, 'searched'>, StoreList | null> = {
  discounted: reducedStores,
  'special-offer': reducedStores,
  category: everyStore,
  brand: null,
  new: newestStores,
  'new-arrivals': newestStores,
  all: everyStore,
  'all-categories': everyStore,
}

const storeTypes: Record<CombinedInput['store_type'], Partial<StoreList>> = {
  all: {},
  newly_joined: { sort: 'newest' },
  popular: { sort: 'popular_near' },
  top_rated: { sort: 'top_rated', traits: ['rated'] },
}

/** A word of the other tab is no filter here. */
const among =
  <const Word extends string>(words: readonly Word[]) =>
  (word: string | undefined): word is Word =>
    words.some((one) => one === word)

const isItemFilter: (word: string | undefined) => word is ItemFilter = among(itemFilters)
const isItemSort = among(itemSorts)
const isStoreFilter: (word: string | undefined) => word is StoreFilter = among(storeFilters)
const isStoreSort = among(storeSorts)

function forItems(input: CombinedInput): ListingFilters & Page {
  const { sort_by } = input
  return {
    ...input,
    filter: input.filter.filter(isItemFilter),
    sort_by: isItemSort(sort_by) ? sort_by : undefined,
  }
}

function forStores(input: CombinedInput): StoreListFilters & Page {
  const { sort_by, category_id = [], category_ids = [] } = input
  return {
    ...input,
    filter: input.filter.filter(isStoreFilter),
    sort_by: isStoreSort(sort_by) ? sort_by : undefined,
    category_id: undefined,
    category_ids: [...category_id, ...category_ids],
  }
}

/** How it is delivered and which kind of stores narrow every source of stores. */
function narrowed(list: StoreList, { filter_data, store_type, featured }: CombinedInput): StoreList {
  const kind = storeTypes[store_type]
  return {
    ...list,
    sort: kind.sort ?? list.sort,
    traits: [
      ...list.traits,
      ...(kind.traits ?? []),
      ...(filter_data === 'all' ? [] : [filter_data]),
      ...(featured ? (['featured'] as const) : []),
    ],
  }
}

const empty = ({ limit, offset }: Page) => ({ total_size: 0, limit, offset })

export function createCombinedService({ listing, stores, searchItems }: CombinedParts) {
  function itemsOf(input: CombinedInput, scope: Scope): Promise<ProductPage> {
    const filters = forItems(input)
    if (input.data_type === 'searched') return searchItems({ ...filters, name: input.name ?? '' }, scope)
    const source = itemSources[input.data_type]
    if (source) return listing.list(source, filters, scope)
    return Promise.resolve({ ...empty(input), products: [], categories: [], price_range: { min: 0, max: 0 } })
  }

  function storesOf(input: CombinedInput, scope: Scope): Promise<StorePage> {
    const filters = forStores(input)
    if (input.data_type === 'searched') return stores.search(filters, scope, (list) => narrowed(list, input))
    const source = storeSources[input.data_type]
    const named = { ...filters, name: undefined }
    if (source) return stores.list(narrowed(source, input), named, scope)
    return Promise.resolve({ ...empty(input), stores: [] })
  }

  return (input: CombinedInput, scope: Scope): Promise<ProductPage | StorePage> =>
    input.list_type === 'item' ? itemsOf(input, scope) : storesOf(input, scope)
}

export type CombinedService = ReturnType<typeof createCombinedService>
