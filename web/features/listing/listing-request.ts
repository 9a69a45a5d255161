// What a listing page asks the API: the source and the choice in the words of the one call both tabs make.
import type { EndpointRequest } from '#contract/core/endpoint.ts'
import { weekdayOf } from '#contract/core/local-time.ts'
import type { DataType, listingEndpoints } from '#contract/features/listing/listing.endpoints.ts'
import type { ItemSort } from '#contract/features/listing/listing.schema.ts'
import type { StoreSort } from '#contract/features/store/store-list.schema.ts'
import { allergyRequest } from './allergy-choice.ts'
import {
  isAnyDeliveryTime,
  itemSortOf,
  type ListingChoice,
  ownSort,
  storeSortOf,
  tabFilters,
} from './listing-choice.ts'
import type { ListingSource } from './listing-source.ts'

export type ListingRequest = EndpointRequest<typeof listingEndpoints.combined>

/** Null when the page knows without asking that there is nothing (LST-09). */
export function listingRequest(source: ListingSource, choice: ListingChoice): ListingRequest | null {
  if (source.kind === 'special-offer' && !choice.filters.includes('discounted')) return null
  if (source.kind === 'category' && source.category_id === null && choice.categories.length === 0) return null
  const asked = { ...sourcePart(source, choice), ...categoryPart(source, choice), type: vegType(choice) }
  return choice.tab === 'items'
    ? { ...asked, ...itemPart(source, choice) }
    : { ...asked, ...storePart(source, choice) }
}

function sourcePart(
  source: ListingSource,
  choice: ListingChoice,
): { data_type: DataType; name?: string | undefined } {
  if (source.kind === 'text') return { data_type: 'searched', name: source.text }
  if (source.kind !== 'category') return { data_type: source.kind }
  const isNarrowed = choice.categories !== 'all' && choice.categories.length > 0
  return { data_type: isNarrowed ? 'category' : 'all' }
}

/** The link's category goes along as long as it is among the chosen ones (LST-11). */
function categoryPart(source: ListingSource, { categories }: ListingChoice) {
  if (categories === 'all' || categories.length === 0) return {}
  const linked = source.kind === 'category' && source.category_id !== null ? source.category_id : 0
  return { category_ids: categories, ...(categories.includes(linked) ? { category_id: linked } : {}) }
}

/** Both or neither box is everything (LST-14). */
export function vegType({ veg, non_veg }: Pick<ListingChoice, 'veg' | 'non_veg'>): 'all' | 'veg' | 'non_veg' {
  if (veg === non_veg) return 'all'
  return veg ? 'veg' : 'non_veg'
}

/** Boxes that rank sort a list as well: the best match of a search is named, or they would come before it. */
function sortPart<Sort extends ItemSort | StoreSort>({ kind }: ListingSource, sort: Sort) {
  return sort === ownSort && kind !== 'text' ? {} : { sort_by: sort }
}

function itemPart(source: ListingSource, choice: ListingChoice) {
  return {
    list_type: 'item' as const,
    filter: tabFilters.items.filter((word) => choice.filters.includes(word)),
    ...sortPart(source, itemSortOf(choice, source)),
    ...ratingPart(choice),
    ...(choice.price.min === null ? {} : { min_price: choice.price.min }),
    ...(choice.price.max === null ? {} : { max_price: choice.price.max }),
    ...allergyRequest(choice.allergies),
  }
}

function storePart(source: ListingSource, choice: ListingChoice) {
  const [min_delivery_time, max_delivery_time] = choice.delivery_time
  return {
    list_type: 'store' as const,
    filter: tabFilters.stores.filter((word) => choice.filters.includes(word)),
    ...sortPart(source, storeSortOf(choice)),
    ...ratingPart(choice),
    ...(isAnyDeliveryTime(choice.delivery_time) ? {} : { min_delivery_time, max_delivery_time }),
    ...(choice.radius === null ? {} : { radius: choice.radius }),
    ...(choice.date === null ? {} : { day: weekdayOf(choice.date) }),
  }
}

function ratingPart({ rating }: ListingChoice) {
  return rating === null ? {} : { rating_count: rating }
}
