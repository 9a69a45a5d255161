// The one query behind every list of stores: conditions, order, a page of ids and the true total.
import { and, arrayOverlaps, asc, count, desc, eq, gt, gte, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import {
  type StoreFilter,
  type StoreListFilters,
  type StoreSort,
  storeFilterLimits,
} from '#contract/features/store/store-list.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { store } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import type { Place } from '#server/platform/http/request-scope.ts'
import {
  campaignsOn,
  discountNow,
  hasHoursOn,
  isReduced,
  metresFrom,
  openNow,
  type StorePlace,
  servedIn,
  withinHours,
} from './store-conditions.db.ts'

/** What makes the endpoints differ from each other. */
export type StoreTrait =
  | 'delivery'
  | 'take_away'
  | 'featured'
  | 'recommended'
  | 'rated'
  | 'reduced'
  | 'not_off_today'

export type StoreOrder = StoreSort | 'open_first' | 'popular_near' | 'relevance'

export interface StoreQuestion extends StorePlace {
  language: Language
  place: Place | null
  moment: LocalMoment
  filters: StoreListFilters
  traits: readonly StoreTrait[]
  order: StoreOrder
  /** Words that only resemble the name count too. */
  similar: boolean
}

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
  // Folded words hold letters and digits only, so nothing in them means anything to LIKE.
  return words.map((word) =>
    similar ? sql`${word} <% ${store.search_text}` : sql`${store.search_text} like ${`%${word}%`}`,
  )
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
  const { filters, place } = question
  const { rating_count, min_delivery_time, max_delivery_time, radius, day, halal } = filters
  return and(
    servedIn(question),
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

/** Within a ring the busier store comes first; exact distances would leave order counts no say. */
const ringMetres = 2_000

const orders: Record<StoreOrder, (question: StoreQuestion) => SQL[]> = {
  open_first: ({ moment, place }) => [desc(openNow(moment)), ...nearest(place)],
  popular_near: ({ moment, place }) => [
    desc(openNow(moment)),
    ...(place ? [sql`floor(${metresFrom(place)} / ${ringMetres}::float8)`] : []),
    desc(store.order_count),
    ...nearest(place),
  ],
  relevance: ({ moment, place, filters }) => [
    desc(openNow(moment)),
    ...searchWords(filters.name ?? '').map((word) =>
      desc(sql`' ' || ${store.search_text} like ${`% ${word}%`}`),
    ),
    ...nearest(place),
  ],
  nearby: ({ place }) => nearest(place),
  top_rated: () => [desc(store.avg_rating), desc(store.rating_count)],
  popular: () => [desc(store.order_count)],
  newest: () => [desc(store.created_at), desc(store.id)],
  fast_delivery: ({ place }) => [
    asc(store.max_delivery_minutes),
    asc(store.min_delivery_minutes),
    ...nearest(place),
  ],
  biggest_discount: ({ moment, place }) => [
    desc(openNow(moment)),
    desc(discountNow(moment)),
    ...nearest(place),
  ],
  name: ({ language }) => [sql`lower(${store.name} ->> ${language}::text)`],
}

function nearest(place: Place | null): SQL[] {
  return place ? [asc(metresFrom(place))] : []
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
    .innerJoin(module, eq(module.id, store.module_id))
    .where(where)
    .orderBy(...orders[question.order](question), asc(store.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
  const [first] = rows
  if (first) return { ids: rows.map((row) => row.id), total: first.total }
  // A page past the end has no row to carry the total.
  return { ids: [], total: page.offset === 1 ? 0 : await countStores(db, where) }
}

async function countStores(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .where(where)
  return row?.total ?? 0
}
