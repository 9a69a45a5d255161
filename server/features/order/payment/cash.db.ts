// Paying in cash: where it is taken, and that it was.
import { and, eq, ne } from 'drizzle-orm'
import type { Statements } from '#server/database/connection.ts'
import { order, orderPayment } from '#server/database/schema/order.ts'
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

/** Takes the money at the door; returns how many parts of the payment are still open. */
export async function settleCash(tx: Statements, order_id: number, at: Date): Promise<number> {
  const ofOrder = and(eq(orderPayment.order_id, order_id), ne(orderPayment.payment_status, 'paid'))
  await tx
    .update(orderPayment)
    .set({ payment_status: 'paid', updated_at: at })
    .where(and(ofOrder, eq(orderPayment.payment_method, 'cash_on_delivery')))
  return (await tx.select({ id: orderPayment.id }).from(orderPayment).where(ofOrder)).length
}
