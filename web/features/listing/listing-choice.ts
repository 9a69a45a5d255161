// What a visitor chose on a listing page, typed; the address holds the same as text.
import { type ItemSort, itemSorts, plainItemSorts } from '#contract/features/listing/listing.schema.ts'
import { type StoreSort, storeSorts } from '#contract/features/store/store-list.schema.ts'
import { type AllergyChoice, noAllergies } from './allergy-choice.ts'
import type { ListingSource } from './listing-source.ts'

export const listingTabs = ['items', 'stores'] as const
export type ListingTab = (typeof listingTabs)[number]

/** How each tab can be laid out; the first is where it begins (LST-03). */
export const tabViews = { items: ['grid', 'list'], stores: ['grid', 'map'] } as const

export type ItemView = (typeof tabViews)['items'][number]
export type StoreView = (typeof tabViews)['stores'][number]

/** Both tabs share one word: a tab that does not know it shows a grid. */
export const listingViews = ['grid', 'list', 'map'] as const
export type ListingView = (typeof listingViews)[number]

export const itemViewOf = (view: ListingView): ItemView => (view === 'list' ? 'list' : 'grid')
export const storeViewOf = (view: ListingView): StoreView => (view === 'map' ? 'map' : 'grid')

/** The sort of the source itself: the best match of a search, the newest of the new arrivals. */
export const ownSort = 'best_match'

/** A search begins with its best match, every other list with the highest price (LST-03). */
export function defaultItemSort({ kind }: ListingSource): ItemSort {
  return kind === 'text' ? ownSort : 'high2Low'
}

/** The default stands first. */
export function itemSortsOf(source: ListingSource): ItemSort[] {
  return defaultItemSort(source) === ownSort ? [ownSort, ...plainItemSorts] : [...plainItemSorts, ownSort]
}

/** The boxes of each tab, in the sequence they stand in (LST-06). */
export const tabFilters = {
  items: ['currently_available', 'top_rated', 'discounted', 'from_campaign', 'popular'],
  stores: [
    'nearby',
    'currently_open',
    'top_rated',
    'discounted',
    'from_campaign',
    'popular',
    'best_seller',
    'open',
    'close',
    'pick_up',
    'delivery',
  ],
} as const satisfies Record<ListingTab, readonly string[]>

export type FilterWord = (typeof tabFilters)[ListingTab][number]

/** Both tabs share one list: a box ticked on one stays ticked on the other where it exists. */
export const filterWords: readonly FilterWord[] = [
  ...new Set<FilterWord>([...tabFilters.items, ...tabFilters.stores]),
]

/** Every category, or those chosen; a category stands for its children. */
export type CategoryChoice = 'all' | readonly number[]

/** Null leaves an end open. */
export interface PriceChoice {
  min: number | null
  max: number | null
}

/** Minutes. */
export type DeliveryTime = readonly [number, number]

/** What holds until a thumb of the slider is moved (LST-08). */
export const anyDeliveryTime: DeliveryTime = [0, 30_000]

/** The slider's own measure. */
export const deliveryTimeSlider = { min: 0, max: 1_000, gap: 10 } as const

export function isAnyDeliveryTime([least, most]: DeliveryTime): boolean {
  return least === anyDeliveryTime[0] && most === anyDeliveryTime[1]
}

export interface ListingChoice {
  tab: ListingTab
  view: ListingView
  /** Of either tab; a tab that does not know it uses its default. */
  sort: ItemSort | StoreSort | null
  filters: readonly FilterWord[]
  /** Lowest average, whole stars. */
  rating: number | null
  price: PriceChoice
  veg: boolean
  non_veg: boolean
  allergies: AllergyChoice
  categories: CategoryChoice
  delivery_time: DeliveryTime
  /** Kilometres. */
  radius: number | null
  /** YYYY-MM-DD: stores with hours on its weekday. */
  date: string | null
}

export const plainChoice: ListingChoice = {
  tab: 'items',
  view: 'grid',
  sort: null,
  filters: [],
  rating: null,
  price: { min: null, max: null },
  veg: false,
  non_veg: false,
  allergies: noAllergies,
  categories: [],
  delivery_time: anyDeliveryTime,
  radius: null,
  date: null,
}

/** What is chosen before the visitor chose anything: offers begin with their box ticked (LST-09). */
export function firstChoice(source: ListingSource): ListingChoice {
  if (source.kind === 'special-offer') return { ...plainChoice, filters: ['discounted'] }
  if (source.kind === 'all-categories') return { ...plainChoice, categories: 'all' }
  if (source.kind === 'category' && source.category_id !== null) {
    return { ...plainChoice, categories: [source.category_id] }
  }
  return plainChoice
}

export function itemSortOf({ sort }: ListingChoice, source: ListingSource): ItemSort {
  return itemSorts.find((one) => one === sort) ?? defaultItemSort(source)
}

export function storeSortOf({ sort }: ListingChoice): StoreSort {
  return storeSorts.find((one) => one === sort) ?? ownSort
}
