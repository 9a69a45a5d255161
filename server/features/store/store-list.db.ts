// The one query behind every list of stores: conditions, order, a page of ids and the true total.
import { and, arrayOverlaps, asc, count, eq, gt, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import {
  type StoreFilter,
  type StoreListFilters,
  storeFilterLimits,
} from '#contract/features/store/store-list.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { store } from '#server/database/schema/store.ts'
import {
  campaignsOn,
  hasHoursOn,
  isReduced,
  metresFrom,
  openNow,
  servedIn,
  withinHours,
} from './store-conditions.db.ts'
import { storeOrders } from './store-orders.db.ts'
import type { StoreQuestion, StoreTrait } from './store-question.ts'

const traitConditions: Record<StoreTrait, (question: StoreQuestion) => SQL> = {
  delivery: () => eq(store.delivery, true),
  take_away: () => eq(store.take_away, true),
  featured: () => eq(store.featured, true),
  recommended: () => eq(store.recommended, true),
  rated: () => gt(store.rating_count, 0),
  reduced: ({ moment }) => isReduced(moment),
  not_off_today: ({ moment }) => sql`(${hasHoursOn(moment.day)} or ${withinHours(moment)})`,
}

const filterConditions: Record<StoreFilter, (question: StoreQuestion) => SQL | undefined> = {
  nearby: ({ place }) => (place ? lte(metresFrom(place), storeFilterLimits.nearby) : undefined),
  currently_open: ({ moment }) => openNow(moment),
  open: ({ moment }) => openNow(moment),
  close: ({ moment }) => not(openNow(moment)),
  top_rated: () => gte(store.avg_rating, storeFilterLimits.top_rated),
  discounted: ({ moment }) => isReduced(moment),
  from_campaign: ({ moment }) => sql`${campaignsOn(sql`${moment.date}::date`)} > 0`,
  popular: () => gt(store.order_count, 0),
  best_seller: () => gt(store.order_count, 0),
  pick_up: () => eq(store.take_away, true),
  delivery: () => eq(store.delivery, true),
  free_delivery: () => eq(store.free_delivery, true),
  fast_delivery: () => lte(store.max_delivery_minutes, storeFilterLimits.fast_delivery),
}

/** 'Open' together with 'Close' asks for nothing (LST-08). */
function askedFilters({ filters }: StoreQuestion): readonly StoreFilter[] {
  const cancelled = filters.filter.includes('open') && filters.filter.includes('close')
  return cancelled ? filters.filter.filter((one) => one !== 'open' && one !== 'close') : filters.filter
}

function named({ filters, similar }: StoreQuestion): (SQL | undefined)[] {
  if (filters.name === undefined) return []
  const words = searchWords(filters.name)
  // A name without a single letter or digit names nothing.
  if (words.length === 0) return [sql`false`]
  return words.map((word) => (similar ? sql`${word} <% ${store.search_text}` : holds(word)))
}

/** Trigrams need three letters: of fewer the beginning of a word and its edge make them. */
const shortestInside = 3

/** Folded words hold letters and digits only, so nothing in them means anything to LIKE. */
function holds(word: string): SQL {
  const { search_text } = store
  if (word.length >= shortestInside) return sql`${search_text} like ${`%${word}%`}`
  return sql`(${search_text} like ${`${word}%`} or ${search_text} like ${`% ${word}%`})`
}

const vegConditions: Record<StoreListFilters['type'], SQL | undefined> = {
  all: undefined,
  veg: eq(store.veg, true),
  non_veg: eq(store.non_veg, true),
}

function wantedCategories({ category_id, category_ids = [] }: StoreListFilters): SQL | undefined {
  const ids = category_id ? [category_id, ...category_ids] : category_ids
  return ids.length === 0 ? undefined : arrayOverlaps(store.category_ids, ids)
}

function conditions(question: StoreQuestion): SQL | undefined {
  const { filters, place, among } = question
  const { rating_count, min_delivery_time, max_delivery_time, radius, day, halal } = filters
  return and(
    servedIn(question),
    among ? inArray(store.id, [...among]) : undefined,
    ...question.traits.map((trait) => traitConditions[trait](question)),
    ...askedFilters(question).map((filter) => filterConditions[filter](question)),
    ...named(question),
    vegConditions[filters.type],
    wantedCategories(filters),
    rating_count === undefined ? undefined : gte(store.avg_rating, rating_count),
    min_delivery_time === undefined ? undefined : gte(store.min_delivery_minutes, min_delivery_time),
    max_delivery_time === undefined ? undefined : lte(store.max_delivery_minutes, max_delivery_time),
    radius === undefined || !place ? undefined : sql`${metresFrom(place)} < ${radius * 1_000}::float8`,
    day === undefined ? undefined : hasHoursOn(day),
    halal ? eq(store.halal_tag_status, true) : undefined,
  )
}

export interface StoreIdPage {
  ids: number[]
  total: number
}

export async function storeIds(db: Database, question: StoreQuestion, page: Page): Promise<StoreIdPage> {
  const where = conditions(question)
  const rows = await db
    .select({ id: store.id, total: sql<number>`count(*) over ()` })
    .from(store)
    .where(where)
    .orderBy(...storeOrders[question.order](question), asc(store.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
  const [first] = rows
  if (first) return { ids: rows.map((row) => row.id), total: first.total }
  // A page past the end has no row to carry the total.
  return { ids: [], total: page.offset === 1 ? 0 : await countStores(db, where) }
}

async function countStores(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(store).where(where)
  return row?.total ?? 0
}
