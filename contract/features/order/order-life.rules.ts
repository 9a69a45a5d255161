// The life of an order: which status may follow which, and by whose hand (api.md 10).
import type { OrderActor, OrderStatus, PaymentStatus } from './order-words.ts'

const anyHand: readonly OrderActor[] = ['store', 'deliveryman', 'admin', 'system']

type Followers = Partial<Record<OrderStatus, readonly OrderActor[]>>

/** Who refuses to go on: the customer only before the store confirmed. */
const stop: Followers = { canceled: ['store', 'deliveryman', 'admin', 'system'] }
const stopEarly: Followers = { canceled: ['customer', 'store', 'deliveryman', 'admin', 'system'] }

/** From each status the ones that may follow, with the actors who may make them so. */
const life: Readonly<Record<OrderStatus, Followers>> = {
  pending: { confirmed: anyHand, accepted: anyHand, failed: ['system', 'admin'], ...stopEarly },
  confirmed: { accepted: anyHand, processing: anyHand, handover: anyHand, ...stop },
  accepted: { confirmed: anyHand, processing: anyHand, handover: anyHand, picked_up: anyHand, ...stop },
  processing: { accepted: anyHand, handover: anyHand, ...stop },
  handover: { accepted: anyHand, picked_up: anyHand, delivered: anyHand, ...stop },
  picked_up: { delivered: anyHand, ...stop },
  delivered: { refund_requested: ['customer'], refunded: ['admin', 'system'] },
  canceled: { refunded: ['admin', 'system'] },
  failed: { pending: ['customer', 'admin', 'system'], confirmed: ['system', 'admin'], ...stopEarly },
  refund_requested: { refunded: ['admin', 'system'], refund_request_canceled: ['admin', 'system'] },
  refund_request_canceled: { refund_requested: ['customer'], refunded: ['admin', 'system'] },
  refunded: {},
}

export function mayFollow(from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean {
  return life[from][to]?.includes(actor) ?? false
}

export type StatusProblem = 'status' | 'undo_open'

/** Why the status may not change this way now: its life does not know it, or its customer can still take it back. */
export function statusProblem(
  { order_status, is_undo_open }: { order_status: OrderStatus; is_undo_open: boolean },
  to: OrderStatus,
  actor: OrderActor,
): StatusProblem | null {
  if (!mayFollow(order_status, to, actor)) return 'status'
  const isBegun = to !== 'canceled' && (actor === 'store' || actor === 'deliveryman')
  return isBegun && is_undo_open ? 'undo_open' : null
}

interface PaidOrder {
  payment_status: PaymentStatus
  /** Minor units, both. */
  order_amount: number
  partially_paid_amount: number
  /** Null for guests. */
  customer_id: number | null
}

/** What was paid for an order that will not be, and whether it is first asked back of the gateway it came by. */
export function moneyBackOf(
  { payment_status, order_amount, partially_paid_amount, customer_id }: PaidOrder,
  back: 'wallet' | 'as_paid',
): { paid: number; isByGateway: boolean } {
  const paid = payment_status === 'paid' ? order_amount : partially_paid_amount
  // A guest has no wallet: the money goes back where it came from.
  return { paid, isByGateway: paid > 0 && (back === 'as_paid' || customer_id === null) }
}

/** Whether its customer may ask for the money back: once it was brought and paid, and again after a refusal. */
export const mayAskRefund = (order: { order_status: OrderStatus; payment_status: PaymentStatus }): boolean =>
  order.payment_status === 'paid' && mayFollow(order.order_status, 'refund_requested', 'customer')

/** Listed under past orders; all others are running (api.md 8.4). */
export const finishedStatuses = [
  'delivered',
  'canceled',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'failed',
] as const satisfies readonly OrderStatus[]

/** Nobody has it on board yet: what its receiver says can still reach the courier. */
const beforePickUp: readonly OrderStatus[] = ['pending', 'confirmed', 'accepted', 'processing', 'handover']

export const isBeforePickUp = (status: OrderStatus): boolean => beforePickUp.includes(status)
