// Questions about delivery areas as the desk edits them.
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type Language, languages } from '#contract/core/language.ts'
import { rowsBefore } from '#contract/core/paging.ts'
import { finishedStatuses } from '#contract/features/order/order-life.rules.ts'
import type { zoneSorts, zoneStates } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { order } from '#server/database/schema/order.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone, zoneModule } from '#server/database/schema/zone.ts'

export type ZoneRow = typeof zone.$inferSelect
export type LinkRow = typeof zoneModule.$inferSelect
export type ZoneValues = Omit<
  typeof zone.$inferInsert,
  'id' | 'version' | 'archived_at' | 'created_at' | 'updated_at'
>
export type LinkValues = Omit<LinkRow, 'zone_id'>

const nameIn = (language: Language) => sql<string>`${zone.name}->>${language}::text`

const isRunning = notInArray(order.order_status, [...finishedStatuses])

/** The outer table is named in full: inside a subquery the builder drops it. */
const stores_count = sql<number>`(select count(*)::int from ${store}
  where ${store.zone_id} = "zone"."id" and ${store.archived_at} is null)`
const running_orders = sql<number>`(select count(*)::int from ${order}
  where ${order.zone_id} = "zone"."id" and ${isRunning})`

const moduleNames = (language: Language) => sql<string[]>`array(
  select ${module.module_name}->>${language}::text from ${zoneModule}
  join ${module} on ${module.id} = ${zoneModule.module_id}
  where ${zoneModule.zone_id} = "zone"."id" and ${module.archived_at} is null order by ${module.id})`

export interface ZoneListFilter {
  q: string
  sort: (typeof zoneSorts)[number]
  dir: 'up' | 'down'
  state: (typeof zoneStates)[number]
  limit: number
  offset: number
}

const inState: Record<ZoneListFilter['state'], SQL | undefined> = {
  in_use: isNull(zone.archived_at),
  on: and(isNull(zone.archived_at), zone.status),
  off: and(isNull(zone.archived_at), eq(zone.status, false)),
  archived: isNotNull(zone.archived_at),
}

function matching({ q, state }: Pick<ZoneListFilter, 'q' | 'state'>): SQL | undefined {
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  const named = q === '' ? undefined : or(...languages.map((one) => sql`${nameIn(one)} ilike ${pattern}`))
  return and(inState[state], named)
}

export function zonesListed(db: Statements, filter: ZoneListFilter, language: Language) {
  const by = {
    name: nameIn(language),
    priority: zone.priority,
    stores: stores_count,
    orders: running_orders,
    changed: zone.updated_at,
  }[filter.sort]
  return db
    .select({
      id: zone.id,
      version: zone.version,
      name: nameIn(language),
      status: zone.status,
      archived_at: zone.archived_at,
      priority: zone.priority,
      rings: zone.rings,
      module_names: moduleNames(language),
      stores_count,
      running_orders,
      updated_at: zone.updated_at,
    })
    .from(zone)
    .where(matching(filter))
    .orderBy(filter.dir === 'up' ? asc(by) : desc(by), asc(zone.id))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
}

export async function countZones(
  db: Statements,
  filter: Pick<ZoneListFilter, 'q' | 'state'>,
): Promise<number> {
  const [row] = await db.select({ total: count() }).from(zone).where(matching(filter))
  return row?.total ?? 0
}

export function bordersInUse(db: Statements, language: Language) {
  return db
    .select({
      id: zone.id,
      name: nameIn(language),
      status: zone.status,
      priority: zone.priority,
      rings: zone.rings,
    })
    .from(zone)
    .where(isNull(zone.archived_at))
    .orderBy(asc(zone.id))
}

/** Those that are switched on, other than this one. */
export function otherBorders(db: Statements, language: Language, id: number | null) {
  return db
    .select({ id: zone.id, name: nameIn(language), priority: zone.priority, rings: zone.rings })
    .from(zone)
    .where(and(zone.status, isNull(zone.archived_at), id === null ? undefined : ne(zone.id, id)))
    .orderBy(asc(zone.id))
}

export function zonesWithCounts(db: Statements, ids: readonly number[]) {
  return db
    .select({ zone, stores_count, running_orders })
    .from(zone)
    .where(inArray(zone.id, [...ids]))
}

export type CountedZone = Awaited<ReturnType<typeof zonesWithCounts>>[number]

/** By module; with how many stores in use it has there. */
export function linksOf(db: Statements, zone_ids: readonly number[]) {
  return db
    .select({
      link: zoneModule,
      stores_count: sql<number>`(select count(*)::int from ${store}
        where ${store.zone_id} = "zone_module"."zone_id" and ${store.module_id} = "zone_module"."module_id"
        and ${store.archived_at} is null)`,
    })
    .from(zoneModule)
    .innerJoin(module, and(eq(module.id, zoneModule.module_id), isNull(module.archived_at)))
    .where(inArray(zoneModule.zone_id, [...zone_ids]))
    .orderBy(asc(zoneModule.module_id))
}

/** One change of borders at a time: two that are drawn over each other at once would both be free of overlaps. */
export async function lockBorders(tx: Statements): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('borders of zones', 0))`)
}

/** No store comes into it and no order is placed in it until the transaction ends. */
export async function lockZone(tx: Statements, id: number): Promise<ZoneRow | null> {
  const [row] = await tx.select().from(zone).where(eq(zone.id, id)).for('update')
  return row ?? null
}

export async function insertZone(tx: Statements, values: ZoneValues): Promise<number> {
  const [row] = await tx.insert(zone).values(values).returning({ id: zone.id })
  return row?.id ?? 0
}

export async function updateZone(
  tx: Statements,
  id: number,
  change: Partial<Pick<ZoneRow, keyof ZoneValues | 'archived_at'>>,
): Promise<void> {
  const counted = { version: sql`${zone.version} + 1`, updated_at: sql`now()` }
  await tx
    .update(zone)
    .set({ ...change, ...counted })
    .where(eq(zone.id, id))
}

/** Modules that are archived keep their row, and are found as they were when they come back. */
export async function replaceLinks(
  tx: Statements,
  zone_id: number,
  links: readonly LinkValues[],
  gone: readonly number[],
): Promise<void> {
  if (gone.length > 0) {
    await tx
      .delete(zoneModule)
      .where(and(eq(zoneModule.zone_id, zone_id), inArray(zoneModule.module_id, [...gone])))
  }
  for (const link of links) {
    await tx
      .insert(zoneModule)
      .values({ ...link, zone_id })
      .onConflictDoUpdate({ target: [zoneModule.zone_id, zoneModule.module_id], set: link })
  }
}

/** Those that are there and in use, and stay until the transaction ends. */
export async function usableModules(tx: Statements, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: module.id })
    .from(module)
    .where(and(inArray(module.id, [...ids]), isNull(module.archived_at)))
    .orderBy(asc(module.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

export function storePlaces(tx: Statements, zone_id: number) {
  return tx
    .select({ id: store.id, lat: store.latitude, lng: store.longitude })
    .from(store)
    .where(and(eq(store.zone_id, zone_id), isNull(store.archived_at)))
}

/** Where running orders are brought to; those that are fetched are brought nowhere. */
export async function runningPlaces(tx: Statements, zone_id: number) {
  const rows = await tx
    .select({ id: order.id, address: order.delivery_address })
    .from(order)
    .where(and(eq(order.zone_id, zone_id), isRunning, ne(order.order_type, 'take_away')))
  return rows.flatMap(({ id, address }) =>
    address ? [{ id, lat: Number(address.latitude), lng: Number(address.longitude) }] : [],
  )
}
