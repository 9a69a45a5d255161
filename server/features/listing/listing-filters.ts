// A caller's filters in the words of a question: minor units, categories with their children, the time where it matters.
import { toMinor } from '#contract/core/money.ts'
import type { ItemFilter, ListingFilters } from '#contract/features/listing/listing.schema.ts'
import type { Catalogue } from '#server/features/item/catalogue.service.ts'
import type { ListingQuery } from './listing-query.ts'

/** Largest price the database holds; 'no upper limit' is often written as a huge number. */
const largestPrice = 2_147_483_647

const price = (amount: number) => Math.min(toMinor(amount), largestPrice)

const vegOnly: Record<ListingFilters['type'], boolean | undefined> = {
  all: undefined,
  veg: true,
  non_veg: false,
}

const needDate: ReadonlySet<ItemFilter> = new Set(['from_campaign', 'coupon'])

export interface FilterSurroundings {
  catalogue: Pick<Catalogue, 'categoryById'>
  date: string
  minute: number
}

type FilterPart = Omit<ListingQuery, 'module_id' | 'zone_ids' | 'traits'>

export function filterPart(
  input: ListingFilters,
  category_ids: readonly number[],
  around: FilterSurroundings,
): FilterPart {
  const filters = [...new Set(input.filter)].filter((one) => one !== 'high' && one !== 'low').toSorted()
  return {
    filters,
    ...byLevel(
      [...category_ids, ...(input.category_id ?? []), ...(input.category_ids ?? [])],
      around.catalogue,
    ),
    ...allergyPart(input),
    veg: vegOnly[input.type],
    min_price: input.min_price === undefined ? undefined : price(input.min_price),
    max_price: input.max_price === undefined ? undefined : price(input.max_price),
    min_rating: input.rating_count,
    except_id: input.product_id,
    minute: filters.includes('currently_available') ? around.minute : undefined,
    date: filters.some((one) => needDate.has(one)) ? around.date : undefined,
  }
}

function allergyPart({ without_allergies = [], allergy_caution = [] }: ListingFilters) {
  return {
    without_allergies: [...new Set(without_allergies)].toSorted(),
    allergy_caution: without_allergies.length === 0 ? [] : [...new Set(allergy_caution)].toSorted(),
  }
}

/** An upper category stands for its children; an unknown one stays and finds nothing. */
function byLevel(ids: readonly number[], { categoryById }: FilterSurroundings['catalogue']) {
  const distinct = [...new Set(ids)].toSorted((one, other) => one - other)
  const isTop = (id: number) => categoryById.get(id)?.parent_id === 0
  return {
    top_category_ids: distinct.filter(isTop),
    category_ids: distinct.filter((id) => !isTop(id)),
  }
}
