// Writing stores, and what is copied from them into what they sell.
import { and, count, eq, gte, inArray, notInArray, sql } from 'drizzle-orm'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { OpeningHours } from '#contract/features/store/store.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { category, item } from '#server/database/schema/item.ts'
import { order } from '#server/database/schema/order.ts'
import { itemCampaign } from '#server/database/schema/promotion.ts'
import { store, storeDayOff, storeDiscount, storeSchedule } from '#server/database/schema/store.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

export type StoreColumns = typeof store.$inferInsert

/** Null where the slug is taken. */
export async function insertStore(
  tx: Statements,
  row: Omit<StoreColumns, 'vendor_id'>,
): Promise<number | null> {
  const [made] = await tx
    .insert(store)
    .values(row)
    .onConflictDoNothing({ target: store.slug })
    .returning({ id: store.id })
  return made?.id ?? null
}

export async function updateStore(tx: Statements, id: number, change: Partial<StoreColumns>): Promise<void> {
  await tx.update(store).set(change).where(eq(store.id, id))
}

export async function replaceSchedules(
  tx: Statements,
  store_id: number,
  schedules: readonly OpeningHours[],
): Promise<void> {
  await tx.delete(storeSchedule).where(eq(storeSchedule.store_id, store_id))
  if (schedules.length === 0) return
  await tx.insert(storeSchedule).values(schedules.map((hours) => ({ ...hours, store_id })))
}

export async function replaceDaysOff(
  tx: Statements,
  store_id: number,
  dates: readonly string[],
): Promise<void> {
  await tx.delete(storeDayOff).where(eq(storeDayOff.store_id, store_id))
  if (dates.length > 0) await tx.insert(storeDayOff).values(dates.map((date) => ({ store_id, date })))
}

export type DiscountColumns = Omit<typeof storeDiscount.$inferInsert, 'id' | 'store_id'>

export async function replaceDiscount(
  tx: Statements,
  store_id: number,
  discount: DiscountColumns | null,
): Promise<void> {
  if (!discount) {
    await tx.delete(storeDiscount).where(eq(storeDiscount.store_id, store_id))
    return
  }
  await tx
    .insert(storeDiscount)
    .values({ ...discount, store_id })
    .onConflictDoUpdate({ target: storeDiscount.store_id, set: discount })
}

/** What is sold moves with its store. */
export async function moveAssortment(
  tx: Statements,
  store_id: number,
  place: { module_id: number; zone_id: number },
): Promise<void> {
  await tx.update(item).set(place).where(eq(item.store_id, store_id))
  await tx.update(itemCampaign).set(place).where(eq(itemCampaign.store_id, store_id))
}

/** Items of a store that is not in the shop are not there either. */
export async function showItems(tx: Statements, store_id: number, isShown: boolean): Promise<void> {
  const visible = sql`${item.status} and ${item.is_approved} and ${item.archived_at} is null and ${isShown}::boolean`
  await tx
    .update(item)
    .set({ visible: sql<boolean>`${visible}` })
    .where(and(eq(item.store_id, store_id), sql`${item.visible} is distinct from (${visible})`))
}

/** Whether it sells anything that is filed below another module's categories. */
export async function sellsOutside(
  tx: Statements,
  store_id: number,
  module_id: number,
  today: string,
): Promise<boolean> {
  const isForeign = sql`${category.module_id} <> ${module_id}`
  const items = await tx
    .select({ id: item.id })
    .from(item)
    .innerJoin(category, eq(category.id, item.category_id))
    .where(and(eq(item.store_id, store_id), sql`${item.archived_at} is null`, isForeign))
    .limit(1)
  const offers = await tx
    .select({ id: itemCampaign.id })
    .from(itemCampaign)
    .innerJoin(category, eq(category.id, itemCampaign.category_id))
    .where(and(eq(itemCampaign.store_id, store_id), gte(itemCampaign.end_date, today), isForeign))
    .limit(1)
  return items.length + offers.length > 0
}

export async function runningOrders(tx: Statements, store_id: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(order)
    .where(and(eq(order.store_id, store_id), notInArray(order.order_status, [...finishedStatuses])))
  return row?.total ?? 0
}

/** They stay as they are until the transaction ends; null where one of them is not in use. */
export async function placeOfWork(
  tx: Statements,
  { module_id, zone_id }: { module_id: number; zone_id: number },
) {
  const [itsModule] = await tx.select().from(module).where(eq(module.id, module_id)).for('key share')
  const [itsZone] = await tx.select().from(zone).where(eq(zone.id, zone_id)).for('key share')
  const links = await tx
    .select()
    .from(zoneModule)
    .where(and(eq(zoneModule.zone_id, zone_id), eq(zoneModule.module_id, module_id)))
  return { module: itsModule ?? null, zone: itsZone ?? null, works: links.length > 0 }
}

/** For choices: archived ones are offered to nobody. */
export async function termRows(db: Statements) {
  const modules = await db.select().from(module).where(sql`${module.archived_at} is null`).orderBy(module.id)
  const zones = await db.select().from(zone).where(sql`${zone.archived_at} is null`).orderBy(zone.id)
  const links = await db
    .select()
    .from(zoneModule)
    .where(
      inArray(
        zoneModule.zone_id,
        zones.map(({ id }) => id),
      ),
    )
  return { modules, zones, links }
}
