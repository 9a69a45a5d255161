// Between the address of a listing page and what its visitor chose: reads anything, writes only what differs from the start.
import { itemSorts } from '#contract/features/listing/listing.schema.ts'
import { storeSorts } from '#contract/features/store/store-list.schema.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { allergiesIn, allergyTexts } from './allergy-choice.ts'
import {
  anyDeliveryTime,
  type CategoryChoice,
  type DeliveryTime,
  deliveryTimeSlider,
  type FilterWord,
  filterWords,
  firstChoice,
  isAnyDeliveryTime,
  type ListingChoice,
  listingTabs,
  listingViews,
  type PriceChoice,
} from './listing-choice.ts'
import { idIn, type ListingSource } from './listing-source.ts'

/** Says that nothing is chosen where the start has something chosen: empty values leave an address. */
const none = 'none'
const everything = 'all'

/** Keys of the address that hold the choice; the others belong to the source or to other features. */
const choiceKeys = [
  'tab',
  'view',
  'sort',
  'filter',
  'rating',
  'min_price',
  'max_price',
  'veg',
  'non_veg',
  'without',
  'caution',
  'categories',
  'delivery_time',
  'radius',
  'date',
] as const

type ChoiceTexts = { [Key in (typeof choiceKeys)[number]]?: string }

export function readChoice(search: SearchTexts, source: ListingSource): ListingChoice {
  const first = firstChoice(source)
  return {
    tab: listingTabs.find((one) => one === search.tab) ?? first.tab,
    view: listingViews.find((one) => one === search.view) ?? first.view,
    sort: [...itemSorts, ...storeSorts].find((one) => one === search.sort) ?? first.sort,
    filters: filtersIn(search.filter) ?? first.filters,
    rating: /^[1-5]$/.test(search.rating ?? '') ? Number(search.rating) : null,
    price: priceIn(search.min_price, search.max_price),
    veg: search.veg === '1',
    non_veg: search.non_veg === '1',
    allergies: allergiesIn(search.without, search.caution),
    categories: categoriesIn(search.categories) ?? first.categories,
    delivery_time: deliveryTimeIn(search.delivery_time),
    radius: amountIn(search.radius),
    date: dateIn(search.date),
  }
}

export function writeChoice(choice: ListingChoice, source: ListingSource): ChoiceTexts {
  const first = firstChoice(source)
  const texts: Record<(typeof choiceKeys)[number], string | null> = {
    tab: choice.tab === first.tab ? null : choice.tab,
    view: choice.view === first.view ? null : choice.view,
    sort: choice.sort === first.sort ? null : choice.sort,
    filter: sameList(choice.filters, first.filters) ? null : choice.filters.join() || none,
    rating: choice.rating === null ? null : String(choice.rating),
    min_price: choice.price.min === null ? null : String(choice.price.min),
    max_price: choice.price.max === null ? null : String(choice.price.max),
    veg: choice.veg ? '1' : null,
    non_veg: choice.non_veg ? '1' : null,
    ...allergyTexts(choice.allergies),
    categories: sameCategories(choice.categories, first.categories)
      ? null
      : categoriesText(choice.categories),
    delivery_time: isAnyDeliveryTime(choice.delivery_time) ? null : choice.delivery_time.join('-'),
    radius: choice.radius === null ? null : String(choice.radius),
    date: choice.date,
  }
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
}

/** The address after a new choice: back at the first page, with everything else in it untouched. */
export function withChoice(search: SearchTexts, choice: ListingChoice, source: ListingSource): SearchTexts {
  const dropped = new Set<string>([...choiceKeys, 'page'])
  const others = Object.entries(search).filter(([key]) => !dropped.has(key))
  return { ...Object.fromEntries(others), ...writeChoice(choice, source) }
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index])
}

function sameCategories(one: CategoryChoice, other: CategoryChoice): boolean {
  return one === other || (one !== 'all' && other !== 'all' && sameList(one, other))
}

function categoriesText(categories: CategoryChoice): string {
  return categories === 'all' ? everything : categories.join() || none
}

/** Known words once each, in the sequence of the table; null where the address says nothing. */
function filtersIn(text: string | undefined): FilterWord[] | null {
  if (text === undefined) return null
  const given = text.split(',')
  return filterWords.filter((word) => given.includes(word))
}

/** More than the API takes in one question. */
const mostCategories = 200

function categoriesIn(text: string | undefined): CategoryChoice | null {
  if (text === undefined) return null
  if (text === everything) return 'all'
  const ids = text.split(',').map(idIn)
  return [...new Set(ids.filter((id) => id !== null))].slice(0, mostCategories)
}

/** Above zero, with at most two decimals; null for everything else, so that a negative price is no price. */
function amountIn(text: string | undefined): number | null {
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : 0
  return amount > 0 ? amount : null
}

/** The wrong way round means the same; a minimum of 0 is the minimum of the range (LST-08). */
function priceIn(lower: string | undefined, upper: string | undefined): PriceChoice {
  const [min, max] = [amountIn(lower), amountIn(upper)]
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}

function deliveryTimeIn(text: string | undefined): DeliveryTime {
  const parts = /^(\d{1,4})-(\d{1,4})$/.exec(text ?? '')
  const [least, most] = [Number(parts?.[1]), Number(parts?.[2])]
  const { max, gap } = deliveryTimeSlider
  return parts && most <= max && most - least >= gap ? [least, most] : anyDeliveryTime
}

function dateIn(text: string | undefined): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = new Date(`${text}T00:00:00Z`)
  // The 31st of a shorter month moves on to the next: not the day that was written.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null
}
