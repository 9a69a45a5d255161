// Totals under a price range: a result is counted once by price buckets, and a range adds whole buckets to its two ends.
import { and, between, count, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { type ListingSpan, priceRange } from './listing.db.ts'
import { listingConditions, unorderedConditions } from './listing-conditions.db.ts'
import type { ListingQuestion } from './listing-question.ts'

export interface PriceBucket {
  top_category_id: number
  bucket: number
  found: number
  least: number
  most: number
}

/** Narrow where prices crowd, wide where they are high: a few hundred buckets for any shop. */
const bucketOf = (price: number) => Math.floor(Math.sqrt(price))
const firstPriceOf = (bucket: number) => bucket * bucket

const largestPrice = 2_147_483_647

export function hasPriceRange({ min_price, max_price }: ListingQuestion): boolean {
  return min_price !== undefined || max_price !== undefined
}

export function priceBuckets(db: Database, question: ListingQuestion): Promise<PriceBucket[]> {
  const bucket = sql<number>`floor(sqrt(${itemListing.price}))::int`
  return db
    .select({
      top_category_id: itemListing.top_category_id,
      bucket,
      found: count(),
      least: sql<number>`min(${itemListing.price})`,
      most: sql<number>`max(${itemListing.price})`,
    })
    .from(itemListing)
    .where(unorderedConditions(question))
    .groupBy(itemListing.top_category_id, bucket)
}

interface Range {
  from: number
  to: number
}

/** Visible items of each category whose price lies in the range. */
function countWithin(db: Database, question: ListingQuestion, { from, to }: Range) {
  return db
    .select({ top_category_id: itemListing.top_category_id, found: count() })
    .from(itemListing)
    .where(and(listingConditions(question), between(itemListing.price, from, to)))
    .groupBy(itemListing.top_category_id)
}

/** The ends of a range that lie inside a bucket, and the buckets wholly between them. */
export function cutRange({ from, to }: Range): { ends: Range[]; inner: Range } {
  const [first, last] = [bucketOf(from), bucketOf(to)]
  if (first === last) return { ends: [{ from, to }], inner: { from: 1, to: 0 } }
  return {
    ends: [
      { from, to: firstPriceOf(first + 1) - 1 },
      { from: firstPriceOf(last), to },
    ],
    inner: { from: first + 1, to: last - 1 },
  }
}

/** The price range shown is that of all prices, so that a slider keeps its ends. */
export async function pricedSpan(
  db: Database,
  question: ListingQuestion,
  bucketsOf: (unpriced: ListingQuestion) => Promise<PriceBucket[]>,
): Promise<ListingSpan> {
  const { min_price: from = 0, max_price: to = largestPrice, ...rest } = question
  const buckets = await bucketsOf(rest)
  const range = priceRange(buckets)
  if (from > to || buckets.length === 0) return { total: 0, ...range, top_category_ids: [] }
  const { ends, inner } = cutRange({ from, to: Math.min(to, Math.max(from, range.max_price)) })
  const counted = await Promise.all(ends.map((end) => countWithin(db, rest, end)))
  const whole = buckets.filter(({ bucket }) => bucket >= inner.from && bucket <= inner.to)
  const parts = [...whole, ...counted.flat()]
  return {
    total: parts.reduce((sum, part) => sum + part.found, 0),
    ...range,
    top_category_ids: [...new Set(parts.map((part) => part.top_category_id))],
  }
}
