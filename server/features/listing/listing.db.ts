// The two queries behind every list of items: a page of ids in order, and what the whole result spans.
import { and, asc, count, desc, max, min, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { listingConditions, matchCondition, priceCondition } from './listing-conditions.db.ts'
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

export async function listingSpan(db: Database, question: ListingQuestion): Promise<ListingSpan> {
  const priced = priceCondition(question)
  const rows = await db
    .select({
      top_category_id: itemListing.top_category_id,
      found: priced ? sql<number>`count(*) filter (where ${priced})` : count(),
      least: min(itemListing.price),
      most: max(itemListing.price),
    })
    .from(itemListing)
    .where(listingConditions(question))
    .groupBy(itemListing.top_category_id)
  const prices = rows.flatMap((row) => [row.least ?? 0, row.most ?? 0])
  return {
    total: rows.reduce((sum, row) => sum + row.found, 0),
    min_price: prices.length === 0 ? 0 : Math.min(...prices),
    max_price: prices.length === 0 ? 0 : Math.max(...prices),
    top_category_ids: rows.filter((row) => row.found > 0).map((row) => row.top_category_id),
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
      from ${itemListing} where ${everything(question)})
    select id, tier from found order by tier, order_count desc, id desc limit ${wanted} offset ${start}`)
  return rows
}

/** The rows are searched by the words alone, whose marks hold module and zone: no other index may stand in. */
export async function isAnythingListed(db: Database, question: ListingQuestion): Promise<boolean> {
  const rows = await db
    .select({ id: itemListing.id })
    .from(itemListing)
    .where(question.match && matchCondition(question, question.match))
    .limit(1)
  return rows.length > 0
}

/** Counts no further than it must. */
export async function hasAtMost(db: Database, question: ListingQuestion, rows: number): Promise<boolean> {
  const some = db
    .select({ id: itemListing.id })
    .from(itemListing)
    .where(everything(question))
    .limit(rows + 1)
    .as('some')
  const [row] = await db.select({ total: count() }).from(some)
  return (row?.total ?? 0) <= rows
}

export async function countListed(db: Database, question: ListingQuestion): Promise<number> {
  const [row] = await db.select({ total: count() }).from(itemListing).where(everything(question))
  return row?.total ?? 0
}
