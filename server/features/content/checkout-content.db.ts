// Questions about the small lists of a checkout.
import { and, asc, count, eq, gte, lte, type SQL } from 'drizzle-orm'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { Database } from '#server/database/connection.ts'
import { offlineMethod, parcelInstruction, reason, vehicle } from '#server/database/schema/content.ts'

export function activeOfflineMethods(db: Database) {
  return db.select().from(offlineMethod).where(eq(offlineMethod.status, true)).orderBy(asc(offlineMethod.id))
}

export type OfflineMethodRow = Awaited<ReturnType<typeof activeOfflineMethods>>[number]

export function activeVehicles(db: Database) {
  return db.select().from(vehicle).where(eq(vehicle.status, true)).orderBy(asc(vehicle.id))
}

async function firstCharge(db: Database, which: SQL | undefined): Promise<number | null> {
  const [row] = await db
    .select({ extra_charges: vehicle.extra_charges })
    .from(vehicle)
    .where(and(eq(vehicle.status, true), which))
    .orderBy(asc(vehicle.starting_coverage_area), asc(vehicle.id))
    .limit(1)
  return row?.extra_charges ?? null
}

/** Minor units; null where no vehicle covers the distance. */
export function chargeCovering(db: Database, kilometres: number): Promise<number | null> {
  const covering = and(
    lte(vehicle.starting_coverage_area, kilometres),
    gte(vehicle.maximum_coverage_area, kilometres),
  )
  return firstCharge(db, covering)
}

/** The vehicle that starts nearest above the distance, for a gap between two coverages. */
export function chargeStartingAbove(db: Database, kilometres: number): Promise<number | null> {
  return firstCharge(db, gte(vehicle.starting_coverage_area, kilometres))
}

type ReasonKind = (typeof reason.$inferSelect)['kind']

function activeReasons(kind: ReasonKind, user_type: string | undefined): SQL | undefined {
  return and(
    eq(reason.status, true),
    eq(reason.kind, kind),
    user_type === undefined ? undefined : eq(reason.user_type, user_type),
  )
}

export function reasonsOf(db: Database, kind: ReasonKind, user_type?: string, page?: Page) {
  const rows = db
    .select()
    .from(reason)
    .where(activeReasons(kind, user_type))
    .orderBy(asc(reason.id))
    .$dynamic()
  return page ? rows.limit(page.limit).offset(rowsBefore(page)) : rows
}

export async function countReasons(db: Database, kind: ReasonKind, user_type?: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reason).where(activeReasons(kind, user_type))
  return row?.total ?? 0
}

const inUse = eq(parcelInstruction.status, true)

export function parcelInstructions(db: Database, page: Page) {
  return db
    .select()
    .from(parcelInstruction)
    .where(inUse)
    .orderBy(asc(parcelInstruction.id))
    .limit(page.limit)
    .offset(rowsBefore(page))
}

export async function countParcelInstructions(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(parcelInstruction).where(inUse)
  return row?.total ?? 0
}
