// Which of the found items could be had now: their stores' switches and hours.
import { and, eq, sql } from 'drizzle-orm'
import { type LocalMoment, secondOfWeek } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { store } from '#server/database/schema/store.ts'

/** Ids of those items whose store is open; asked with every search, so the statement is prepared once. */
export function prepareItemsOfOpenStores(db: Database) {
  const ofOpenStores = db
    .select({ id: itemListing.id })
    .from(itemListing)
    .innerJoin(store, eq(store.id, itemListing.store_id))
    .where(
      and(
        sql`${itemListing.id} = any(${sql.placeholder('ids')}::int[])`,
        eq(store.active, true),
        sql`${store.open_seconds} @> ${sql.placeholder('second')}::int`,
      ),
    )
    .prepare('items_of_open_stores')
  return async (ids: readonly number[], moment: LocalMoment): Promise<Set<number>> => {
    if (ids.length === 0) return new Set()
    const rows = await ofOpenStores.execute({ ids, second: secondOfWeek(moment) })
    return new Set(rows.map((row) => row.id))
  }
}
