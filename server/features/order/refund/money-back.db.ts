// What gateways took for orders, which orders wait for their money to go back, and whether a wallet can take it.
import { and, eq, exists, inArray, isNotNull, isNull, not, or } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { order } from '#server/database/schema/order.ts'
import { payment } from '#server/database/schema/payment.ts'
import { customer } from '#server/database/schema/session.ts'

export function takenFor(db: Statements, order_ids: readonly number[]) {
  const { order_id, amount, refund_amount, refund_due_at, refunded_at } = payment
  return db
    .select({ order_id, amount, refund_amount, refund_due_at, refunded_at })
    .from(payment)
    .where(and(inArray(order_id, [...order_ids]), eq(payment.outcome, 'paid')))
}

/** The same question as of one order, asked of all. */
export function waitsForMoneyBack(db: Statements) {
  const taken = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.order_id, order.id), eq(payment.outcome, 'paid')))
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.order_id, order.id), isNotNull(payment.refund_due_at), isNull(payment.refunded_at)))
  const byHand = and(
    isNull(order.customer_id),
    eq(order.order_status, 'canceled'),
    eq(order.payment_status, 'paid'),
    not(exists(taken)),
  )
  return or(exists(due), byHand)
}

/** A removed account keeps its orders for the books, but nobody opens its wallet any more. */
export async function isStillCustomer(tx: Statements, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(and(eq(customer.id, id), isNull(customer.deleted_at)))
  return found.length > 0
}
