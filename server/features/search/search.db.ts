// Which of the found items could be had now: their stores' switches and hours.
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type LocalMoment, secondOfWeek } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { store } from '#server/database/schema/store.ts'

/** Ids of those items whose store is open. */
export async function itemsOfOpenStores(
  db: Database,
  ids: readonly number[],
  moment: LocalMoment,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: itemListing.id })
    .from(itemListing)
    .innerJoin(store, eq(store.id, itemListing.store_id))
    .where(
      and(
        inArray(itemListing.id, [...ids]),
        eq(store.active, true),
        sql`${store.open_seconds} @> ${secondOfWeek(moment)}::int`,
      ),
    )
  return new Set(rows.map((row) => row.id))
}
