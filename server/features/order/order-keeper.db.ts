// What finished orders say about a person, for their own copy and for leaving: the books keep the order, not the name.
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { offlinePayment, order, refund } from '#server/database/schema/order.ts'
import { orderShare } from '#server/database/schema/order-share.ts'
import type { OrderRow } from './order.db.ts'

export function everyOrderOf(db: Database, customer_id: number): Promise<OrderRow[]> {
  return db.select().from(order).where(eq(order.customer_id, customer_id)).orderBy(desc(order.id))
}

export interface OrderPictures {
  order: string[]
  refund: string[]
}

/** Returns the pictures that belong to nobody now. */
export function makeNameless(db: Database, customer_id: number): Promise<OrderPictures> {
  return db.transaction(async (tx) => {
    const orders = await tx
      .select({ id: order.id, pictures: order.order_attachment })
      .from(order)
      .where(eq(order.customer_id, customer_id))
      .for('update')
    const refunds = await tx
      .select({ pictures: refund.image })
      .from(refund)
      .where(eq(refund.customer_id, customer_id))
    const ids = orders.map(({ id }) => id)
    await tx
      .update(order)
      .set({
        delivery_address: null,
        receiver_details: null,
        order_note: null,
        contact_digits: '',
        order_attachment: [],
      })
      .where(eq(order.customer_id, customer_id))
    await tx.update(refund).set({ image: [], customer_note: null }).where(eq(refund.customer_id, customer_id))
    if (ids.length > 0) {
      await tx
        .update(offlinePayment)
        .set({ input: sql`'[]'::jsonb`, customer_note: null })
        .where(inArray(offlinePayment.order_id, ids))
      await tx.delete(orderShare).where(inArray(orderShare.order_id, ids))
    }
    return {
      order: orders.flatMap(({ pictures }) => pictures),
      refund: refunds.flatMap(({ pictures }) => pictures),
    }
  })
}
