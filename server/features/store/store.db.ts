// Store rows with what their presentation needs; asked with every list, so the statements are prepared once.
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { IdOrSlug } from '#contract/core/wire.ts'
import { campaignsOn, sellsReducedItem } from '#server/catalogue/filters/store-conditions.db.ts'
import type { Database } from '#server/database/connection.ts'
import { store, storeDayOff, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module } from '#server/database/schema/zone.ts'
import { isWanted } from '#server/database/wanted-ids.ts'

// What the database finds and orders stores by is nothing to show.
const { search_text: _words, open_seconds: _seconds, opening_days: _days, ...shown } = getTableColumns(store)

export type HoursRow = typeof storeSchedule.$inferSelect

const { id, store_id, day, opening_time, closing_time } = storeSchedule

/** With the store they belong to: asked for beside it, they would make every list wait for two answers. */
const hours = sql<
  HoursRow[]
>`(select coalesce(json_agg(json_build_object('id', ${id}, 'store_id', ${store_id},
    'day', ${day}, 'opening_time', ${opening_time}, 'closing_time', ${closing_time}) order by ${day}, ${opening_time}), '[]')
  from ${storeSchedule} where ${store_id} = ${store.id})`

const days_off = sql<
  string[]
>`(select coalesce(json_agg(${storeDayOff.date} order by ${storeDayOff.date}), '[]')
  from ${storeDayOff} where ${storeDayOff.store_id} = ${store.id})`

/** Everything their presentation needs. */
export const storeColumns = {
  store: shown,
  hours,
  days_off,
  discount: storeDiscount,
  sells_reduced_item: sellsReducedItem,
  total_campaigns: campaignsOn(sql`${sql.placeholder('date')}::date`),
}

/** Approved stores, with what a caller wants to know beyond. */
export function selectStores<Beyond extends SelectedFields>(db: Database, beyond: Beyond, wanted: SQL) {
  return db
    .select({ ...storeColumns, ...beyond })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .leftJoin(storeDiscount, eq(storeDiscount.store_id, store.id))
    .where(and(eq(store.status, true), wanted))
}

export function prepareStoreRows(db: Database) {
  const rows = selectStores(db, {}, isWanted(store.id)).prepare('store_rows')
  return (ids: readonly number[], { date }: LocalMoment) => rows.execute({ ids, date })
}

export type StoreRow = Awaited<ReturnType<ReturnType<typeof prepareStoreRows>>>[number]

/** What a suggestion shows of approved stores: hours, campaigns and reduced items are nothing to it. */
export function prepareStoreSigns(db: Database) {
  const { id, name, logo } = store
  const signs = db
    .select({ id, name, logo })
    .from(store)
    .where(and(eq(store.status, true), isWanted(store.id)))
    .prepare('store_signs')
  return (ids: readonly number[]) => signs.execute({ ids })
}

export type StoreSign = Awaited<ReturnType<ReturnType<typeof prepareStoreSigns>>>[number]

/** In the module the caller names, if any, and only while that is active. */
const inItsModule = and(
  eq(module.status, true),
  sql`${store.module_id} = coalesce(${sql.placeholder('module_id')}::int, ${store.module_id})`,
)

/** A number beyond the id range is nobody's id. */
export const hasId = and(sql`${store.id} = ${sql.placeholder('id')}::bigint`, inItsModule) as SQL
export const hasSlug = and(eq(store.slug, sql.placeholder('slug')), inItsModule) as SQL

/** PostgreSQL takes no text with a zero byte. */
export function isNobody(which: IdOrSlug): boolean {
  return !('id' in which) && which.slug.includes('\0')
}

/** Finds the store that is approved and in an active module, else null. */
export function prepareFindStore(db: Database) {
  const approved = (wanted: SQL) =>
    db
      .select({ id: store.id })
      .from(store)
      .innerJoin(module, eq(module.id, store.module_id))
      .where(and(wanted, eq(store.status, true)))
  const byId = approved(hasId).prepare('store_by_id')
  const bySlug = approved(hasSlug).prepare('store_by_slug')

  return async (which: IdOrSlug, module_id: number | null): Promise<number | null> => {
    if (isNobody(which)) return null
    const [row] = await ('id' in which ? byId : bySlug).execute({ ...which, module_id })
    return row?.id ?? null
  }
}
