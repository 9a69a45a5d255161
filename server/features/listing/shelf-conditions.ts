// What can be asked of an item on a shelf.
import { itemFilterLimits } from '#contract/features/listing/listing.schema.ts'
import type { ListingQuestion, ListingTrait } from './listing-question.ts'
import { type Flag, flag, type Label, type Shelf, type StoreSets } from './shelf.ts'

export type Condition = (row: number) => boolean

const has = ({ flags }: Shelf, which: Flag): Condition => {
  const bit = flag[which]
  return (row) => ((flags[row] ?? 0) & bit) !== 0
}

const atLeast = (column: Int32Array | Float32Array, least: number): Condition => {
  // The ratings of a shelf are of single precision: 4.1 is a little less there.
  const comparable = column instanceof Float32Array ? Math.fround(least) : least
  return (row) => (column[row] ?? 0) >= comparable
}

const traitConditions: Record<ListingTrait, (shelf: Shelf) => Condition> = {
  discounted: (shelf) => has(shelf, 'discounted'),
  recommended: (shelf) => has(shelf, 'recommended'),
  basic: (shelf) => has(shelf, 'is_basic'),
  with_condition: ({ common_condition_id }) => atLeast(common_condition_id, 1),
}

/** The same rule as isServedAt of the contract, in minutes. */
function servedAt({ served_from, served_until }: Shelf, minute: number): Condition {
  return (row) => {
    const [from, until] = [served_from[row] ?? -1, served_until[row] ?? -1]
    if (from === -1 || from === until) return true
    return from < until ? minute >= from && minute < until : minute >= from || minute < until
  }
}

const filterConditions: Record<
  ListingQuestion['filters'][number],
  (shelf: Shelf, question: ListingQuestion, sets: StoreSets) => Condition
> = {
  currently_available: (shelf, { minute = 0 }) => servedAt(shelf, minute),
  top_rated: ({ avg_rating }) => atLeast(avg_rating, itemFilterLimits.top_rated),
  discounted: (shelf) => has(shelf, 'discounted'),
  from_campaign: (shelf, _question, sets) => ofStores(shelf, sets.from_campaign),
  popular: ({ order_count }) => atLeast(order_count, 1),
  free_delivery: (shelf, _question, sets) => ofStores(shelf, sets.free_delivery),
  coupon: (shelf, _question, sets) => ofStores(shelf, sets.coupon),
  organic: (shelf) => has(shelf, 'organic'),
}

function ofStores({ store_id }: Shelf, stores: ReadonlySet<number> | undefined): Condition {
  return (row) => stores?.has(store_id[row] ?? 0) ?? false
}

function inCategories({ top_category_id, category_id }: Shelf, question: ListingQuestion): Condition {
  const [tops, lower] = [new Set(question.top_category_ids), new Set(question.category_ids)]
  return (row) => tops.has(top_category_id[row] ?? 0) || lower.has(category_id[row] ?? 0)
}

/** What contains them is out; by caution so is what may contain them, and what states nothing at all. */
function withoutAllergens(shelf: Shelf, question: ListingQuestion): Condition {
  const { without_allergies, allergy_caution } = question
  const isNamed = (list: readonly string[]) => without_allergies.some((one) => list.includes(one))
  const isAvoided = ({ allergies, may_contain }: Label) =>
    isNamed(allergies) || (allergy_caution.includes('may_contain') && isNamed(may_contain))
  const avoided = shelf.labels.map(isAvoided)
  const isStated = has(shelf, 'allergens_stated')
  const mustState = allergy_caution.includes('not_stated')
  return (row) => !avoided[shelf.label[row] ?? 0] && (!mustState || isStated(row))
}

const equals =
  (column: Int32Array, value: number): Condition =>
  (row) =>
    column[row] === value

const not =
  (condition: Condition): Condition =>
  (row) =>
    !condition(row)

function asked<Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition[] {
  return value === undefined ? [] : [condition(value)]
}

/** Everything but the price, which the span of a result leaves out. */
export function conditionsOf(shelf: Shelf, question: ListingQuestion, sets: StoreSets): Condition[] {
  const { store_id, common_condition_id, veg, min_rating, except_id } = question
  const isFiled = question.top_category_ids.length + question.category_ids.length > 0
  return [
    ...asked(store_id, (one) => equals(shelf.store_id, one)),
    ...asked(common_condition_id, (one) => equals(shelf.common_condition_id, one)),
    ...(isFiled ? [inCategories(shelf, question)] : []),
    ...question.traits.map((trait) => traitConditions[trait](shelf)),
    ...asked(veg, (wanted) => (wanted ? has(shelf, 'veg') : not(has(shelf, 'veg')))),
    ...asked(min_rating, (least) => atLeast(shelf.avg_rating, least)),
    ...asked(except_id, (one) => not(equals(shelf.id, one))),
    ...(question.without_allergies.length > 0 ? [withoutAllergens(shelf, question)] : []),
    ...question.filters.map((filter) => filterConditions[filter](shelf, question, sets)),
  ]
}

/** Kept apart: the range of prices shown is that of all that fits otherwise. */
export function priceCondition({ price }: Shelf, question: ListingQuestion): Condition {
  const { min_price: least = 0, max_price: most = Number.POSITIVE_INFINITY } = question
  return (row) => {
    const asked = price[row] ?? 0
    return asked >= least && asked <= most
  }
}
