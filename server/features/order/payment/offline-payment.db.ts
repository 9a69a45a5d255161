// Payments made outside the shop, as customers report them and the shop's people check them.
import { and, eq } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { offlineMethod } from '#server/database/schema/content.ts'
import { offlinePayment } from '#server/database/schema/order.ts'

export async function activeOfflineMethod(tx: Statements, id: number) {
  const [row] = await tx
    .select()
    .from(offlineMethod)
    .where(and(eq(offlineMethod.id, id), eq(offlineMethod.status, true)))
  return row
}

export type OfflineMethodRow = NonNullable<Awaited<ReturnType<typeof activeOfflineMethod>>>

/** Stated again, it is checked again. */
export async function keepOfflinePayment(
  tx: Statements,
  info: Omit<typeof offlinePayment.$inferInsert, 'id'>,
): Promise<void> {
  await tx
    .insert(offlinePayment)
    .values(info)
    .onConflictDoUpdate({ target: offlinePayment.order_id, set: { ...info, status: 'pending' } })
}

export async function changeOfflinePayment(
  tx: Statements,
  order_id: number,
  values: Partial<typeof offlinePayment.$inferInsert>,
): Promise<void> {
  await tx.update(offlinePayment).set(values).where(eq(offlinePayment.order_id, order_id))
}
