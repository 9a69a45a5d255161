// A customer or guest cancels an order the store has not begun.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { mayFollow } from '#contract/features/order/order-life.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { say } from '#server/platform/messages/say.ts'
import { type OwnerCall, withOwnOrder } from '../own-order.ts'
import type { OrderLife } from './change-status.ts'

export interface CancelParts {
  db: Database
  life: Pick<OrderLife, 'changeStatus'>
}

/** Canceling again is no other request. */
export function cancelOrder({ db, life }: CancelParts, order_id: number, reason: string, call: OwnerCall) {
  return withOwnOrder(db, order_id, call.caller, async (tx, row) => {
    if (row.order_status !== 'canceled') {
      const allowed = mayFollow(row.order_status, 'canceled', 'customer')
      refuseUnless(allowed, orderFailures.too_late_to_cancel)
      const values = { canceled_by: 'customer' as const, cancellation_reason: reason }
      await life.changeStatus(tx, { order_id, to: 'canceled', actor: 'customer', note: reason, values })
    }
    return say(call.scope.language, 'Order canceled successfully')
  })
}
