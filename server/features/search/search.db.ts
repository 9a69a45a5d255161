// Which of the found items could be had now: their stores' switches and hours.
import { and, eq, inArray } from 'drizzle-orm'
import type { LocalMoment } from '#contract/core/local-time.ts'
import { isOpenAt } from '#contract/features/store/store.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { itemListing } from '#server/database/schema/listing.ts'
import { store, storeSchedule } from '#server/database/schema/store.ts'

/** Ids of those items whose store is open. */
export async function itemsOfOpenStores(
  db: Database,
  ids: readonly number[],
  moment: LocalMoment,
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const yesterday = (moment.day + 6) % 7
  const rows = await db
    .select({ id: itemListing.id, hours: storeSchedule })
    .from(itemListing)
    .innerJoin(store, and(eq(store.id, itemListing.store_id), eq(store.active, true)))
    .innerJoin(
      storeSchedule,
      // A window that crosses midnight began yesterday.
      and(eq(storeSchedule.store_id, store.id), inArray(storeSchedule.day, [moment.day, yesterday])),
    )
    .where(inArray(itemListing.id, [...ids]))
  return new Set(rows.filter((row) => isOpenAt([row.hours], moment)).map((row) => row.id))
}
