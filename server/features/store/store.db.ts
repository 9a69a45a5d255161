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

/** Finds the store that is approved and in an active module, else null. */
export function prepareFindStore(db: Database) {
  const approved = (wanted: SQL) =>
    db
      .select({ id: store.id })
      .from(store)
      .innerJoin(module, eq(module.id, store.module_id))
      .where(
        and(
          wanted,
          eq(store.status, true),
          eq(module.status, true),
          sql`${store.module_id} = coalesce(${sql.placeholder('module_id')}::int, ${store.module_id})`,
        ),
      )
  // A number beyond the id range is nobody's id.
  const byId = approved(sql`${store.id} = ${sql.placeholder('id')}::bigint`).prepare('store_by_id')
  const bySlug = approved(eq(store.slug, sql.placeholder('slug'))).prepare('store_by_slug')

  return async (which: IdOrSlug, module_id: number | null): Promise<number | null> => {
    // PostgreSQL takes no text with a zero byte.
    if (!('id' in which) && which.slug.includes('\0')) return null
    const [row] = await ('id' in which ? byId : bySlug).execute({ ...which, module_id })
    return row?.id ?? null
  }
}
