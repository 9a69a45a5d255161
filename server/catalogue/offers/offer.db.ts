// Which discounts run now, and writing them into the listing where it says otherwise.
import { and, eq, gt, gte, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { isDiscountValid } from '#contract/features/store/store.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { flashSale, flashSaleItem } from '#server/database/schema/promotion.ts'
import { storeDiscount } from '#server/database/schema/store.ts'

/** The pool or a transaction of it. */
export type Writer = Pick<Database, 'execute' | 'update'>

export interface StoreOffer {
  store_id: number
  /** Percent × 100; 0 ends an offer. */
  percent: number
  /** Minor units an order must come to. */
  minimum: number
  /** Minor units it takes off at most; 0 is no maximum. */
  maximum: number
}

export interface FlashOffer {
  item_id: number
  discount: number
  discount_type: 'percent' | 'amount'
}

async function runningStoreOffers(db: Database, moment: LocalMoment): Promise<StoreOffer[]> {
  const rows = await db
    .select()
    .from(storeDiscount)
    .where(and(lte(storeDiscount.start_date, moment.date), gte(storeDiscount.end_date, moment.date)))
  return rows
    .filter((row) => row.discount > 0 && isDiscountValid(row, moment))
    .map((row) => ({
      store_id: row.store_id,
      percent: row.discount,
      minimum: row.min_purchase,
      maximum: row.max_discount,
    }))
}

/** How many run now, and which as one short text: while it stays the same, so do the prices in the listing. */
export async function storeOffersMark(db: Database, { date, time }: LocalMoment) {
  const { rows } = await db.execute<{ mark: string; running: number }>(sql`
    select count(*)::int as running,
      coalesce(md5(string_agg(concat_ws(' ', store_id, discount, min_purchase, max_discount), ',' order by store_id)), '') as mark
    from store_discount where ${date}::date between start_date and end_date and case when start_time < end_time
      then ${time}::time between start_time and end_time
      else ${time}::time >= start_time or ${time}::time <= end_time end`)
  return rows[0] ?? { mark: '', running: 0 }
}

const columns = (offers: readonly StoreOffer[]) => sql`unnest(
  ${sql.param(offers.map((one) => one.store_id))}::int[], ${sql.param(offers.map((one) => one.percent))}::int[],
  ${sql.param(offers.map((one) => one.minimum))}::int[], ${sql.param(offers.map((one) => one.maximum))}::int[]
) as running (store_id, percent, minimum, maximum)`

/** Stores whose items are listed with another discount than the one that runs; two index probes a store. */
export async function changedStoreOffers(db: Database, moment: LocalMoment): Promise<StoreOffer[]> {
  const running = await runningStoreOffers(db, moment)
  const { rows } = await db.execute<StoreOffer & Record<string, unknown>>(sql`
    select store_id, percent, minimum, maximum from ${columns(running)} where
      exists (select 1 from item_listing as listed
        where listed.store_id = running.store_id
          and (listed.store_percent, listed.store_minimum, listed.store_maximum)
            < (running.percent, running.minimum, running.maximum))
      or exists (select 1 from item_listing as listed
        where listed.store_id = running.store_id
          and (listed.store_percent, listed.store_minimum, listed.store_maximum)
            > (running.percent, running.minimum, running.maximum))
    union all
    select store_id, 0, 0, 0 from (select distinct store_id from item_listing where store_percent > 0) as listed
    where store_id <> all (${sql.param(running.map((one) => one.store_id))}::int[])`)
  return rows
}

export async function writeStoreOffers(db: Writer, offers: readonly StoreOffer[]): Promise<void> {
  await db.execute(sql`update item_listing
    set store_percent = running.percent, store_minimum = running.minimum, store_maximum = running.maximum
    from ${columns(offers)}
    where item_listing.store_id = running.store_id
      and (item_listing.store_percent, item_listing.store_minimum, item_listing.store_maximum)
        <> (running.percent, running.minimum, running.maximum)`)
}

export function runningFlashOffers(db: Database, now: Date): Promise<FlashOffer[]> {
  return db
    .selectDistinctOn([flashSaleItem.item_id], {
      item_id: flashSaleItem.item_id,
      discount: flashSaleItem.discount,
      discount_type: flashSaleItem.discount_type,
    })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flash_sale_id))
    .where(
      and(
        eq(flashSaleItem.status, true),
        gt(flashSaleItem.available_stock, 0),
        eq(flashSale.is_publish, true),
        lte(flashSale.start_date, now),
        gt(flashSale.end_date, now),
      ),
    )
    .orderBy(flashSaleItem.item_id, flashSaleItem.id)
}

/** Number of items whose listing changed. */
export async function writeFlashOffers(db: Writer, offers: readonly FlashOffer[]): Promise<number> {
  const ids = offers.map((one) => one.item_id)
  const ended = await db
    .update(itemListing)
    .set({ flash_discount: null, flash_discount_type: null })
    .where(and(isNotNull(itemListing.flash_discount), notInArray(itemListing.id, ids)))
  const begun = await db.execute(sql`update item_listing
    set flash_discount = running.discount, flash_discount_type = running.discount_type
    from unnest(${sql.param(ids)}::int[], ${sql.param(offers.map((one) => one.discount))}::int[],
      ${sql.param(offers.map((one) => one.discount_type))}::text[]) as running (id, discount, discount_type)
    where item_listing.id = running.id and (item_listing.flash_discount, item_listing.flash_discount_type)
      is distinct from (running.discount, running.discount_type)`)
  return (ended.rowCount ?? 0) + (begun.rowCount ?? 0)
}

const offerLock = 5_050_506

/** Runs the work unless another process is at it; both would write the same. */
export function ifNobodyElse(db: Database, work: (db: Writer) => Promise<void>): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${offerLock}) as mine`,
    )
    if (!rows[0]?.mine) return false
    await work(transaction)
    return true
  })
}
