// The small tables everything in the catalogue refers to, read whole.
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { category, unit } from '#server/database/schema/item.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

export function activeCategories(db: Database) {
  return db
    .select({
      id: category.id,
      module_id: category.module_id,
      parent_id: category.parent_id,
      slug: category.slug,
      name: category.name,
      image: category.image,
      featured: category.featured,
      priority: category.priority,
      /** Visible items filed directly under it. */
      listed_items: category.listed_items,
    })
    .from(category)
    .innerJoin(module, and(eq(module.id, category.module_id), eq(module.status, true)))
    .where(eq(category.status, true))
    .orderBy(desc(category.priority), category.id)
}

export type CategoryRow = Awaited<ReturnType<typeof activeCategories>>[number]

export function units(db: Database) {
  return db.select().from(unit)
}

export function modules(db: Database) {
  return db
    .select({
      id: module.id,
      module_name: module.module_name,
      module_type: module.module_type,
      all_zone_service: module.all_zone_service,
    })
    .from(module)
}

export type ModuleFacts = Awaited<ReturnType<typeof modules>>[number]

/** Which module works in which zone, and whether each is switched on. */
export function moduleZones(db: Database) {
  return db
    .select({
      module_id: zoneModule.module_id,
      zone_id: zoneModule.zone_id,
      all_zone_service: module.all_zone_service,
      is_module_active: module.status,
      is_zone_active: zone.status,
    })
    .from(zoneModule)
    .innerJoin(module, eq(module.id, zoneModule.module_id))
    .innerJoin(zone, eq(zone.id, zoneModule.zone_id))
}
