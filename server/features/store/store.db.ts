// Store rows with what their presentation needs; asked with every list, so the statements are prepared once.
import { and, asc, desc, eq, max, min, sql } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { item } from '#server/database/schema/item.ts'
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import { campaignsOn, sellsReducedItem } from './store-conditions.db.ts'

const wantedIds = sql`${sql.placeholder('ids')}::int[]`

export function prepareStoreRows(db: Database) {
  const rows = db
    .select({
      store,
      discount: storeDiscount,
      sells_reduced_item: sellsReducedItem,
      total_campaigns: campaignsOn(sql`${sql.placeholder('date')}::date`),
    })
    .from(store)
    .leftJoin(storeDiscount, eq(storeDiscount.store_id, store.id))
    .where(and(eq(store.status, true), sql`${store.id} = any(${wantedIds})`))
    .prepare('store_rows')
  const hours = db
    .select()
    .from(storeSchedule)
    .where(sql`${storeSchedule.store_id} = any(${wantedIds})`)
    .orderBy(asc(storeSchedule.day), asc(storeSchedule.opening_time))
    .prepare('store_hours')

  return {
    rows: (ids: readonly number[], { date }: LocalMoment) => rows.execute({ ids, date }),
    hours: (ids: readonly number[]) => hours.execute({ ids }),
  }
}

type StoreRows = ReturnType<typeof prepareStoreRows>

export type StoreRow = Awaited<ReturnType<StoreRows['rows']>>[number]
export type HoursRow = Awaited<ReturnType<StoreRows['hours']>>[number]

/** Approved and in an active module, else null; a number beyond the id range is nobody's id. */
export async function storeIdOf(
  db: Database,
  which: IdOrSlug,
  module_id: number | null,
): Promise<number | null> {
  const [row] = await db
    .select({ id: store.id })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .where(
      and(
        'id' in which ? sql`${store.id} = ${which.id}::bigint` : eq(store.slug, which.slug),
        eq(store.status, true),
        eq(module.status, true),
        module_id === null ? undefined : eq(store.module_id, module_id),
      ),
    )
  return row?.id ?? null
}

/** Minor units; zeros for a store that sells nothing. */
export async function priceRangeOf(db: Database, store_id: number) {
  const [row] = await db
    .select({ min_price: min(item.price), max_price: max(item.price) })
    .from(item)
    .where(and(eq(item.store_id, store_id), eq(item.visible, true)))
  return { min_price: row?.min_price ?? 0, max_price: row?.max_price ?? 0 }
}

export async function popularItemIds(db: Database, store_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: item.id })
    .from(item)
    .where(and(eq(item.store_id, store_id), eq(item.visible, true)))
    .orderBy(desc(item.order_count), asc(item.id))
    .limit(10)
  return rows.map((row) => row.id)
}
