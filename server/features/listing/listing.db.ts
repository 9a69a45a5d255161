// The two queries behind every list of items: a page of ids in order, and what the whole result spans.
import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import {
  listingConditions,
  matchCondition,
  priceCondition,
  unorderedConditions,
} from './listing-conditions.db.ts'
import type { ListingOrder, ListingQuestion, Slice } from './listing-question.ts'

const orders: Record<ListingOrder, { key: PgColumn; way: 'up' | 'down' }> = {
  newest: { key: itemListing.created_at, way: 'down' },
  popular: { key: itemListing.order_count, way: 'down' },
  reviewed: { key: itemListing.rating_count, way: 'down' },
  rated: { key: itemListing.avg_rating, way: 'down' },
  offer: { key: itemListing.offer_share, way: 'down' },
  price_low: { key: itemListing.effective_price, way: 'up' },
  price_high: { key: itemListing.effective_price, way: 'down' },
}

function everything(question: ListingQuestion): SQL | undefined {
  return and(listingConditions(question), priceCondition(question))
}

/** The id breaks ties, so that no item is on two pages; every order has an index that ends with it. */
function orderBy(order: ListingOrder): SQL[] {
  const { key, way } = orders[order]
  return way === 'down' ? [desc(key), desc(itemListing.id)] : [asc(key), asc(itemListing.id)]
}

export async function listedIds(
  db: Database,
  question: ListingQuestion,
  order: ListingOrder,
  slice: Slice,
): Promise<number[]> {
  const zones = question.zone_ids
  if (zones && zones.length > 1 && question.store_id === undefined) {
    return mergedIds(db, question, zones, order, slice)
  }
  const rows = await db
    .select({ id: itemListing.id })
    .from(itemListing)
    .where(everything(question))
    .orderBy(...orderBy(order))
    .limit(slice.count)
    .offset(slice.start)
  return rows.map((row) => row.id)
}

/** An index orders one zone: the first rows of each are taken and merged, or all zones would be sorted whole. */
async function mergedIds(
  db: Database,
  question: ListingQuestion,
  zones: readonly number[],
  order: ListingOrder,
  { start, count: wanted }: Slice,
): Promise<number[]> {
  const { key, way } = orders[order]
  const branches = zones.map((zone) => {
    const where = everything({ ...question, zone_ids: [zone] })
    const inOrder = sql.join(orderBy(order), sql`, `)
    return sql`(select ${itemListing.id} as id, ${key} as sort_key from ${itemListing}
      where ${where} order by ${inOrder} limit ${start + wanted})`
  })
  const direction = way === 'down' ? sql`desc` : sql`asc`
  const { rows } = await db.execute<{
    id: number
  }>(sql`select id from (${sql.join(branches, sql` union all `)})
    as found order by sort_key ${direction}, id ${direction} limit ${wanted} offset ${start}`)
  return rows.map((row) => row.id)
}

export interface ListingSpan {
  total: number
  /** Minor units; zeros when nothing is found. */
  min_price: number
  max_price: number
  top_category_ids: number[]
}

/** Of a result without a price range. */
export async function listingSpan(db: Database, question: ListingQuestion): Promise<ListingSpan> {
  const rows = await db
    .select({
      top_category_id: itemListing.top_category_id,
      found: count(),
      least: sql<number>`min(${itemListing.price})`,
      most: sql<number>`max(${itemListing.price})`,
    })
    .from(itemListing)
    .where(unorderedConditions(question))
    .groupBy(itemListing.top_category_id)
  return {
    total: rows.reduce((sum, row) => sum + row.found, 0),
    ...priceRange(rows),
    top_category_ids: rows.map((row) => row.top_category_id),
  }
}

export function priceRange(rows: readonly { least: number; most: number }[]) {
  if (rows.length === 0) return { min_price: 0, max_price: 0 }
  return {
    min_price: Math.min(...rows.map((row) => row.least)),
    max_price: Math.max(...rows.map((row) => row.most)),
  }
}

/**
 * Ids of a small result in the order of the first rank each row fits, then by popularity. The matching rows are
 * read first: with a limit in sight the planner would rather walk the whole index of popularity.
 */
export async function rankedIds(
  db: Database,
  question: ListingQuestion,
  ranks: readonly string[],
  { start, count: wanted }: Slice,
): Promise<{ id: number; tier: number }[]> {
  const cases = ranks.map(
    (query, rank) => sql`when ${itemListing.words} @@ ${query}::tsquery then ${rank}::int`,
  )
  const tier =
    cases.length === 0 ? sql`0` : sql`case ${sql.join(cases, sql` `)} else ${ranks.length}::int end`
  const { rows } = await db.execute<{ id: number; tier: number }>(sql`with found as materialized (
      select ${itemListing.id}, ${itemListing.order_count}, ${tier} as tier
      from ${itemListing} where ${and(unorderedConditions(question), priceCondition(question))})
    select id, tier from found order by tier, order_count desc, id desc limit ${wanted} offset ${start}`)
  return rows
}

/**
 * How many rows a text finds, counted no further than asked. Only the words are asked, whose marks hold module and
 * zone: with a limit in sight the planner would walk another index.
 */
export async function countUpTo(db: Database, question: ListingQuestion, most: number): Promise<number> {
  const some = db
    .select({ id: itemListing.id })
    .from(itemListing)
    .where(question.match && matchCondition(question, question.match))
    .limit(most)
    .as('some')
  const [row] = await db.select({ total: count() }).from(some)
  return row?.total ?? 0
}

export async function countListed(db: Database, question: ListingQuestion): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(itemListing)
    .where(and(unorderedConditions(question), priceCondition(question)))
  return row?.total ?? 0
}
