// What can be asked of a row of item_listing, as SQL.
import {
  and,
  arrayOverlaps,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { itemFilterLimits } from '#contract/features/listing/listing.schema.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { basicCampaign, basicCampaignStore, coupon } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import type { ListingQuestion, ListingTrait, TextMatch } from './listing-question.ts'

const traitConditions: Record<ListingTrait, SQL> = {
  discounted: sql`${itemListing.discounted}`,
  recommended: sql`${itemListing.recommended}`,
  basic: sql`${itemListing.is_basic}`,
  with_condition: isNotNull(itemListing.common_condition_id),
}

/** The same rule as isServedAt of the contract, in minutes. */
function servedAt(minute: number): SQL {
  const { served_from: from, served_until: until } = itemListing
  return sql`(${from} is null or ${from} = ${until}
    or case when ${from} < ${until} then ${minute} >= ${from} and ${minute} < ${until}
       else ${minute} >= ${from} or ${minute} < ${until} end)`
}

function storeTakesPart(date: string): SQL {
  return sql`${itemListing.store_id} in (select ${basicCampaignStore.store_id} from ${basicCampaignStore}
    join ${basicCampaign} on ${basicCampaign.id} = ${basicCampaignStore.basic_campaign_id}
    where ${basicCampaignStore.status} = 'confirmed' and ${basicCampaign.status}
      and ${date}::date between ${basicCampaign.start_date} and ${basicCampaign.end_date})`
}

function storeDeliversFree(module_id: number): SQL {
  return sql`${itemListing.store_id} in (select ${store.id} from ${store}
    where ${store.free_delivery} and ${store.module_id} = ${module_id})`
}

/** One that is for everybody: a coupon for named customers is theirs to know of. */
function storeHasCoupon(module_id: number, date: string): SQL {
  return sql`${itemListing.store_id} in (select ${coupon.store_id} from ${coupon}
    where ${coupon.store_id} is not null and ${coupon.status} and ${coupon.module_id} = ${module_id}
      and ${coupon.customer_ids} = '{}' and ${date}::date between ${coupon.start_date} and ${coupon.expire_date})`
}

const filterConditions: Record<
  ListingQuestion['filters'][number],
  (question: ListingQuestion) => SQL | undefined
> = {
  currently_available: ({ minute }) => (minute === undefined ? undefined : servedAt(minute)),
  top_rated: () => gte(itemListing.avg_rating, itemFilterLimits.top_rated),
  discounted: () => traitConditions.discounted,
  from_campaign: ({ date }) => (date === undefined ? undefined : storeTakesPart(date)),
  popular: () => gt(itemListing.order_count, 0),
  free_delivery: ({ module_id }) => storeDeliversFree(module_id),
  coupon: ({ module_id, date }) => (date === undefined ? undefined : storeHasCoupon(module_id, date)),
  organic: () => sql`${itemListing.organic}`,
}

/** A single value is compared, not searched in a list: only then the index gives the order. */
function oneOf(column: PgColumn, values: readonly number[]): SQL {
  const [first] = values
  return values.length === 1 && first !== undefined ? eq(column, first) : inArray(column, [...values])
}

function inCategories({ top_category_ids, category_ids }: ListingQuestion): SQL | undefined {
  if (top_category_ids.length === 0 && category_ids.length === 0) return undefined
  return or(
    top_category_ids.length === 0 ? undefined : oneOf(itemListing.top_category_id, top_category_ids),
    category_ids.length === 0 ? undefined : oneOf(itemListing.category_id, category_ids),
  )
}

/** What contains them is out; by caution so is what may contain them, and what states nothing at all. */
function withoutAllergens({ without_allergies, allergy_caution }: ListingQuestion): SQL | undefined {
  if (without_allergies.length === 0) return undefined
  const names = (column: PgColumn) => arrayOverlaps(column, [...without_allergies])
  return and(
    not(names(itemListing.allergies)),
    allergy_caution.includes('may_contain') ? not(names(itemListing.may_contain)) : undefined,
    allergy_caution.includes('not_stated') ? sql`${itemListing.allergens_stated}` : undefined,
  )
}

const matching = (query: string): SQL => sql`${itemListing.words} @@ ${query}::tsquery`

/** Every item carries a mark of its module and zone among its words, so that the word index alone can answer. */
function marksOf({ module_id, zone_ids }: ListingQuestion): string {
  return zone_ids === null ? '' : `(${zone_ids.map((zone) => `'@${module_id}.${zone}'`).join(' | ')}) & `
}

export function matchCondition(
  question: ListingQuestion,
  { need, parts, except }: TextMatch,
): SQL | undefined {
  const marks = marksOf(question)
  const without = except === undefined ? '' : ` & !(${except})`
  const joint = need === 'every' ? ' & ' : ' | '
  if (parts.every((part) => part.store_ids.length === 0)) {
    const query = parts.map((part) => `(${part.words})`).join(joint)
    return matching(`${marks}(${query})${without}`)
  }
  const found = parts.map((part) =>
    or(
      matching(`${marks}(${part.words})`),
      part.store_ids.length === 0 ? undefined : inArray(itemListing.store_id, [...part.store_ids]),
    ),
  )
  const better = except === undefined ? undefined : not(matching(except))
  return and(need === 'every' ? and(...found) : or(...found), better)
}

export function priceCondition({ min_price, max_price }: ListingQuestion): SQL | undefined {
  return and(
    min_price === undefined ? undefined : gte(itemListing.price, min_price),
    max_price === undefined ? undefined : lte(itemListing.price, max_price),
  )
}

/** The marks among the words say module and zone already; said twice, the planner reads a second index for them. */
function isPlacedByWords({ match, zone_ids }: ListingQuestion): boolean {
  return zone_ids !== null && (match?.parts.every((part) => part.store_ids.length === 0) ?? false)
}

function placeCondition({ module_id, zone_ids }: ListingQuestion): SQL | undefined {
  const inZones = zone_ids === null ? undefined : oneOf(itemListing.zone_id, zone_ids)
  return and(eq(itemListing.module_id, module_id), inZones)
}

/** Everything but the price, which the span of a result leaves out; without an order a text finds its place itself. */
export function unorderedConditions(question: ListingQuestion): SQL | undefined {
  return and(isPlacedByWords(question) ? undefined : placeCondition(question), traitsAndFilters(question))
}

/** The same for a list in order, whose index begins with module and zone. */
export function listingConditions(question: ListingQuestion): SQL | undefined {
  return and(placeCondition(question), traitsAndFilters(question))
}

function traitsAndFilters(question: ListingQuestion): SQL | undefined {
  const { store_id, common_condition_id, veg, min_rating } = question
  return and(
    store_id === undefined ? undefined : eq(itemListing.store_id, store_id),
    ...question.traits.map((trait) => traitConditions[trait]),
    ...question.filters.map((filter) => filterConditions[filter](question)),
    inCategories(question),
    common_condition_id === undefined ? undefined : eq(itemListing.common_condition_id, common_condition_id),
    veg === undefined ? undefined : veg ? sql`${itemListing.veg}` : sql`not ${itemListing.veg}`,
    min_rating === undefined ? undefined : gte(itemListing.avg_rating, min_rating),
    withoutAllergens(question),
    question.except_id === undefined ? undefined : ne(itemListing.id, question.except_id),
    question.match && matchCondition(question, question.match),
  )
}
