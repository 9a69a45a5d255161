// Which stores a list holds: what makes the endpoints differ, and a caller's filters.
import { type LocalMoment, secondOfWeek } from '#contract/core/local-time.ts'
import { wordsOf } from '#contract/features/search/typed-words.ts'
import { isDiscountValid } from '#contract/features/store/store.rules.ts'
import {
  type StoreFilter,
  type StoreListFilters,
  storeFilterLimits,
} from '#contract/features/store/store-list.schema.ts'
import { directionOf, distanceBetween } from '#server/platform/geo/great-circle.ts'
import type { StoreFacts } from './store-columns.ts'
import { type StoreNames, storesWithEveryWord } from './store-name-search.ts'
import type { StoreQuery, StoreTrait } from './store-query.ts'
import type { OwnDiscount } from './store-snapshot.db.ts'
import type { StoreSnapshot } from './store-snapshots.ts'

/** A store as it is for this caller at this moment. */
export interface SeenStore {
  facts: StoreFacts
  /** Its hours run. */
  in_hours: boolean
  /** It takes orders: its hours run and its own switch is on. */
  open: boolean
  /** From the caller; 0 when the caller names no place. */
  metres: number
  /** Which words of the name it was looked for by begin one of its own; the more, the higher. */
  begun: number
}

type Condition = (store: SeenStore) => boolean

/** One object that shows one store after another: an object for each of thousands would be expensive. */
function createStoreView({ place, moment }: Pick<StoreQuery, 'place' | 'moment'>) {
  const second = secondOfWeek(moment)
  const here = place && directionOf({ lat: place.latitude, lng: place.longitude })
  let seen: SeenStore | undefined
  return (facts: StoreFacts, begun: number): SeenStore => {
    const in_hours = isWithin(facts.open_between, second)
    const open = facts.active && in_hours
    const metres = here ? distanceBetween(here, facts.direction) : 0
    seen ??= { facts, in_hours, open, metres, begun }
    seen.facts = facts
    seen.in_hours = in_hours
    seen.open = open
    seen.metres = metres
    seen.begun = begun
    return seen
  }
}

/** The same rule as isOpenAt of the contract, over what the database made of the weekly hours. */
function isWithin(pairs: readonly number[], second: number): boolean {
  for (let at = 0; at < pairs.length; at += 2) {
    if (second >= (pairs[at] ?? 0) && second < (pairs[at + 1] ?? 0)) return true
  }
  return false
}

/** Those that take orders now. */
export function openOf(snapshots: readonly StoreSnapshot[], moment: LocalMoment): Set<number> {
  const second = secondOfWeek(moment)
  const open = new Set<number>()
  for (const { stores } of snapshots) {
    for (const { id, active, open_between } of stores) {
      if (active && isWithin(open_between, second)) open.add(id)
    }
  }
  return open
}

/** A window begins on that weekday. */
const hasHoursOn = ({ opening_days }: StoreFacts, day: number) => ((opening_days >> day) & 1) === 1

/** Percent × 100 of a store's own discount, null when none is valid. */
export function discountsAt({ moment }: Pick<StoreQuery, 'moment'>) {
  // Many stores have the same one.
  const valid = new Map<OwnDiscount, boolean>()
  return ({ discount }: StoreFacts): number | null => {
    if (!discount) return null
    const isValid = valid.get(discount) ?? isDiscountValid(discount, moment)
    valid.set(discount, isValid)
    return isValid ? discount.discount : null
  }
}

function isReduced(query: StoreQuery): Condition {
  const discountOf = discountsAt(query)
  return ({ facts }) => facts.sells_reduced_item || discountOf(facts) !== null
}

const traitConditions: Record<StoreTrait, (query: StoreQuery) => Condition> = {
  delivery: () => (store) => store.facts.delivery,
  take_away: () => (store) => store.facts.take_away,
  featured: () => (store) => store.facts.featured,
  recommended: () => (store) => store.facts.recommended,
  rated: () => (store) => store.facts.rating_count > 0,
  reduced: isReduced,
  not_off_today:
    ({ moment }) =>
    (store) =>
      store.in_hours || hasHoursOn(store.facts, moment.day),
}

const isOrdered = () => (store: SeenStore) => store.facts.order_count > 0
const isOpen = () => (store: SeenStore) => store.open

const filterConditions: Record<StoreFilter, (query: StoreQuery) => Condition> = {
  nearby: () => (store) => store.metres <= storeFilterLimits.nearby,
  currently_open: isOpen,
  open: isOpen,
  close: () => (store) => !store.open,
  top_rated: () => (store) => store.facts.avg_rating >= storeFilterLimits.top_rated,
  discounted: isReduced,
  from_campaign: () => (store) => store.facts.in_campaign,
  popular: isOrdered,
  best_seller: isOrdered,
  pick_up: () => (store) => store.facts.take_away,
  delivery: () => (store) => store.facts.delivery,
  free_delivery: () => (store) => store.facts.free_delivery,
  fast_delivery: () => (store) => store.facts.max_delivery_minutes <= storeFilterLimits.fast_delivery,
}

/** 'Open' together with 'Close' asks for nothing (LST-08). */
function askedFilters({ filters }: StoreQuery): readonly StoreFilter[] {
  const cancelled = filters.filter.includes('open') && filters.filter.includes('close')
  return cancelled ? filters.filter.filter((one) => one !== 'open' && one !== 'close') : filters.filter
}

/**
 * Each as the caller sees it, for as long as the visit takes: who keeps a store copies it.
 * Of a name, only those that have it are looked at, because few do.
 */
export function visitStores(
  snapshots: readonly StoreSnapshot[],
  query: StoreQuery,
  visit: (store: SeenStore) => void,
) {
  const see = createStoreView(query)
  const withName = storesNamed(query)
  for (const { stores, names } of snapshots) {
    if (!withName) for (const facts of stores) visit(see(facts, 0))
    else if (names) for (const { store, begun } of withName(names)) visit(see(store, begun))
  }
}

/** Null when no name is asked for. */
function storesNamed({ filters: { name }, similar }: StoreQuery) {
  if (name === undefined) return null
  const words = wordsOf(name)
  return (names: StoreNames<StoreFacts>) => storesWithEveryWord(names, words, similar)
}

function wantedCategories({ category_id, category_ids = [] }: StoreListFilters): Condition[] {
  const ids = new Set(category_id ? [category_id, ...category_ids] : category_ids)
  return ids.size === 0 ? [] : [({ facts }) => facts.category_ids.some((id) => ids.has(id))]
}

/** Conditions of what was asked; nothing is asked by leaving a filter out. */
function narrowing({ filters, place }: StoreQuery): Condition[] {
  const { type, rating_count, min_delivery_time, max_delivery_time, radius, day, halal } = filters
  return [
    ...asked(
      type === 'all' ? undefined : type,
      (kind) =>
        ({ facts }) =>
          facts[kind],
    ),
    ...asked(
      rating_count,
      (least) =>
        ({ facts }) =>
          facts.avg_rating >= least,
    ),
    ...asked(
      min_delivery_time,
      (least) =>
        ({ facts }) =>
          facts.min_delivery_minutes >= least,
    ),
    ...asked(
      max_delivery_time,
      (most) =>
        ({ facts }) =>
          facts.max_delivery_minutes <= most,
    ),
    ...asked(
      place ? radius : undefined,
      (most) =>
        ({ metres }) =>
          metres < most * 1_000,
    ),
    ...asked(
      day,
      (wanted) =>
        ({ facts }) =>
          hasHoursOn(facts, wanted),
    ),
    ...asked(
      halal || undefined,
      () =>
        ({ facts }) =>
          facts.halal_tag_status,
    ),
    ...wantedCategories(filters),
  ]
}

function asked<Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition[] {
  return value === undefined ? [] : [condition(value)]
}

export function conditionOf(query: StoreQuery): Condition {
  const conditions = [
    ...query.traits.map((trait) => traitConditions[trait](query)),
    ...askedFilters(query).map((filter) => filterConditions[filter](query)),
    ...narrowing(query),
  ]
  return (store) => conditions.every((fits) => fits(store))
}
