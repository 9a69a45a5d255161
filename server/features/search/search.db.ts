// Which stores of a place could be ordered from now: their switches and hours.
import { and, eq, sql } from 'drizzle-orm'
import { type LocalMoment, secondOfWeek } from '#contract/core/local-time.ts'
import type { Database } from '#server/database/connection.ts'
import { store } from '#server/database/schema/store.ts'
import type { MatchPlace } from '#server/features/listing/listing.service.ts'

export async function openStores(
  db: Database,
  { module_id, zone_ids }: MatchPlace,
  moment: LocalMoment,
): Promise<Set<number>> {
  const rows = await db
    .select({ id: store.id })
    .from(store)
    .where(
      and(
        eq(store.module_id, module_id),
        sql`${store.zone_id} = any(${sql.param(zone_ids)}::int[])`,
        eq(store.active, true),
        sql`${store.open_seconds} @> ${secondOfWeek(moment)}::int`,
      ),
    )
  return new Set(rows.map((row) => row.id))
}
