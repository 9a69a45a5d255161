// Questions about delivery areas.
import { asc, isNull } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { zone } from '#server/database/schema/zone.ts'

/** Paused zones too: a point in one is answered so, not as one where nobody delivers. */
export function allZones(db: Database) {
  return db.select().from(zone).where(isNull(zone.archived_at)).orderBy(asc(zone.id))
}

export type ZoneRow = Awaited<ReturnType<typeof allZones>>[number]
