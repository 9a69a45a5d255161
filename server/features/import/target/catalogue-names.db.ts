// What cells of a file may name: stores, categories, units and the like, as the shop has them now.
import { asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { addOn, category, commonCondition, unit } from '#server/database/schema/item.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

const ofStore = {
  id: store.id,
  name: store.name,
  slug: store.slug,
  module_id: store.module_id,
  zone_id: store.zone_id,
  status: store.status,
  module_type: module.module_type,
}

export const storeNames = (db: Statements) =>
  db
    .select(ofStore)
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .where(isNull(store.archived_at))
    .orderBy(asc(store.id))

export type StoreName = Awaited<ReturnType<typeof storeNames>>[number]

const ofCategory = {
  id: category.id,
  name: category.name,
  slug: category.slug,
  module_id: category.module_id,
  parent_id: category.parent_id,
}

/** Held, none of them is renamed before the items that are found by its name are written. */
export function categoryNames(db: Statements, is_held: boolean) {
  const rows = db
    .select(ofCategory)
    .from(category)
    .where(isNull(category.archived_at))
    .orderBy(asc(category.id))
  return is_held ? rows.for('key share') : rows
}

export type CategoryName = Pick<typeof category.$inferSelect, keyof typeof ofCategory>

export const unitNames = (db: Statements) => db.select({ id: unit.id, name: unit.unit }).from(unit)

export const conditionNames = (db: Statements) =>
  db.select({ id: commonCondition.id, name: commonCondition.name }).from(commonCondition)

export const addOnNames = (db: Statements, store_ids: readonly number[]) =>
  db
    .select({ id: addOn.id, name: addOn.name, store_id: addOn.store_id })
    .from(addOn)
    .where(inArray(addOn.store_id, [...store_ids]))

export const moduleNames = (db: Statements) =>
  db
    .select({ id: module.id, name: module.module_name, module_type: module.module_type })
    .from(module)
    .where(isNull(module.archived_at))

export const zoneNames = (db: Statements) =>
  db.select({ id: zone.id, name: zone.name, rings: zone.rings }).from(zone).where(isNull(zone.archived_at))
