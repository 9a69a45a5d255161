// The closed sets of words an order is described with (api.md 10).

export const orderStatuses = [
  'pending',
  'confirmed',
  'accepted',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

export const orderTypes = ['delivery', 'take_away', 'parcel'] as const

export type OrderType = (typeof orderTypes)[number]

export const paymentStatuses = ['unpaid', 'paid', 'partially_paid'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** How a customer chooses to pay; an order paid by a gateway then carries the gateway's key. */
export const paymentMethods = ['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

export const chargePayers = ['sender', 'receiver'] as const

/** Who pays what a free delivery, a coupon or a discount costs. */
export const payers = ['admin', 'vendor'] as const

export type Bearer = (typeof payers)[number]

/** Who moved an order on. */
export const orderActors = ['customer', 'store', 'deliveryman', 'admin', 'system'] as const

export type OrderActor = (typeof orderActors)[number]

export const lineDiscountTypes = [
  'flash_sale',
  'store_discount',
  'product_discount',
  'discount_on_product',
] as const

export type LineDiscountType = (typeof lineDiscountTypes)[number]

/** What the courier is told in one text: a ready sentence, then the words of the address. */
export const instructionSeparator = ' · '

export const longestInstruction = 1_000
