// Questions about the short lists as the desk edits them: the same four for each table.
import { and, asc, eq, sql } from 'drizzle-orm'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import type { Statements } from '#server/database/connection.ts'
import {
  deliveryMan,
  parcelCategory,
  parcelInstruction,
  reason,
  vehicle,
} from '#server/database/schema/content.ts'
import { order } from '#server/database/schema/order.ts'
import { module } from '#server/database/schema/zone.ts'

export type ParcelCategoryRow = typeof parcelCategory.$inferSelect
export type ParcelInstructionRow = typeof parcelInstruction.$inferSelect
export type VehicleRow = typeof vehicle.$inferSelect
export type ReasonRow = typeof reason.$inferSelect

type Values<Row> = Omit<Row, 'id' | 'version' | 'orders_count'>

/** What a list asks of its table. */
export interface ShortListTable<Row> {
  all(db: Statements): Promise<Row[]>
  /** Nobody else changes or names it until the transaction ends. */
  lock(tx: Statements, id: number): Promise<Row | null>
  insert(tx: Statements, values: Values<Row>): Promise<Row | null>
  update(tx: Statements, id: number, values: Partial<Values<Row>>): Promise<Row | null>
  remove(tx: Statements, id: number): Promise<void>
  /** Whether an order or a courier names it. */
  isNamed(tx: Statements, id: number): Promise<boolean>
}

const only = <Row>(rows: readonly Row[]): Row | null => rows[0] ?? null

export const parcelCategories: ShortListTable<ParcelCategoryRow> = {
  all: (db) => db.select().from(parcelCategory).orderBy(asc(parcelCategory.id)),
  lock: async (tx, id) =>
    only(await tx.select().from(parcelCategory).where(eq(parcelCategory.id, id)).for('update')),
  insert: async (tx, values) => only(await tx.insert(parcelCategory).values(values).returning()),
  update: async (tx, id, values) => {
    const change = { ...values, version: sql`${parcelCategory.version} + 1` }
    return only(await tx.update(parcelCategory).set(change).where(eq(parcelCategory.id, id)).returning())
  },
  remove: async (tx, id) => void (await tx.delete(parcelCategory).where(eq(parcelCategory.id, id))),
  isNamed: async (tx, id) => {
    const named = eq(order.parcel_category_id, id)
    return (await tx.select({ id: order.id }).from(order).where(named).limit(1)).length > 0
  },
}

export const parcelInstructions: ShortListTable<ParcelInstructionRow> = {
  all: (db) => db.select().from(parcelInstruction).orderBy(asc(parcelInstruction.id)),
  lock: async (tx, id) =>
    only(await tx.select().from(parcelInstruction).where(eq(parcelInstruction.id, id)).for('update')),
  insert: async (tx, values) => only(await tx.insert(parcelInstruction).values(values).returning()),
  update: async (tx, id, values) => {
    const change = { ...values, version: sql`${parcelInstruction.version} + 1` }
    return only(
      await tx.update(parcelInstruction).set(change).where(eq(parcelInstruction.id, id)).returning(),
    )
  },
  remove: async (tx, id) => void (await tx.delete(parcelInstruction).where(eq(parcelInstruction.id, id))),
  // Orders keep the words themselves.
  isNamed: async () => false,
}

export const vehicles: ShortListTable<VehicleRow> = {
  all: (db) => db.select().from(vehicle).orderBy(asc(vehicle.starting_coverage_area), asc(vehicle.id)),
  lock: async (tx, id) => only(await tx.select().from(vehicle).where(eq(vehicle.id, id)).for('update')),
  insert: async (tx, values) => only(await tx.insert(vehicle).values(values).returning()),
  update: async (tx, id, values) => {
    const change = { ...values, version: sql`${vehicle.version} + 1` }
    return only(await tx.update(vehicle).set(change).where(eq(vehicle.id, id)).returning())
  },
  remove: async (tx, id) => void (await tx.delete(vehicle).where(eq(vehicle.id, id))),
  isNamed: async (tx, id) => {
    const driven = eq(deliveryMan.vehicle_id, id)
    if ((await tx.select({ id: deliveryMan.id }).from(deliveryMan).where(driven).limit(1)).length > 0)
      return true
    const named = eq(order.dm_vehicle_id, id)
    return (await tx.select({ id: order.id }).from(order).where(named).limit(1)).length > 0
  },
}

export const reasons: ShortListTable<ReasonRow> = {
  all: (db) => db.select().from(reason).orderBy(asc(reason.id)),
  lock: async (tx, id) => only(await tx.select().from(reason).where(eq(reason.id, id)).for('update')),
  insert: async (tx, values) => only(await tx.insert(reason).values(values).returning()),
  update: async (tx, id, values) => {
    const change = { ...values, version: sql`${reason.version} + 1` }
    return only(await tx.update(reason).set(change).where(eq(reason.id, id)).returning())
  },
  remove: async (tx, id) => void (await tx.delete(reason).where(eq(reason.id, id))),
  // Orders keep the words themselves.
  isNamed: async () => false,
}

const carriers = moduleTypes.filter((type) => !moduleTraits[type].sells_from_stores)

export async function carriesParcels(tx: Statements, module_id: number): Promise<boolean> {
  const [row] = await tx
    .select({ module_type: module.module_type })
    .from(module)
    .where(and(eq(module.id, module_id)))
    .for('key share')
  return row !== undefined && carriers.includes(row.module_type)
}
