// Questions about modules and the zones they work in.
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

/**
 * Counts are of what the lists of the module show: approved stores, in the zones it works in, and their items. Where
 * the caller's zones are known only theirs count, unless the module serves every zone.
 * The outer table is named in full: the query builder drops the name and the comparison would be store with store.
 */
function counts(zoneIds: readonly number[] | null) {
  const here = zoneIds
    ? sql` and ("module"."all_zone_service" or store.zone_id = any(${sql.param(zoneIds)}::int[]))`
    : sql``
  const works = sql`exists (
    select from zone_module where zone_module.module_id = store.module_id and zone_module.zone_id = store.zone_id)`
  const stores = sql`from store where store.module_id = "module"."id" and store.status and ${works}${here}`
  return {
    stores_count: sql<number>`(select count(*) ${stores})`,
    items_count: sql<number>`(select coalesce(sum(store.total_items), 0) ${stores})`,
  }
}

export function activeModules(db: Database, zoneIds: readonly number[] | null) {
  return db
    .select({ module, ...counts(zoneIds) })
    .from(module)
    .where(eq(module.status, true))
    .orderBy(asc(module.position), asc(module.id))
}

export function activeZoneLinks(db: Database, zoneIds: readonly number[] | null) {
  return db
    .select({ zone_id: zone.id, name: zone.name, link: zoneModule })
    .from(zoneModule)
    .innerJoin(zone, eq(zone.id, zoneModule.zone_id))
    .where(and(eq(zone.status, true), zoneIds ? inArray(zone.id, [...zoneIds]) : undefined))
    .orderBy(asc(zone.id))
}

export async function activeModuleIds(db: Database): Promise<Set<number>> {
  const rows = await db.select({ id: module.id }).from(module).where(eq(module.status, true))
  return new Set(rows.map((row) => row.id))
}
