// Stores whose items a filter asks for.
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/database/connection.ts'
import { basicCampaignStore, coupon } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { takingPart } from './store-conditions.db.ts'

export interface StoreSetScope {
  module_id: number
  zone_ids: readonly number[]
  /** YYYY-MM-DD. */
  date: string
}

const lasts = (date: string, from: PgColumn, until: PgColumn): SQL =>
  sql`${date}::date between ${from} and ${until}`

const inCampaign = async (db: Database, { date }: StoreSetScope) => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${basicCampaignStore.store_id} as id from ${takingPart(sql`${date}::date`)}`,
  )
  return rows
}

const deliveringFree = (db: Database, { module_id, zone_ids }: StoreSetScope) =>
  db
    .select({ id: store.id })
    .from(store)
    .where(
      and(
        eq(store.free_delivery, true),
        eq(store.module_id, module_id),
        inArray(store.zone_id, [...zone_ids]),
      ),
    )

/** One that is for everybody: a coupon for named customers is theirs to know of. */
const withCoupon = (db: Database, { module_id, date }: StoreSetScope) =>
  db
    .select({ id: sql<number>`${coupon.store_id}` })
    .from(coupon)
    .where(
      and(
        isNotNull(coupon.store_id),
        eq(coupon.status, true),
        eq(coupon.module_id, module_id),
        sql`${coupon.customer_ids} = '{}'`,
        lasts(date, coupon.start_date, coupon.expire_date),
      ),
    )

const storeSets = { from_campaign: inCampaign, free_delivery: deliveringFree, coupon: withCoupon }

export type StoreSet = keyof typeof storeSets

export const isStoreSet = (filter: string): filter is StoreSet => filter in storeSets

export async function storesIn(db: Database, set: StoreSet, scope: StoreSetScope): Promise<Set<number>> {
  return new Set((await storeSets[set](db, scope)).map((row) => row.id))
}

export async function zoneOfStore(db: Database, store_id: number): Promise<number | undefined> {
  const [row] = await db.select({ zone_id: store.zone_id }).from(store).where(eq(store.id, store_id))
  return row?.zone_id
}
