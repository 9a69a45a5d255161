// Questions about payments, and the lock under which one of them is settled.
import { and, asc, count, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { PaymentOutcome } from '#contract/features/payment/payment.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { payment } from '#server/database/schema/payment.ts'

export type PaymentRow = typeof payment.$inferSelect
export type NewPayment = typeof payment.$inferInsert

export type PaymentDatabase = Statements

/** Null where the order has an open payment already. */
export async function insertPayment(db: PaymentDatabase, row: NewPayment): Promise<PaymentRow | null> {
  const [inserted] = await db
    .insert(payment)
    .values(row)
    .onConflictDoNothing({ target: payment.order_id, where: sql`outcome is null` })
    .returning()
  return inserted ?? null
}

export async function paymentByToken(db: PaymentDatabase, token: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.token, token))
  return row ?? null
}

/** What was begun for an order and not decided yet. */
export async function openPaymentOf(db: PaymentDatabase, order_id: number): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.order_id, order_id), isNull(payment.outcome)))
  return row ?? null
}

export async function noteCallback(db: PaymentDatabase, id: number, callback: string): Promise<void> {
  await db.update(payment).set({ callback }).where(eq(payment.id, id))
}

/** Whoever comes second waits, and then sees what the first decided. */
export async function lockPayment(tx: PaymentDatabase, token: string): Promise<PaymentRow | null> {
  const [row] = await tx.select().from(payment).where(eq(payment.token, token)).for('update')
  return row ?? null
}

export async function noteReference(db: PaymentDatabase, token: string, reference: string): Promise<void> {
  await db
    .update(payment)
    .set({ gateway_reference: reference })
    .where(and(eq(payment.token, token), isNull(payment.gateway_reference)))
}

export async function settlePayment(
  tx: PaymentDatabase,
  id: number,
  settled: { outcome: PaymentOutcome; settled_at: Date },
): Promise<void> {
  await tx.update(payment).set(settled).where(eq(payment.id, id))
}

/** What was paid, for an order or once, is to go back; what is on its way already stays as it is. Says how much goes. */
export async function askRefunds(
  tx: PaymentDatabase,
  which: { order_id: number } | { id: number },
  now: Date,
  /** Minor units; all of it where nothing is said. */
  upTo = Number.POSITIVE_INFINITY,
): Promise<number> {
  const chosen = 'id' in which ? eq(payment.id, which.id) : eq(payment.order_id, which.order_id)
  const paid = await tx
    .select({ id: payment.id, amount: payment.amount })
    .from(payment)
    .where(and(chosen, eq(payment.outcome, 'paid'), isNull(payment.refund_due_at)))
    .orderBy(asc(payment.id))
    .for('update')
  let given = 0
  for (const { id, amount } of paid) {
    const part = Math.min(amount, upTo - given)
    if (part <= 0) break
    given += part
    const refund_amount = part < amount ? part : null
    await tx.update(payment).set({ refund_due_at: now, refund_amount }).where(eq(payment.id, id))
  }
  return given
}

export async function countDueRefunds(db: PaymentDatabase): Promise<number> {
  const [due] = await db
    .select({ count: count() })
    .from(payment)
    .where(and(isNotNull(payment.refund_due_at), isNull(payment.refunded_at)))
  return due?.count ?? 0
}

/** The longest waiting refund nobody else is busy with; locked until its transaction ends. */
export async function lockDueRefund(tx: PaymentDatabase, now: Date): Promise<PaymentRow | null> {
  const [row] = await tx
    .select()
    .from(payment)
    .where(and(lte(payment.refund_due_at, now), isNull(payment.refunded_at)))
    .orderBy(asc(payment.refund_due_at))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function noteRefund(
  tx: PaymentDatabase,
  id: number,
  values: { refunded_at: Date } | { refund_due_at: Date },
): Promise<void> {
  await tx.update(payment).set(values).where(eq(payment.id, id))
}
