// What the count of days reads and writes: up to where it came, what changed since, and the figures of each day.
import { eq, sql } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { order } from '#server/database/schema/order.ts'
import { orderDay, orderDayChange, orderDayState } from '#server/database/schema/report.ts'
import { type DaySpan, figures, spansOf } from './order-days.db.ts'

export async function countState(db: Statements) {
  const [state] = await db.select().from(orderDayState)
  return state
}

export async function firstOrderedAt(db: Statements): Promise<Date | null> {
  const [first] = await db.select({ at: order.created_at }).from(order).orderBy(order.created_at).limit(1)
  return first?.at ?? null
}

export async function changesBefore(db: Statements, ends: Date, most: number): Promise<Date[]> {
  const rows = await db
    .select({ at: orderDayChange.created_at })
    .from(orderDayChange)
    .where(sql`${orderDayChange.created_at} < ${ends.toISOString()}::timestamptz`)
    .orderBy(orderDayChange.created_at)
    .limit(most)
  return rows.map(({ at }) => at)
}

/** Any number, the same in every process of the shop. */
const countLock = 5_050_506

/** False where another process counts. */
export async function holdCount(tx: Statements): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${countLock}) as held`,
  )
  return rows[0]?.held ?? false
}

export async function keepCountState(tx: Statements, time_zone: string, counted_to: string): Promise<void> {
  const state = { time_zone, counted_to }
  await tx
    .insert(orderDayState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: orderDayState.id, set: state })
}

export async function forgetCount(tx: Statements): Promise<void> {
  await tx.delete(orderDay)
  await tx.delete(orderDayState).where(eq(orderDayState.id, 1))
}

/**
 * Changes are taken away first: what is committed in between is counted now and once more later. The other way round
 * it would be taken away uncounted.
 */
export async function countDays(tx: Statements, days: readonly DaySpan[]): Promise<void> {
  const spans = sql`${spansOf(days)} as asked (day, period, starts, ends)`
  await tx.execute(sql`
    delete from ${orderDayChange} as change using ${spans}
    where change.created_at >= asked.starts and change.created_at < asked.ends`)
  await tx.execute(sql`delete from ${orderDay} as counted using ${spans} where counted.day = asked.day`)
  await tx.execute(sql`
    insert into ${orderDay} (day, of_store, module_id, zone_id, store_id, orders, sold, sales, canceled)
    select asked.day, grouping(store_id) = 0, module_id, zone_id, store_id, ${figures}
    from ${spans} join ${order} as placed on placed.created_at >= asked.starts and placed.created_at < asked.ends
    group by grouping sets ((asked.day, module_id, zone_id, store_id), (asked.day, module_id, zone_id))`)
}
