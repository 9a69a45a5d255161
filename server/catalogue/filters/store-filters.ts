// What can be asked of a store: the filters of the contract, each with its row.
import {
  type StoreFilter,
  type StoreListFilters,
  storeFilterLimits,
} from '#contract/features/store/store-list.schema.ts'
import type { SeenStore, StoreQuery, StoreSortBy, StoreTrait } from '../query/store-query.ts'
import type { StoreFacts, StoreNeed } from '../snapshot/snapshot-stores.ts'
import type { FilterRow, FilterTable, InputOf } from './filter-table.ts'
import { discountsAt } from './store-discount.ts'

export type StoreCondition = (store: SeenStore) => boolean

type StoreFilterRow = FilterRow<StoreQuery, StoreCondition, StoreSortBy, StoreNeed>

/** A window begins on that weekday. */
const hasHoursOn = ({ opening_days }: StoreFacts, day: number) => ((opening_days >> day) & 1) === 1

const isDayOff = ({ exceptions }: StoreFacts, date: string) => exceptions?.days_off.includes(date) ?? false

/** Of the facts alone, whoever asks. */
const always = (condition: StoreCondition) => ({ condition: () => condition })

/** Of an input's value; null when it is left out. */
const where =
  <Value>(asked: (query: StoreQuery) => Value | undefined, condition: (value: Value) => StoreCondition) =>
  (query: StoreQuery): StoreCondition | null => {
    const value = asked(query)
    return value === undefined ? null : condition(value)
  }

const isReduced: StoreFilterRow = {
  condition: (query) => {
    const discountOf = discountsAt(query)
    return ({ facts }) => facts.sells_reduced_item || discountOf(facts) !== null
  },
  needs: ['assortment'],
}

const isOpen = always((store) => store.open)
const isOrdered: StoreFilterRow = { ...always((store) => store.facts.order_count > 0), sort: 'popular' }

function wantedCategories({ category_id, category_ids = [] }: StoreListFilters): number[] | undefined {
  const ids = category_id ? [category_id, ...category_ids] : category_ids
  return ids.length === 0 ? undefined : ids
}

const categoryInput: StoreFilterRow = {
  condition: where(
    ({ filters }) => wantedCategories(filters),
    (wanted) => {
      const ids = new Set(wanted)
      return ({ facts }) => facts.category_ids.some((id) => ids.has(id))
    },
  ),
  needs: ['assortment'],
}

export const storeFilters: FilterTable<StoreTrait, StoreFilter, InputOf<StoreListFilters>, StoreFilterRow> = {
  traits: {
    delivery: always((store) => store.facts.delivery),
    take_away: always((store) => store.facts.take_away),
    featured: always((store) => store.facts.featured),
    recommended: always((store) => store.facts.recommended),
    rated: always((store) => store.facts.rating_count > 0),
    reduced: isReduced,
    not_off_today: {
      condition:
        ({ moment }) =>
        (store) =>
          store.in_hours || (hasHoursOn(store.facts, moment.day) && !isDayOff(store.facts, moment.date)),
    },
  },
  words: {
    nearby: { ...always((store) => store.metres <= storeFilterLimits.nearby), sort: 'nearby' },
    currently_open: isOpen,
    open: isOpen,
    close: always((store) => !store.open),
    top_rated: {
      ...always((store) => store.facts.avg_rating >= storeFilterLimits.top_rated),
      sort: 'top_rated',
    },
    discounted: isReduced,
    from_campaign: { ...always((store) => store.facts.in_campaign), needs: ['assortment'] },
    popular: isOrdered,
    best_seller: isOrdered,
    pick_up: always((store) => store.facts.take_away),
    delivery: always((store) => store.facts.delivery),
    free_delivery: always((store) => store.facts.free_delivery),
    fast_delivery: {
      ...always((store) => store.facts.max_delivery_minutes <= storeFilterLimits.fast_delivery),
      sort: 'fast_delivery',
    },
  },
  inputs: {
    type: {
      condition: where(
        ({ filters: { type } }) => (type === 'all' ? undefined : type),
        (kind) =>
          ({ facts }) =>
            facts[kind],
      ),
    },
    rating_count: {
      condition: where(
        ({ filters }) => filters.rating_count,
        (least) =>
          ({ facts }) =>
            facts.avg_rating >= least,
      ),
    },
    min_delivery_time: {
      condition: where(
        ({ filters }) => filters.min_delivery_time,
        (least) =>
          ({ facts }) =>
            facts.min_delivery_minutes >= least,
      ),
    },
    max_delivery_time: {
      condition: where(
        ({ filters }) => filters.max_delivery_time,
        (most) =>
          ({ facts }) =>
            facts.max_delivery_minutes <= most,
      ),
    },
    radius: {
      condition: where(
        ({ filters, place }) => (place ? filters.radius : undefined),
        (most) =>
          ({ metres }) =>
            metres < most * 1_000,
      ),
    },
    day: {
      condition: where(
        ({ filters }) => filters.day,
        (wanted) =>
          ({ facts }) =>
            hasHoursOn(facts, wanted),
      ),
    },
    halal: {
      condition: where(
        ({ filters }) => filters.halal || undefined,
        () =>
          ({ facts }) =>
            facts.halal_tag_status,
      ),
    },
    category_ids: categoryInput,
    // With those of category_ids.
    category_id: { condition: () => null },
    // Only stores with the name are looked at: they are found in the word index.
    name: {
      condition: where(
        ({ filters }) => filters.name,
        () => () => true,
      ),
      needs: ['words'],
    },
  },
}

/** 'Open' together with 'Close' asks for nothing (LST-08). */
export function askedWords({ filter }: StoreListFilters): readonly StoreFilter[] {
  const cancelled = filter.includes('open') && filter.includes('close')
  return cancelled ? filter.filter((one) => one !== 'open' && one !== 'close') : filter
}
