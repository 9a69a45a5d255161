// What of an order can be given back: what was bought; bringing it has been done.
import type { OrderRow } from '../order.db.ts'

/** Minor units. */
export function refundAmountOf({ order_amount, delivery_charge, dm_tips }: OrderRow): number {
  return Math.max(order_amount - delivery_charge - dm_tips, 0)
}
