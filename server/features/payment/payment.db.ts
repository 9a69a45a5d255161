// Questions about payments, and the lock under which one of them is settled.
import { and, eq, isNull } from 'drizzle-orm'
import type { PaymentOutcome } from '#contract/features/payment/payment.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { payment } from '#server/database/schema/payment.ts'

export type PaymentRow = typeof payment.$inferSelect
export type NewPayment = typeof payment.$inferInsert

export type PaymentDatabase = Statements

export async function insertPayment(db: PaymentDatabase, row: NewPayment): Promise<void> {
  await db.insert(payment).values(row)
}

export async function paymentByToken(db: PaymentDatabase, token: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payment).where(eq(payment.token, token))
  return row ?? null
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
