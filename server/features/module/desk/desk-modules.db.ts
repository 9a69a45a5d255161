// Questions about modules as the desk edits them.
import { and, asc, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { jsonRows } from '#server/database/json-rows.ts'
import { order } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

export type ModuleRow = typeof module.$inferSelect

const isRunning = notInArray(order.order_status, [...finishedStatuses])

/** The outer table is named in full: inside a subquery the builder drops it. */
const usedStores = sql`from ${store} where ${store.module_id} = "module"."id" and ${store.archived_at} is null`

const counts = {
  stores_count: sql<number>`(select count(*)::int ${usedStores})`,
  items_count: sql<number>`(select coalesce(sum(${store.total_items}), 0)::int ${usedStores})`,
  running_orders: sql<number>`(select count(*)::int from ${order}
    where ${order.module_id} = "module"."id" and ${isRunning})`,
}

const zonesOf = (language: Language) =>
  jsonRows(
    { id: zone.id, name: sql<string>`${zone.name}->>${language}::text`, status: zone.status },
    sql`from ${zoneModule} join ${zone} on ${zone.id} = ${zoneModule.zone_id}
      where ${zoneModule.module_id} = "module"."id" and ${zone.archived_at} is null order by ${zone.id}`,
  )

/** As customers see them, archived ones last; one of them where an id is given. */
export function modulesListed(db: Statements, language: Language, id?: number) {
  return db
    .select({ module, zones: zonesOf(language), ...counts })
    .from(module)
    .where(id === undefined ? undefined : eq(module.id, id))
    .orderBy(isNotNull(module.archived_at), asc(module.position), asc(module.id))
}

export type ListedModule = Awaited<ReturnType<typeof modulesListed>>[number]

/** One change of their sequence at a time. */
export async function lockSequence(tx: Statements): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('sequence of modules', 0))`)
}

/** No store comes into it and no order is placed in it until the transaction ends. */
export async function lockModule(tx: Statements, id: number): Promise<ModuleRow | null> {
  const [row] = await tx.select().from(module).where(eq(module.id, id)).for('update')
  return row ?? null
}

export type ModuleValues = Pick<
  ModuleRow,
  'module_name' | 'description' | 'thumbnail' | 'icon' | 'status' | 'all_zone_service'
>

export async function insertModule(
  tx: Statements,
  values: ModuleValues & Pick<ModuleRow, 'module_type'>,
): Promise<number> {
  const position = sql`(select coalesce(max(${module.position}), 0) + 1 from ${module})`
  const [row] = await tx
    .insert(module)
    .values({ ...values, position })
    .returning({ id: module.id })
  return row?.id ?? 0
}

export async function updateModule(
  tx: Statements,
  id: number,
  change: Partial<ModuleValues & Pick<ModuleRow, 'archived_at'>>,
): Promise<void> {
  const counted = { version: sql`${module.version} + 1`, updated_at: sql`now()` }
  await tx
    .update(module)
    .set({ ...change, ...counted })
    .where(eq(module.id, id))
}

export async function modulesInUse(tx: Statements) {
  return tx
    .select({ id: module.id, position: module.position })
    .from(module)
    .where(isNull(module.archived_at))
    .orderBy(asc(module.position), asc(module.id))
}

export async function setPosition(tx: Statements, id: number, position: number): Promise<void> {
  await tx.update(module).set({ position }).where(eq(module.id, id))
}

/** Of those, the ones in use; they stay until the transaction ends. */
export async function usableZones(tx: Statements, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: zone.id })
    .from(zone)
    .where(and(inArray(zone.id, [...ids]), isNull(zone.archived_at)))
    .orderBy(asc(zone.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** In use; an archived zone keeps its row, and is found as it was when it comes back. */
export async function linkedZones(db: Statements, module_ids: readonly number[]) {
  if (module_ids.length === 0) return []
  return db
    .select({ module_id: zoneModule.module_id, zone_id: zoneModule.zone_id })
    .from(zoneModule)
    .innerJoin(zone, and(eq(zone.id, zoneModule.zone_id), isNull(zone.archived_at)))
    .where(inArray(zoneModule.module_id, [...module_ids]))
    .orderBy(asc(zoneModule.zone_id))
}

export async function storesInZones(tx: Statements, module_id: number, zone_ids: readonly number[]) {
  if (zone_ids.length === 0) return 0
  const isThere = and(eq(store.module_id, module_id), inArray(store.zone_id, [...zone_ids]))
  return (
    await tx
      .select({ id: store.id })
      .from(store)
      .where(and(isThere, isNull(store.archived_at)))
  ).length
}

/** Charges of a zone it stays in are kept; in a new one the shop's general ones hold. */
export async function changeZones(
  tx: Statements,
  module_id: number,
  { added, gone }: { added: readonly number[]; gone: readonly number[] },
): Promise<void> {
  if (gone.length > 0) {
    const isGone = and(eq(zoneModule.module_id, module_id), inArray(zoneModule.zone_id, [...gone]))
    await tx.delete(zoneModule).where(isGone)
  }
  if (added.length > 0) {
    const rows = added.map((zone_id) => ({ zone_id, module_id }))
    await tx.insert(zoneModule).values(rows).onConflictDoNothing()
  }
}
