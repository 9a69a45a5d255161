// A moment to think again after placing: how long it lasts, what it takes back, how far a pin may still move.
import type { OrderStatus } from './order-words.ts'

interface Placed {
  order_status: OrderStatus
  /** Instant up to which placing can be undone; null where it can not. */
  undo_until: string | null
}

/** Nobody has begun with it. */
const untouched: readonly OrderStatus[] = ['pending', 'confirmed']

/** Milliseconds left; 0 when it is too late. */
export function undoLeft({ order_status, undo_until }: Placed, now: Date): number {
  if (undo_until === null || !untouched.includes(order_status)) return 0
  return Math.max(Date.parse(undo_until) - now.getTime(), 0)
}

/** Metres. A pin that was put down wrong is near the right one; farther away is another way, with another price. */
export const fixReach = 2_000
