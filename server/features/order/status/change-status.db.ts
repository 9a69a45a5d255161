// Writes of a change of status: the order's row and its history.
import { and, eq, notInArray } from 'drizzle-orm'
import type { OrderActor, OrderStatus } from '#contract/features/order/order-words.ts'
import type { Statements } from '#server/database/connection.ts'
import { order, orderHistory, orderPayment } from '#server/database/schema/order.ts'
import type { OrderRow } from '../order.db.ts'

/** Nobody else moves it until the transaction ends. */
export async function lockOrder(tx: Statements, id: number): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('update')
  return row
}

type OrderColumns = Partial<typeof order.$inferInsert>

/** Anything but its status, which changes in change-status.ts alone. */
export async function changeOrder(
  tx: Statements,
  id: number,
  values: Omit<OrderColumns, 'order_status'>,
): Promise<void> {
  await tx.update(order).set(values).where(eq(order.id, id))
}

/** For change-status.ts, which checks it against the life of an order and writes it down. */
export async function writeOrderStatus(
  tx: Statements,
  id: number,
  values: OrderColumns & Pick<OrderRow, 'order_status'>,
): Promise<void> {
  await tx.update(order).set(values).where(eq(order.id, id))
}

export interface HistoryEntry {
  order_id: number
  order_status: OrderStatus
  actor: OrderActor
  note: string | null
  created_at: Date
}

export async function writeHistory(tx: Statements, entry: HistoryEntry): Promise<void> {
  await tx.insert(orderHistory).values(entry)
}

/** The part of a partial payment that is still open. */
export async function changeOpenPayments(
  tx: Statements,
  order_id: number,
  values: Partial<typeof orderPayment.$inferInsert>,
): Promise<void> {
  await tx
    .update(orderPayment)
    .set(values)
    .where(and(eq(orderPayment.order_id, order_id), notInArray(orderPayment.payment_status, ['paid'])))
}
