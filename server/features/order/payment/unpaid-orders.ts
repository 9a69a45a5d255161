// Orders that were to be paid through a gateway and were not: after a while they let go of what they hold.
import type { Database } from '#server/database/connection.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { OrderRow } from '../order.db.ts'
import { changeOrder, lockOrder } from '../status/change-status.db.ts'
import type { OrderLife } from '../status/change-status.ts'
import { unpaidOrders } from './unpaid-orders.db.ts'

export interface UnpaidParts {
  db: Database
  clock: Clock
  life: OrderLife
  payments: Pick<PaymentService, 'closeOrder'>
}

const atOnce = 50

/** A gateway that does not say whether it was paid is asked again after this. */
const askAgainMs = 60_000

export const notPaidInTime = 'It was not paid in time.'

const isOver = ({ pay_until, payment_status, order_status }: OrderRow, now: Date) =>
  pay_until !== null &&
  pay_until <= now &&
  payment_status !== 'paid' &&
  (order_status === 'pending' || order_status === 'failed')

export function createUnpaidOrders({ db, clock, life, payments }: UnpaidParts) {
  /** Looked at again under its lock: it may have been paid, or gone to pay once more, meanwhile; a second process finds it done. */
  async function letGo(order_id: number): Promise<void> {
    const isClosed = await payments.closeOrder(order_id)
    await db.transaction(async (tx) => {
      const row = await lockOrder(tx, order_id)
      const now = clock.now()
      if (!row || !isOver(row, now)) return
      if (!isClosed) {
        return changeOrder(tx, order_id, { pay_until: new Date(now.getTime() + askAgainMs) })
      }
      const values = { canceled_by: 'system', cancellation_reason: notPaidInTime, pay_until: null } as const
      await life.changeStatus(tx, { order_id, to: 'canceled', actor: 'system', note: notPaidInTime, values })
    })
  }

  return {
    /** Stock, flash stock, coupon and the wallet's part go back; money that comes later belongs to whoever paid. */
    async sweep(): Promise<void> {
      for (const id of await unpaidOrders(db, clock.now(), atOnce)) await letGo(id)
    },
  }
}
