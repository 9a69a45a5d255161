// What can be asked of an item in a snapshot.
import { itemFilterLimits } from '#contract/features/listing/listing.schema.ts'
import { type Flag, flag, type ItemSnapshot, type Label, type StoreSets } from './item-snapshot.ts'
import type { ListingQuery, ListingTrait } from './listing-query.ts'

export type Condition = (row: number) => boolean

const has = ({ flags }: ItemSnapshot, which: Flag): Condition => {
  const bit = flag[which]
  return (row) => ((flags[row] ?? 0) & bit) !== 0
}

const atLeast = (column: Int32Array | Float32Array, least: number): Condition => {
  // The ratings of a snapshot are of single precision: 4.1 is a little less there.
  const comparable = column instanceof Float32Array ? Math.fround(least) : least
  return (row) => (column[row] ?? 0) >= comparable
}

const traitConditions: Record<ListingTrait, (snapshot: ItemSnapshot) => Condition> = {
  discounted: (snapshot) => has(snapshot, 'discounted'),
  recommended: (snapshot) => has(snapshot, 'recommended'),
  basic: (snapshot) => has(snapshot, 'is_basic'),
  with_condition: ({ common_condition_id }) => atLeast(common_condition_id, 1),
}

/** The same rule as isServedAt of the contract, in minutes. */
function servedAt({ served_from, served_until }: ItemSnapshot, minute: number): Condition {
  return (row) => {
    const [from, until] = [served_from[row] ?? -1, served_until[row] ?? -1]
    if (from === -1 || from === until) return true
    return from < until ? minute >= from && minute < until : minute >= from || minute < until
  }
}

const filterConditions: Record<
  ListingQuery['filters'][number],
  (snapshot: ItemSnapshot, query: ListingQuery, sets: StoreSets) => Condition
> = {
  currently_available: (snapshot, { minute = 0 }) => servedAt(snapshot, minute),
  top_rated: ({ avg_rating }) => atLeast(avg_rating, itemFilterLimits.top_rated),
  discounted: (snapshot) => has(snapshot, 'discounted'),
  from_campaign: (snapshot, _question, sets) => ofStores(snapshot, sets.from_campaign),
  popular: ({ order_count }) => atLeast(order_count, 1),
  free_delivery: (snapshot, _question, sets) => ofStores(snapshot, sets.free_delivery),
  coupon: (snapshot, _question, sets) => ofStores(snapshot, sets.coupon),
  organic: (snapshot) => has(snapshot, 'organic'),
}

function ofStores({ store_id }: ItemSnapshot, stores: ReadonlySet<number> | undefined): Condition {
  return (row) => stores?.has(store_id[row] ?? 0) ?? false
}

function inCategories({ top_category_id, category_id }: ItemSnapshot, query: ListingQuery): Condition {
  const [tops, lower] = [new Set(query.top_category_ids), new Set(query.category_ids)]
  return (row) => tops.has(top_category_id[row] ?? 0) || lower.has(category_id[row] ?? 0)
}

/** What contains them is out; by caution so is what may contain them, and what states nothing at all. */
function withoutAllergens(snapshot: ItemSnapshot, query: ListingQuery): Condition {
  const { without_allergies, allergy_caution } = query
  const isNamed = (list: readonly string[]) => without_allergies.some((one) => list.includes(one))
  const isAvoided = ({ allergies, may_contain }: Label) =>
    isNamed(allergies) || (allergy_caution.includes('may_contain') && isNamed(may_contain))
  const avoided = snapshot.labels.map(isAvoided)
  const isStated = has(snapshot, 'allergens_stated')
  const mustState = allergy_caution.includes('not_stated')
  return (row) => !avoided[snapshot.label[row] ?? 0] && (!mustState || isStated(row))
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
export function conditionsOf(snapshot: ItemSnapshot, query: ListingQuery, sets: StoreSets): Condition[] {
  const { store_id, common_condition_id, veg, min_rating, except_id } = query
  const isFiled = query.top_category_ids.length + query.category_ids.length > 0
  return [
    ...asked(store_id, (one) => equals(snapshot.store_id, one)),
    ...asked(common_condition_id, (one) => equals(snapshot.common_condition_id, one)),
    ...(isFiled ? [inCategories(snapshot, query)] : []),
    ...query.traits.map((trait) => traitConditions[trait](snapshot)),
    ...asked(veg, (wanted) => (wanted ? has(snapshot, 'veg') : not(has(snapshot, 'veg')))),
    ...asked(min_rating, (least) => atLeast(snapshot.avg_rating, least)),
    ...asked(except_id, (one) => not(equals(snapshot.id, one))),
    ...(query.without_allergies.length > 0 ? [withoutAllergens(snapshot, query)] : []),
    ...query.filters.map((filter) => filterConditions[filter](snapshot, query, sets)),
  ]
}

/** Kept apart: the range of prices shown is that of all that fits otherwise. */
export function priceCondition({ price }: ItemSnapshot, query: ListingQuery): Condition {
  const { min_price: least = 0, max_price: most = Number.POSITIVE_INFINITY } = query
  return (row) => {
    const asked = price[row] ?? 0
    return asked >= least && asked <= most
  }
}
