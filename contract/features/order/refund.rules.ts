// What of an order can be given back: what was bought; bringing it has been done.

/** Minor units. */
interface Charged {
  order_amount: number
  delivery_charge: number
  dm_tips: number
}

export function refundAmountOf({ order_amount, delivery_charge, dm_tips }: Charged): number {
  return Math.max(order_amount - delivery_charge - dm_tips, 0)
}
