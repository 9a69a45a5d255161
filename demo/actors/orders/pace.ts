// How store and courier of the demo behave: what they do next with an order, and how long they take for it.
import type { OrderActor, OrderStatus } from '#contract/features/order/order-words.ts'
import type { OrderRow } from '#server/features/order/order.service.ts'

export interface DemoMove {
  to: OrderStatus
  actor: OrderActor
  /** Milliseconds after the last change. */
  after: number
}

type Moves = Partial<Record<OrderStatus, DemoMove>>

const second = 1_000

/** Long enough to change one's mind, short enough to be watched. */
const beginning: Moves = {
  pending: { to: 'confirmed', actor: 'store', after: 25 * second },
}

const cooking: Moves = {
  ...beginning,
  confirmed: { to: 'processing', actor: 'store', after: 12 * second },
  processing: { to: 'handover', actor: 'store', after: 30 * second },
}

const moves: Readonly<Record<OrderRow['order_type'], Moves>> = {
  delivery: { ...cooking, handover: { to: 'picked_up', actor: 'deliveryman', after: 12 * second } },
  take_away: { ...cooking, handover: { to: 'delivered', actor: 'store', after: 60 * second } },
  parcel: {
    ...beginning,
    confirmed: { to: 'handover', actor: 'deliveryman', after: 15 * second },
    handover: { to: 'picked_up', actor: 'deliveryman', after: 12 * second },
  },
}

/** A drive of the demo is four times as quick as a real one, but can be followed by eye. */
export function driveMsOf(seconds: number): number {
  return Math.min(Math.max((seconds * second) / 4, 60 * second), 180 * second)
}

/** What comes next for an order, if anything does without its customer. */
export function nextMove(row: OrderRow, drive_seconds: number): DemoMove | null {
  if (row.order_status === 'picked_up') {
    return { to: 'delivered', actor: 'deliveryman', after: driveMsOf(drive_seconds) }
  }
  return moves[row.order_type][row.order_status] ?? null
}
