// Store rows with what their presentation needs; asked with every list, so the statements are prepared once.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import type { Database } from '#server/database/connection.ts'
import { store, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import { campaignsToday, sellsReducedItem } from './store-conditions.db.ts'

const wantedIds = sql`${sql.placeholder('ids')}::int[]`

export function prepareStoreRows(db: Database) {
  const rows = db
    .select({
      store,
      discount: storeDiscount,
      sells_reduced_item: sellsReducedItem,
      total_campaigns: campaignsToday,
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

/** A number beyond the id range is nobody's id, and PostgreSQL takes no text with a zero byte. */
function named(which: IdOrSlug): SQL {
  if ('id' in which) return sql`${store.id} = ${which.id}::bigint`
  return which.slug.includes('\0') ? sql`false` : eq(store.slug, which.slug)
}

/** Approved and in an active module, else null. */
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
        named(which),
        eq(store.status, true),
        eq(module.status, true),
        module_id === null ? undefined : eq(store.module_id, module_id),
      ),
    )
  return row?.id ?? null
}
