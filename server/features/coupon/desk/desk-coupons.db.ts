// Questions about coupons as the desk lists and edits them.
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PeriodState } from '#contract/core/desk-period.ts'
import type { Language } from '#contract/core/language.ts'
import { type Page, rowsBefore } from '#contract/core/paging.ts'
import type { couponSorts } from '#contract/features/coupon/desk/desk-coupon.schema.ts'
import type { Statements } from '#server/database/connection.ts'
import { editedRows, isFound, isInState, isOfStores, textIn } from '#server/database/desk-rows.ts'
import { couponUse, order } from '#server/database/schema/order.ts'
import { coupon } from '#server/database/schema/promotion.ts'
import { customer } from '#server/database/schema/session.ts'
import { store } from '#server/database/schema/store.ts'
import { module, zone } from '#server/database/schema/zone.ts'

export type CouponRow = typeof coupon.$inferSelect

export interface CouponFilter extends Page {
  q: string
  sort: (typeof couponSorts)[number]
  dir: 'up' | 'down'
  state?: PeriodState | undefined
  coupon_type?: CouponRow['coupon_type'] | undefined
  module_id?: number | undefined
  store_id?: number | undefined
}

export interface CouponReader {
  language: Language
  /** Null: all. */
  store_ids: readonly number[] | null
  /** YYYY-MM-DD, of the business. */
  today: string
}

/** Of the orders that used it: their reductions, and the delivery nobody paid for because of it. */
const cost = sql<number>`coalesce((
  select sum(${order.coupon_discount_amount} + case when ${order.bill} #>> '{delivery,free_because}' = 'coupon'
    then ${order.original_delivery_charge} - ${order.delivery_charge} else 0 end)
  from ${couponUse} join ${order} on ${order.id} = ${couponUse.order_id}
  where ${couponUse.coupon_id} = ${coupon.id}), 0)`

const period = {
  archived_at: coupon.archived_at,
  is_on: coupon.status,
  from: coupon.start_date,
  to: coupon.expire_date,
}

function wanted(filter: CouponFilter, { store_ids, today }: CouponReader): SQL | undefined {
  const { q, state, coupon_type, module_id, store_id } = filter
  return and(
    isOfStores(coupon.store_id, store_ids),
    isInState(period, state, sql`${today}::date`),
    isFound(q, [coupon.code, coupon.title]),
    coupon_type === undefined ? undefined : eq(coupon.coupon_type, coupon_type),
    module_id === undefined ? undefined : eq(coupon.module_id, module_id),
    store_id === undefined ? undefined : eq(coupon.store_id, store_id),
  )
}

const sorts = {
  newest: coupon.id,
  code: coupon.code,
  ends: coupon.expire_date,
  uses: coupon.total_uses,
} as const

/** The first sort begins with the newest: that is what one looks for. */
function orderOf({ sort, dir }: CouponFilter): SQL[] {
  const isDown = (dir === 'down') !== (sort === 'newest')
  return [isDown ? desc(sorts[sort]) : asc(sorts[sort]), desc(coupon.id)]
}

const shown = (language: Language) => ({
  coupon,
  module_name: textIn(module.module_name, language),
  store_name: sql<string | null>`${textIn(store.name, language)}`,
  cost,
})

export async function couponsOfDesk(db: Statements, filter: CouponFilter, reader: CouponReader) {
  const where = wanted(filter, reader)
  const rows = await db
    .select(shown(reader.language))
    .from(coupon)
    .innerJoin(module, eq(module.id, coupon.module_id))
    .leftJoin(store, eq(store.id, coupon.store_id))
    .where(where)
    .orderBy(...orderOf(filter))
    .limit(filter.limit)
    .offset(rowsBefore(filter))
  const [counted] = await db.select({ total: count() }).from(coupon).where(where)
  return { rows, total_size: counted?.total ?? 0 }
}

export type ShownCoupon = Awaited<ReturnType<typeof couponsOfDesk>>['rows'][number]

export async function couponOfDesk(db: Statements, id: number, reader: CouponReader) {
  const [row] = await db
    .select(shown(reader.language))
    .from(coupon)
    .innerJoin(module, eq(module.id, coupon.module_id))
    .leftJoin(store, eq(store.id, coupon.store_id))
    .where(and(eq(coupon.id, id), isOfStores(coupon.store_id, reader.store_ids)))
  return row ?? null
}

export async function lockCoupon(tx: Statements, id: number): Promise<CouponRow | null> {
  const [row] = await tx.select().from(coupon).where(eq(coupon.id, id)).for('update')
  return row ?? null
}

export async function insertCoupon(tx: Statements, row: typeof coupon.$inferInsert): Promise<number> {
  const [made] = await tx.insert(coupon).values(row).returning({ id: coupon.id })
  if (!made) throw new Error('a coupon that was inserted has an id')
  return made.id
}

export async function updateCoupon(tx: Statements, id: number, change: Partial<CouponRow>): Promise<void> {
  await tx
    .update(coupon)
    .set({ ...change, version: sql`${coupon.version} + 1` })
    .where(eq(coupon.id, id))
}

/** Letter case does not make another code. */
export async function isCodeFree(db: Statements, code: string, except = 0): Promise<boolean> {
  const same = and(sql`upper(${coupon.code}) = upper(${code})`, sql`${coupon.id} <> ${except}`)
  return (await db.select({ id: coupon.id }).from(coupon).where(same).limit(1)).length === 0
}

export async function hasModule(db: Statements, id: number): Promise<boolean> {
  return (await db.select({ id: module.id }).from(module).where(eq(module.id, id))).length > 0
}

export async function isStoreOfModule(db: Statements, id: number, module_id: number): Promise<boolean> {
  const same = and(eq(store.id, id), eq(store.module_id, module_id))
  return (await db.select({ id: store.id }).from(store).where(same)).length > 0
}

export function zonesNamed(db: Statements, ids: readonly number[], language: Language) {
  return db
    .select({ id: zone.id, name: textIn(zone.name, language) })
    .from(zone)
    .where(inArray(zone.id, [...ids]))
    .orderBy(asc(zone.id))
}

/** Those of the ids that are there; for whoever looks after some stores, those who ordered from them. */
export function customersNamed(
  db: Statements,
  ids: readonly number[],
  store_ids: readonly number[] | null = null,
) {
  const ordered = sql`exists (select 1 from ${order} where ${order.customer_id} = ${customer.id}
    and ${isOfStores(order.store_id, store_ids) ?? sql`true`})`
  return db
    .select({ id: customer.id, name: sql<string>`trim(${customer.f_name} || ' ' || ${customer.l_name})` })
    .from(customer)
    .where(and(inArray(customer.id, [...ids]), store_ids === null ? undefined : ordered))
    .orderBy(asc(customer.id))
}

export const editedCoupons = editedRows(coupon)
