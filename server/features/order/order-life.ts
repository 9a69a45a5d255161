// The one way an order's status changes: checked against its life, written down with who and when, announced.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { mayFollow } from '#contract/features/order/order-life.rules.ts'
import type { OrderActor, OrderStatus } from '#contract/features/order/order-words.ts'
import type { Statements } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import type { CouponService } from '#server/features/coupon/coupon.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { ownerName } from '#server/platform/http/owner.ts'
import { linesOf, type OrderRow, ownerOfRow } from './order.db.ts'
import { changeOrder, lockOrder, writeHistory } from './order-life.db.ts'
import { returnStock } from './return-stock.ts'

export interface StatusChange {
  order_id: number
  to: OrderStatus
  actor: OrderActor
  note?: string | undefined
  /** Columns that change with it, such as the payment. */
  values?: Partial<OrderRow>
}

export interface LifeParts {
  clock: Clock
  coupons: Pick<CouponService, 'giveBack'>
  wallets: Pick<WalletService, 'move'>
}

export function createOrderLife({ clock, coupons, wallets }: LifeParts) {
  /** An order that will not be takes nothing: shelves, coupon and wallet get back what it had. */
  async function release(tx: Statements, row: OrderRow): Promise<void> {
    await returnStock(tx, await linesOf(tx, row.id))
    await coupons.giveBack(tx, row.id)
    const paid = row.payment_status === 'paid' ? row.order_amount : row.partially_paid_amount
    if (row.customer_id === null || paid === 0) return
    await wallets.move(tx, {
      customer_id: row.customer_id,
      transaction_type: 'order_refund',
      amount: paid,
      reference: String(row.id),
    })
  }

  async function record(tx: Statements, row: OrderRow, actor: OrderActor, note: string | null) {
    const { id: order_id, order_status } = row
    await writeHistory(tx, { order_id, order_status, actor, note, created_at: clock.now() })
    const data = { order_id, order_status }
    await announce(tx, { topic: `order ${order_id}`, name: 'order_status', data })
    await announce(tx, { topic: ownerName(ownerOfRow(row)), name: 'order_status', data })
  }

  return {
    /** The first entry of an order that was just written. */
    begin: (tx: Statements, row: OrderRow) => record(tx, row, 'customer', null),

    /** Refuses a change its life does not know; returns the order as it is then. */
    async changeStatus(
      tx: Statements,
      { order_id, to, actor, note, values }: StatusChange,
    ): Promise<OrderRow> {
      const before = await lockOrder(tx, order_id)
      refuseUnless(before, orderFailures.unknown)
      refuseUnless(mayFollow(before.order_status, to, actor), orderFailures.status)
      const changed = { ...values, order_status: to, updated_at: clock.now() }
      await changeOrder(tx, order_id, changed)
      const after = { ...before, ...changed }
      await record(tx, after, actor, note ?? null)
      if (to === 'canceled') await release(tx, after)
      return after
    },
  }
}

export type OrderLife = ReturnType<typeof createOrderLife>
