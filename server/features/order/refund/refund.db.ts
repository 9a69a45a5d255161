// Refunds that were asked for: the request, its pictures, and what was decided.
import { eq } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { refund } from '#server/database/schema/order.ts'

/** Asked again after a refusal, it is decided again. */
export async function keepRefund(
  tx: Statements,
  asked: Omit<typeof refund.$inferInsert, 'id'>,
): Promise<void> {
  await tx
    .insert(refund)
    .values(asked)
    .onConflictDoUpdate({
      target: refund.order_id,
      set: { customer_note: null, ...asked, refund_status: 'pending', admin_note: null },
    })
}

export async function refundPictures(tx: Statements, order_id: number): Promise<string[]> {
  const rows = await tx.select({ image: refund.image }).from(refund).where(eq(refund.order_id, order_id))
  return rows.flatMap(({ image }) => image)
}

/** The amount asked for; null when nobody asked. */
export async function changeRefund(
  tx: Statements,
  order_id: number,
  values: Partial<typeof refund.$inferInsert>,
): Promise<number | null> {
  const [row] = await tx
    .update(refund)
    .set(values)
    .where(eq(refund.order_id, order_id))
    .returning({ refund_amount: refund.refund_amount })
  return row?.refund_amount ?? null
}
