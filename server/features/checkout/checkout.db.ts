// What a checkout asks the tables: the store with its hours and discount, the zone with its charges, the customer.
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { parcelCategory } from '#server/database/schema/content.ts'
import { customer } from '#server/database/schema/session.ts'
import { store, storeDayOff, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

/** Null for a store that is unknown, unapproved, or in a module that is switched off. */
export async function storeFacts(db: Database, id: number) {
  const [row] = await db
    .select({ store, module, discount: storeDiscount })
    .from(store)
    .innerJoin(module, eq(module.id, store.module_id))
    .leftJoin(storeDiscount, eq(storeDiscount.store_id, store.id))
    .where(and(eq(store.id, id), eq(store.status, true), eq(module.status, true)))
  if (!row) return null
  const [schedules, off] = await Promise.all([
    db.select().from(storeSchedule).where(eq(storeSchedule.store_id, id)),
    db.select({ date: storeDayOff.date }).from(storeDayOff).where(eq(storeDayOff.store_id, id)),
  ])
  return { ...row, schedules, days_off: off.map(({ date }) => date) }
}

export type StoreFacts = NonNullable<Awaited<ReturnType<typeof storeFacts>>>

/** Zones with what holds in them for a module; those it does not work in have no link. */
export function zoneFacts(db: Database, ids: readonly number[], module_id: number) {
  return db
    .select({ zone, link: zoneModule })
    .from(zone)
    .leftJoin(zoneModule, and(eq(zoneModule.zone_id, zone.id), eq(zoneModule.module_id, module_id)))
    .where(inArray(zone.id, [...ids]))
}

export type ZoneFacts = Awaited<ReturnType<typeof zoneFacts>>[number]

export async function parcelFacts(db: Database, id: number) {
  const [row] = await db
    .select({ category: parcelCategory, module })
    .from(parcelCategory)
    .innerJoin(module, eq(module.id, parcelCategory.module_id))
    .where(and(eq(parcelCategory.id, id), eq(parcelCategory.status, true), eq(module.status, true)))
  return row ?? null
}

export type ParcelFacts = NonNullable<Awaited<ReturnType<typeof parcelFacts>>>

/** Undefined for an account that is gone; one that is there stays until the transaction ends. */
export async function contactOf(tx: Statements, customer_id: number) {
  const [row] = await tx
    .select({
      f_name: customer.f_name,
      l_name: customer.l_name,
      phone: customer.phone,
      email: sql<string | null>`coalesce(${customer.new_email}, ${customer.email})`,
    })
    .from(customer)
    .where(and(eq(customer.id, customer_id), isNull(customer.deleted_at)))
    .for('key share')
  return row
}
