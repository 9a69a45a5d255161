// Whether an order can still be taken back by whoever placed it.
import { undoLeft } from '#contract/features/order/undo.rules.ts'
import type { OrderRow } from '../order.db.ts'

export function isUndoOpen({ order_status, undo_until }: OrderRow, now: Date): boolean {
  return undoLeft({ order_status, undo_until: undo_until?.toISOString() ?? null }, now) > 0
}
