// The one query behind every list of stores: conditions, order, a page of ids and the true total.
import { hash } from 'node:crypto'
import { and, arrayOverlaps, asc, count, eq, gt, gte, inArray, lte, not, type SQL, sql } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import { searchWords } from '#contract/features/search/fold-text.ts'
import {
  type StoreFilter,
  type StoreListFilters,
  storeFilterLimits,
  storeListFilters,
} from '#contract/features/store/store-list.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { resembles } from '#server/database/schema/letter-shape.ts'
import { store } from '#server/database/schema/store.ts'
import { asked, valuesOf } from './store-asked.db.ts'
import {
  campaignsToday,
  hasHoursOn,
  isReduced,
  metresAway,
  openNow,
  servedIn,
  withinHours,
} from './store-conditions.db.ts'
import { storeOrders } from './store-orders.db.ts'
import type { StoreQuestion, StoreTrait } from './store-question.ts'

const traitConditions: Record<StoreTrait, SQL> = {
  delivery: eq(store.delivery, true),
  take_away: eq(store.take_away, true),
  featured: eq(store.featured, true),
  recommended: eq(store.recommended, true),
  rated: gt(store.rating_count, 0),
  reduced: isReduced,
  not_off_today: sql`(${hasHoursOn(asked.day)} or ${withinHours})`,
}

const filterConditions: Record<StoreFilter, (question: StoreQuestion) => SQL | undefined> = {
  nearby: ({ place }) => (place ? lte(metresAway, storeFilterLimits.nearby) : undefined),
  currently_open: () => openNow,
  open: () => openNow,
  close: () => not(openNow),
  top_rated: () => gte(store.avg_rating, storeFilterLimits.top_rated),
  discounted: () => isReduced,
  from_campaign: () => sql`${campaignsToday} > 0`,
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
  return words.map((word) => (similar ? resembles(word, store.search_text) : holds(word)))
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
    ...question.traits.map((trait) => traitConditions[trait]),
    ...askedFilters(question).map((filter) => filterConditions[filter](question)),
    ...named(question),
    vegConditions[filters.type],
    wantedCategories(filters),
    rating_count === undefined ? undefined : gte(store.avg_rating, rating_count),
    min_delivery_time === undefined ? undefined : gte(store.min_delivery_minutes, min_delivery_time),
    max_delivery_time === undefined ? undefined : lte(store.max_delivery_minutes, max_delivery_time),
    radius === undefined || !place ? undefined : sql`${metresAway} < ${radius * 1_000}::float8`,
    day === undefined ? undefined : hasHoursOn(day),
    halal ? eq(store.halal_tag_status, true) : undefined,
  )
}

export interface StoreIdPage {
  ids: number[]
  total: number
}

/** Prepared on every connection, so the number is bounded; the rest is planned anew each time. */
const preparedAtMost = 48

const narrowing = new Set(
  Object.keys(storeListFilters).filter((name) => name !== 'type' && name !== 'filter'),
)

/** A list as it is, without a caller's own filters and order: the same few texts for everybody. */
function isPlain({ filters, among }: StoreQuestion): boolean {
  if (among || filters.type !== 'all' || filters.filter.length > 0) return false
  return Object.entries(filters).every(([name, value]) => value === undefined || !narrowing.has(name))
}

/** All that the text of a plain list depends on. */
function shapeOf({ traits, order, similar, place, module_id, zone_ids }: StoreQuestion): string {
  return JSON.stringify([traits, order, similar, place !== null, module_id !== null, zone_ids.length > 0])
}

export function prepareStoreIds(db: Database) {
  const prepared = new Map<string, ReturnType<typeof prepare>>()

  function statement(question: StoreQuestion) {
    return db
      .select({ id: store.id, total: sql<number>`count(*) over ()` })
      .from(store)
      .where(conditions(question))
      .orderBy(...storeOrders[question.order](question), asc(store.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('start'))
  }

  function prepare(question: StoreQuestion, shape: string) {
    return statement(question).prepare(`stores ${hash('sha1', shape, 'base64url')}`)
  }

  function preparedFor(question: StoreQuestion) {
    if (!isPlain(question)) return undefined
    const shape = shapeOf(question)
    const known = prepared.get(shape)
    if (known || prepared.size >= preparedAtMost) return known
    const made = prepare(question, shape)
    prepared.set(shape, made)
    return made
  }

  return async (question: StoreQuestion, page: Page): Promise<StoreIdPage> => {
    const values = { ...valuesOf(question), limit: page.limit, start: rowsBefore(page) }
    const rows = await (preparedFor(question) ?? statement(question)).execute(values)
    const [first] = rows
    if (first) return { ids: rows.map((row) => row.id), total: first.total }
    // A page past the end has no row to carry the total.
    return { ids: [], total: page.offset === 1 ? 0 : await countStores(db, question) }
  }
}

async function countStores(db: Database, question: StoreQuestion): Promise<number> {
  const counted = db.select({ total: count() }).from(store).where(conditions(question))
  const [row] = await counted.execute(valuesOf(question))
  return row?.total ?? 0
}
