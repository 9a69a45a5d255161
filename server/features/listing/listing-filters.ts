// A caller's filters as a query of the catalogue: categories by their level, the time where it matters.
import type { ListingFilters } from '#contract/features/listing/listing.schema.ts'
import { needsOf } from '#server/catalogue/filters/filter-table.ts'
import { itemFilters } from '#server/catalogue/filters/item-filters.ts'
import type { ItemQuery, ItemTrait } from '#server/catalogue/query/item-query.ts'
import type { ReferenceTables } from '#server/catalogue/reference/reference-data.ts'

export interface FilterSurroundings {
  traits: readonly ItemTrait[]
  tables: Pick<ReferenceTables, 'categoryById'>
  date: string
  minute: number
}

type FilterPart = Omit<ItemQuery, 'module_id' | 'zone_ids' | 'store_id' | 'common_condition_id'>

/** Every filter of the contract: one that is left out here does not compile. */
type EveryFilter = { [Filter in keyof Required<ListingFilters>]: ListingFilters[Filter] }

export function filterPart(
  input: ListingFilters,
  category_ids: readonly number[],
  { traits, tables, date, minute }: FilterSurroundings,
): FilterPart {
  const filters = normalFilters(input)
  const needs = needsOf(itemFilters, { traits, words: filters.filter })
  const asked = [...category_ids, ...(input.category_id ?? []), ...(input.category_ids ?? [])]
  return {
    traits,
    ...byLevel(asked, tables),
    filters,
    minute: needs.includes('minute') ? minute : undefined,
    date: needs.includes('date') ? date : undefined,
  }
}

/** Two requests that ask for the same say it in the same way. */
function normalFilters(input: ListingFilters): EveryFilter {
  const { without_allergies = [], allergy_caution = [] } = input
  return {
    type: input.type,
    filter: sortedOnce(input.filter),
    rating_count: input.rating_count,
    min_price: input.min_price,
    max_price: input.max_price,
    product_id: input.product_id,
    without_allergies: sortedOnce(without_allergies),
    allergy_caution: without_allergies.length === 0 ? [] : sortedOnce(allergy_caution),
    // By their level, beside the filters.
    category_id: undefined,
    category_ids: undefined,
    // Whoever asks for a page names its sort.
    sort_by: undefined,
  }
}

const sortedOnce = <Word extends string>(words: readonly Word[]): Word[] => [...new Set(words)].toSorted()

/** An upper category stands for its children; an unknown one stays and finds nothing. */
function byLevel(ids: readonly number[], { categoryById }: FilterSurroundings['tables']) {
  const distinct = [...new Set(ids)].toSorted((one, other) => one - other)
  const isTop = (id: number) => categoryById.get(id)?.parent_id === 0
  return {
    top_category_ids: distinct.filter(isTop),
    category_ids: distinct.filter((id) => !isTop(id)),
  }
}
