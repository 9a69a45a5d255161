// What finished orders say about a person, for the export and for the removal of the account: the books keep the order, not the name.
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database, Statements } from '#server/database/connection.ts'
import { operation } from '#server/database/schema/operation.ts'
import {
  offlinePayment,
  order,
  orderHistory,
  orderLine,
  orderRequest,
  refund,
} from '#server/database/schema/order.ts'
import { orderShare } from '#server/database/schema/order-share.ts'
import type { OrderRow } from '../order.db.ts'

export function everyOrderOf(db: Database, customer_id: number): Promise<OrderRow[]> {
  return db.select().from(order).where(eq(order.customer_id, customer_id)).orderBy(desc(order.id))
}

export interface OrderPictures {
  order: string[]
  refund: string[]
}

/** Returns the pictures that belong to nobody now. */
export async function makeNameless(tx: Statements, customer_id: number): Promise<OrderPictures> {
  const orders = await tx
    .select({ id: order.id, sent: order.order_attachment, proof: order.order_proof })
    .from(order)
    .where(eq(order.customer_id, customer_id))
    .for('update')
  const refunds = await tx
    .select({ pictures: refund.image })
    .from(refund)
    .where(eq(refund.customer_id, customer_id))
  await tx
    .update(order)
    .set({
      delivery_address: null,
      receiver_details: null,
      order_note: null,
      unavailable_item_note: null,
      delivery_instruction: null,
      receiver_note: null,
      cancellation_reason: null,
      contact_digits: '',
      order_attachment: [],
      order_proof: [],
    })
    .where(eq(order.customer_id, customer_id))
  await tx
    .update(refund)
    .set({ image: [], customer_reason: '', customer_note: null, admin_note: null })
    .where(eq(refund.customer_id, customer_id))
  const ids = orders.map(({ id }) => id)
  if (ids.length > 0) await emptyParts(tx, ids)
  return {
    order: orders.flatMap(({ sent, proof }) => [...sent, ...proof]),
    refund: refunds.flatMap(({ pictures }) => pictures),
  }
}

/** What was written on lines, steps, payments and in what the shop did; private links end. */
async function emptyParts(tx: Statements, ids: readonly number[]): Promise<void> {
  const orders = [...ids]
  await tx.update(orderLine).set({ note: null }).where(inArray(orderLine.order_id, orders))
  await tx.update(orderHistory).set({ note: null }).where(inArray(orderHistory.order_id, orders))
  await tx
    .update(offlinePayment)
    .set({ input: [], customer_note: null, admin_note: null })
    .where(inArray(offlinePayment.order_id, orders))
  await tx.update(operation).set({ details: {} }).where(inArray(operation.order_id, orders))
  await tx.delete(orderShare).where(inArray(orderShare.order_id, orders))
  await tx.delete(orderRequest).where(inArray(orderRequest.order_id, orders))
}
