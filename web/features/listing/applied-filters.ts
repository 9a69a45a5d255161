// What narrows a list at the moment, each with the choice that is left without it (LST-03, LST-12).
import type { Allergen } from '#contract/features/item/allergens.ts'
import type { AllergyCaution } from '#contract/features/listing/listing.schema.ts'
import { withAllergen, withCaution } from './allergy-choice.ts'
import {
  anyDeliveryTime,
  type FilterWord,
  isAnyDeliveryTime,
  type ListingChoice,
  plainChoice,
  tabFilters,
} from './listing-choice.ts'

/** A box of the filter panel. */
export interface FilterEntry {
  label: string
  value: FilterWord
  checked: boolean
}

export function filterEntries(
  { tab, filters }: ListingChoice,
  label: (word: FilterWord) => string,
): FilterEntry[] {
  return tabFilters[tab].map((value) => ({ label: label(value), value, checked: filters.includes(value) }))
}

export function withWord(choice: ListingChoice, word: FilterWord, checked: boolean): ListingChoice {
  const others = choice.filters.filter((one) => one !== word)
  return { ...choice, filters: checked ? [...others, word] : others }
}

export type AppliedFilter =
  | { kind: 'word'; word: FilterWord; without: ListingChoice }
  | { kind: 'allergen'; allergen: Allergen; without: ListingChoice }
  | { kind: 'caution'; caution: AllergyCaution; without: ListingChoice }
  | {
      kind: 'veg' | 'non_veg' | 'price' | 'rating' | 'delivery_time' | 'radius' | 'date'
      without: ListingChoice
    }

/** Of the shown tab only; the categories have a tree of their own. */
export function appliedFilters(choice: ListingChoice): AppliedFilter[] {
  const words = tabFilters[choice.tab]
    .filter((word) => choice.filters.includes(word))
    .map((word) => ({ kind: 'word' as const, word, without: withWord(choice, word, false) }))
  return [...words, ...vegFilters(choice), ...(choice.tab === 'items' ? itemFilters : storeFilters)(choice)]
}

function vegFilters(choice: ListingChoice): AppliedFilter[] {
  return [
    ...(choice.veg ? [{ kind: 'veg' as const, without: { ...choice, veg: false } }] : []),
    ...(choice.non_veg ? [{ kind: 'non_veg' as const, without: { ...choice, non_veg: false } }] : []),
  ]
}

function itemFilters(choice: ListingChoice): AppliedFilter[] {
  const isPriced = choice.price.min !== null || choice.price.max !== null
  return [
    ...(isPriced ? [{ kind: 'price' as const, without: { ...choice, price: plainChoice.price } }] : []),
    ...ratingFilter(choice),
    ...allergyFilters(choice),
  ]
}

function allergyFilters(choice: ListingChoice): AppliedFilter[] {
  const { allergies } = choice
  return [
    ...allergies.without.map((allergen) => ({
      kind: 'allergen' as const,
      allergen,
      without: { ...choice, allergies: withAllergen(allergies, allergen, false) },
    })),
    ...allergies.caution.map((caution) => ({
      kind: 'caution' as const,
      caution,
      without: { ...choice, allergies: withCaution(allergies, caution, false) },
    })),
  ]
}

function storeFilters(choice: ListingChoice): AppliedFilter[] {
  return [
    ...ratingFilter(choice),
    ...(isAnyDeliveryTime(choice.delivery_time)
      ? []
      : [{ kind: 'delivery_time' as const, without: { ...choice, delivery_time: anyDeliveryTime } }]),
    ...(choice.radius === null ? [] : [{ kind: 'radius' as const, without: { ...choice, radius: null } }]),
    ...(choice.date === null ? [] : [{ kind: 'date' as const, without: { ...choice, date: null } }]),
  ]
}

function ratingFilter(choice: ListingChoice): AppliedFilter[] {
  return choice.rating === null ? [] : [{ kind: 'rating', without: { ...choice, rating: null } }]
}

/** Tab, view and sort stay; everything that narrows goes back to how the page began. */
export function withoutFilters({ tab, view, sort }: ListingChoice, first: ListingChoice): ListingChoice {
  return { ...first, tab, view, sort }
}
