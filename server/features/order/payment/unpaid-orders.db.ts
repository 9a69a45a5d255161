// Which orders waited for their payment long enough.
import { and, asc, inArray, lte, ne } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { order } from '#server/database/schema/order.ts'

export async function unpaidOrders(db: Database, now: Date, atMost: number): Promise<number[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        lte(order.pay_until, now),
        inArray(order.order_status, ['pending', 'failed']),
        ne(order.payment_status, 'paid'),
      ),
    )
    .orderBy(asc(order.pay_until))
    .limit(atMost)
  return rows.map(({ id }) => id)
}
