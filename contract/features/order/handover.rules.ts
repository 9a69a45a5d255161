// Whether an order is handed over for its code only (api.md 4.1, order_delivery_verification).
import type { OrderType } from './order-words.ts'

/** Of parcels always: their receiver is somebody else. Of what a store sends where the shop asks for it; who takes away is in the store. */
export function isHandedOverByCode(
  order_type: OrderType,
  { order_delivery_verification }: { order_delivery_verification: boolean },
): boolean {
  return order_type === 'parcel' || (order_type === 'delivery' && order_delivery_verification)
}
