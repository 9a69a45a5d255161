// The address of a store page: what a link says about the store, and what its visitor looks for in it (STO-03, STO-05).
import type { Coordinates } from '#contract/core/shop-context.ts'
import { type PlainItemSort, plainItemSorts } from '#contract/features/listing/listing.schema.ts'
import { type ListingChoice, plainChoice } from '#web/features/listing/listing-choice.ts'
import { readChoice, withChoice } from '#web/features/listing/listing-search.ts'
import type { ListingSource } from '#web/features/listing/listing-source.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'
import { menuDeps } from './menu-deps.ts'

/** What a link may bring along; every part may be missing or wrong. */
export interface StoreLinkFacts {
  /** Metres. */
  distance: number
  place: Coordinates | null
}

export function linkFacts(search: SearchTexts): StoreLinkFacts {
  const distance = /^\d{1,8}(\.\d+)?$/.test(search.distance ?? '') ? Number(search.distance) : 0
  const [lat, lng] = [coordinate(search.lat, 90), coordinate(search.lng, 180)]
  return { distance, place: lat === null || lng === null ? null : { lat, lng } }
}

function coordinate(text: string | undefined, limit: number): number | null {
  const value = /^-?\d{1,3}(\.\d+)?$/.test(text ?? '') ? Number(text) : Number.NaN
  return Math.abs(value) <= limit ? value : null
}

/** A store's own list begins with nothing chosen. */
const ownList: ListingSource = { kind: 'text', text: '' }

export interface MenuChoice
  extends Pick<ListingChoice, 'price' | 'veg' | 'non_veg' | 'allergies' | 'categories'> {
  /** Null is the newest first. */
  sort: PlainItemSort | null
  /** Text looked for in the store. */
  name: string
}

export function readMenuChoice(search: SearchTexts): MenuChoice {
  const { price, veg, non_veg, allergies, categories, sort } = readChoice(search, ownList)
  // Both thumbs of a slider that never got its range stand at 0 and 1: that is no price (STO-02).
  const isUnset = price.min === null && price.max === 1
  return {
    name: search.q?.trim() ?? '',
    sort: plainItemSorts.find((one) => one === sort) ?? null,
    price: isUnset ? plainChoice.price : price,
    veg,
    non_veg,
    allergies,
    categories,
  }
}

export function withMenuChoice(search: SearchTexts, { name, ...choice }: MenuChoice): SearchTexts {
  const { q: _before, ...others } = search
  return {
    ...withChoice(others, { ...plainChoice, ...choice }, ownList),
    ...(name === '' ? {} : { q: name }),
  }
}

/** Searching begins with the whole range again (STO-02). */
export function withName(choice: MenuChoice, name: string): MenuChoice {
  return { ...choice, name: name.trim(), price: plainChoice.price }
}

export function isMenuNarrowed(choice: MenuChoice): boolean {
  const { name, price, veg, non_veg, allergies, categories } = choice
  const isPriced = price.min !== null || price.max !== null
  return name !== '' || isPriced || veg || non_veg || allergies.without.length > 0 || categories.length > 0
}

/** Whether the visitor asked for a list of their own; else the menu stands section by section. */
export function isMenuListed(choice: MenuChoice): boolean {
  return isMenuNarrowed(choice) || choice.sort !== null
}

/** Nothing chosen. */
export const wholeMenu: MenuChoice = readMenuChoice({})

/** The address of this page with one category chosen. */
export function withCategory(search: SearchTexts, category_id: number): SearchTexts {
  return withMenuChoice(search, { ...wholeMenu, categories: [category_id] })
}

/** The address of this page after a link into it: what the link says is new, what else was said about the store stays. */
export function withLinkSearch(search: SearchTexts, link: SearchTexts): SearchTexts {
  const isNarrowing = Object.keys(menuDeps(link)).length > 0
  return { ...(isNarrowing ? withMenuChoice(search, readMenuChoice(link)) : search), ...link }
}
