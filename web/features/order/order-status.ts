// How far an order is, in the four steps of the tracking drawer (TRK-01, TRK-04), and how a status looks.
import type { Order } from '#contract/features/order/order.schema.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { Tone } from '#web/ui/display/tone.ts'

export const trackSteps = ['pending', 'confirmed', 'picked_up', 'delivered'] as const

export type TrackStep = (typeof trackSteps)[number]

/** Steps behind us and the one we are in, 1 to 4; null for states of their own. */
export function activeStep(status: OrderStatus): number | null {
  return stepsTaken[status]
}

const stepsTaken: Readonly<Record<OrderStatus, number | null>> = {
  pending: 1,
  confirmed: 2,
  accepted: 2,
  processing: 2,
  handover: 2,
  picked_up: 3,
  delivered: 4,
  canceled: null,
  failed: null,
  refund_requested: 4,
  refund_request_canceled: 4,
  refunded: null,
}

/** Nothing more will happen by itself: nobody needs to ask again (TRK-02, TRK-04). */
export function isSettled(status: OrderStatus): boolean {
  return settled.includes(status)
}

const settled: readonly OrderStatus[] = [
  'delivered',
  'canceled',
  'failed',
  'refunded',
  'refund_request_canceled',
]

/** A prescription on its way whose price the pharmacy has not named yet. */
export function isUnpriced(
  order: Pick<Order, 'prescription_order' | 'details_count' | 'order_status'>,
): boolean {
  return order.prescription_order && order.details_count === 0 && !isSettled(order.order_status)
}

export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  pending: 'warning',
  confirmed: 'info',
  accepted: 'info',
  processing: 'info',
  handover: 'info',
  picked_up: 'accent',
  delivered: 'success',
  canceled: 'neutral',
  failed: 'danger',
  refund_requested: 'warning',
  refund_request_canceled: 'neutral',
  refunded: 'neutral',
}
