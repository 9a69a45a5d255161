// Which entries of the history nobody was notified of yet.
import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { order, orderHistory } from '#server/database/schema/order.ts'

/** Entries nobody was notified of yet, each given to one caller only. */
export async function takeUnsent(db: Database, atMost: number) {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: orderHistory.id,
        order_status: orderHistory.order_status,
        order_id: order.id,
        order_type: order.order_type,
        partially_paid_amount: order.partially_paid_amount,
        customer_id: order.customer_id,
        guest_id: order.guest_id,
      })
      .from(orderHistory)
      .innerJoin(order, eq(order.id, orderHistory.order_id))
      .where(eq(orderHistory.told, false))
      .orderBy(asc(orderHistory.id))
      .limit(atMost)
      .for('update', { of: orderHistory, skipLocked: true })
    const ids = rows.map((row) => row.id)
    if (ids.length > 0) {
      await tx.update(orderHistory).set({ told: true }).where(inArray(orderHistory.id, ids))
    }
    return rows
  })
}
