// The plainest possible way to filter and sort a catalogue, which every list is held against.
import { discountAmount } from '#contract/features/item/item.rules.ts'
import { isServedAt } from '#contract/features/item/item-availability.rules.ts'
import type { AllergyCaution, ItemFilter, ItemSort } from '#contract/features/listing/listing.schema.ts'
import { type ListedRow, reducedFrom } from './listing.fixture.ts'

const isReducedByStore = (row: ListedRow) => !row.flash && row.home === 0

const percent = (value: number) => ({ discount_type: 'percent' as const, value })

function ownOffer(row: ListedRow): number {
  return discountAmount(row.price, { discount_type: row.discount_type, value: row.discount })
}

/** Flash sale, else the reduced store or its own discount, the larger one; whatever an order must come to for it. */
export function offered(row: ListedRow): number {
  if (row.flash) return discountAmount(row.price, percent(3_000))
  return Math.max(ownOffer(row), isReducedByStore(row) ? discountAmount(row.price, percent(1_000)) : 0)
}

/** What one piece costs now; the store asks for a larger order than some of its items are. */
function priceNow(row: ListedRow): number {
  const isEarned = !isReducedByStore(row) || row.price >= reducedFrom
  return row.price - (isEarned ? offered(row) : ownOffer(row))
}

/** The local time of the test's clock. */
const noon = '12:00:00'

const tests: Record<Exclude<ItemFilter, 'high' | 'low'>, (row: ListedRow) => boolean> = {
  currently_available: (row) => isServedAt(row, noon),
  top_rated: (row) => row.avg_rating >= 4,
  discounted: (row) => offered(row) > 0,
  from_campaign: (row) => row.home === 1,
  popular: (row) => row.order_count > 0,
  free_delivery: (row) => row.home === 1,
  coupon: (row) => row.home === 2,
  organic: (row) => row.organic,
}

export interface AskedFilters {
  filter: readonly Exclude<ItemFilter, 'high' | 'low'>[]
  type: 'all' | 'veg' | 'non_veg'
  rating_count: number | null
  min_price: number | null
  max_price: number | null
  category_ids: readonly number[]
  without_allergies: readonly string[]
  allergy_caution: readonly AllergyCaution[]
  sort_by: ItemSort | null
}

/** Contains, may contain and not stated, each by itself. */
function avoids(row: ListedRow, { without_allergies, allergy_caution }: AskedFilters): boolean {
  if (without_allergies.length === 0) return true
  const isNamed = (list: readonly string[]) => without_allergies.some((one) => list.includes(one))
  return (
    !isNamed(row.allergies) &&
    !(allergy_caution.includes('may_contain') && isNamed(row.may_contain)) &&
    !(allergy_caution.includes('not_stated') && !row.allergens_stated)
  )
}

/** The filters by the book, row by row. */
export function satisfies(row: ListedRow, asked: AskedFilters): boolean {
  const { rating_count, min_price, max_price, category_ids, type } = asked
  return (
    asked.filter.every((one) => tests[one](row)) &&
    (type === 'all' || row.veg === (type === 'veg')) &&
    (rating_count === null || row.avg_rating >= rating_count) &&
    (min_price === null || row.price >= min_price * 100) &&
    (max_price === null || row.price <= max_price * 100) &&
    (category_ids.length === 0 ||
      category_ids.includes(row.category_id) ||
      category_ids.includes(row.upper)) &&
    avoids(row, asked)
  )
}

export function byPrice(rows: readonly ListedRow[], sort: ItemSort): number[] {
  const way = sort === 'low2High' ? 1 : -1
  return rows
    .toSorted((one, other) => way * (priceNow(one) - priceNow(other) || one.id - other.id))
    .map((row) => row.id)
}

export function queryOf(asked: AskedFilters): string {
  const query = new URLSearchParams({
    type: asked.type,
    filter: JSON.stringify(asked.filter),
    category_ids: JSON.stringify(asked.category_ids),
    without_allergies: JSON.stringify(asked.without_allergies),
    allergy_caution: asked.allergy_caution.join(),
  })
  for (const name of ['rating_count', 'min_price', 'max_price', 'sort_by'] as const) {
    if (asked[name] !== null) query.set(name, String(asked[name]))
  }
  return query.toString()
}
