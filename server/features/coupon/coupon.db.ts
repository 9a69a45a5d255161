// Questions about coupons that are valid and open to everybody.
import {
  and,
  arrayContains,
  arrayOverlaps,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Localised } from '#contract/core/language.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import { jsonRows } from '#server/database/json-rows.ts'
import { couponUse, order } from '#server/database/schema/order.ts'
import { coupon } from '#server/database/schema/promotion.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zoneModule } from '#server/database/schema/zone.ts'

/** A coupon for named customers is theirs to see, not everybody's. */
function openTo(customer_id: number | undefined): SQL | undefined {
  const everybody = sql`${coupon.customer_ids} = '{}'`
  return customer_id === undefined
    ? everybody
    : or(everybody, arrayContains(coupon.customer_ids, [customer_id]))
}

/** Asks about `coupon` and its `module`. */
function isValidOn(date: SQL): SQL | undefined {
  return and(
    eq(coupon.status, true),
    eq(module.status, true),
    lte(coupon.start_date, date),
    gte(coupon.expire_date, date),
  )
}

export interface CouponRow {
  coupon: typeof coupon.$inferSelect
  store_name: Localised | null
}

export interface CouponPlace {
  module_id: number | null
  zone_ids: readonly number[]
  /** Shows this customer's own coupons too. */
  customer_id?: number
}

export function validCouponsIn(db: Database, place: CouponPlace, date: string): Promise<CouponRow[]> {
  const { module_id, zone_ids, customer_id } = place
  const zones = [...zone_ids]
  const ofStoreHere = and(
    eq(store.status, true),
    or(eq(module.all_zone_service, true), inArray(store.zone_id, zones)),
  )
  const ofZoneHere = and(
    sql`${coupon.store_id} is null`,
    or(sql`${coupon.coupon_type} <> 'zone_wise'`, arrayOverlaps(coupon.zone_ids, zones)),
  )
  const moduleHere = sql`exists (select 1 from ${zoneModule} where ${zoneModule.module_id} = ${module.id} and ${inArray(zoneModule.zone_id, zones)})`
  return db
    .select({ coupon, store_name: store.name })
    .from(coupon)
    .innerJoin(module, eq(module.id, coupon.module_id))
    .leftJoin(store, eq(store.id, coupon.store_id))
    .where(
      and(
        isValidOn(sql`${date}::date`),
        module_id === null ? undefined : eq(coupon.module_id, module_id),
        moduleHere,
        or(ofStoreHere, ofZoneHere),
        openTo(customer_id),
      ),
    )
    .orderBy(desc(coupon.id))
}

const { created_at: _made, updated_at: _changed, ...shown } = getTableColumns(coupon)

/** Valid on that day and open to everybody, of the `store` of the statement it stands in. */
export const validOfStore = (date: SQL) =>
  jsonRows(
    shown,
    sql`from ${coupon} join ${module} on ${module.id} = ${coupon.module_id}
      where ${and(eq(coupon.store_id, store.id), isValidOn(date), openTo(undefined))} order by ${coupon.id} desc`,
  )

function codeIs(code: string): SQL {
  return sql`upper(${coupon.code}) = upper(${code})`
}

/** With the name of its store; letter case does not make another code. */
export async function couponByCode(db: Statements, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select({ coupon, store_name: store.name })
    .from(coupon)
    .leftJoin(store, eq(store.id, coupon.store_id))
    .where(codeIs(code))
  return row
}

/** Nobody else counts or uses it until the transaction ends. */
export async function lockCoupon(tx: Statements, id: number) {
  const [row] = await tx.select().from(coupon).where(eq(coupon.id, id)).for('update')
  return row
}

export interface CouponCounts {
  /** By coupon; a coupon never used is not in it. */
  uses: ReadonlyMap<number, number>
  /** Orders at all. */
  orders: number
}

/** What one customer has used and ordered; the order just being written is not one they had before. */
export async function countsOf(
  db: Statements,
  customer_id: number,
  being_written?: number,
): Promise<CouponCounts> {
  const used = await db
    .select({ id: couponUse.coupon_id, uses: count() })
    .from(couponUse)
    .where(eq(couponUse.customer_id, customer_id))
    .groupBy(couponUse.coupon_id)
  const [ordered] = await db
    .select({ orders: count() })
    .from(order)
    .where(
      and(
        eq(order.customer_id, customer_id),
        notInArray(order.order_status, ['canceled', 'failed']),
        being_written === undefined ? undefined : ne(order.id, being_written),
      ),
    )
  return { uses: new Map(used.map(({ id, uses }) => [id, uses])), orders: ordered?.orders ?? 0 }
}

export async function insertUse(tx: Statements, use: typeof couponUse.$inferInsert): Promise<void> {
  await tx.insert(couponUse).values(use)
  await tx
    .update(coupon)
    .set({ total_uses: sql`${coupon.total_uses} + 1` })
    .where(eq(coupon.id, use.coupon_id))
}

/** Of an order that will not be; a second time changes nothing. */
export async function deleteUse(tx: Statements, order_id: number): Promise<void> {
  const [gone] = await tx
    .delete(couponUse)
    .where(eq(couponUse.order_id, order_id))
    .returning({ coupon_id: couponUse.coupon_id })
  if (!gone) return
  await tx
    .update(coupon)
    .set({ total_uses: sql`greatest(${coupon.total_uses} - 1, 0)` })
    .where(eq(coupon.id, gone.coupon_id))
}

/** Where a store sells; null for an unknown or unapproved one. */
export async function placeOfStore(db: Database, id: number) {
  const [row] = await db
    .select({ module_id: store.module_id, zone_id: store.zone_id })
    .from(store)
    .where(and(eq(store.id, id), eq(store.status, true)))
  return row
}
