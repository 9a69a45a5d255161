// Writes of what customers state about their orders: offline payments, refunds.
import { and, eq } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { offlineMethod } from '#server/database/schema/content.ts'
import { offlinePayment, order, refund } from '#server/database/schema/order.ts'
import { zone, zoneModule } from '#server/database/schema/zone.ts'

/** Whether cash is taken where the order goes, and up to how much (minor units; null is without limit). */
export async function cashTermsOf(tx: Statements, order_id: number) {
  const [row] = await tx
    .select({ allowed: zone.cash_on_delivery, maximum: zoneModule.maximum_cod_order_amount })
    .from(order)
    .innerJoin(zone, eq(zone.id, order.zone_id))
    .leftJoin(
      zoneModule,
      and(eq(zoneModule.zone_id, order.zone_id), eq(zoneModule.module_id, order.module_id)),
    )
    .where(eq(order.id, order_id))
  return row ?? { allowed: false, maximum: null }
}

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
