// What the shop's people decide about giving money back: where it goes, and that what the order brought goes with it.
import { refuseUnless } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { refundAmountOf } from '#contract/features/order/refund.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { LoyaltyService } from '#server/features/wallet/loyalty.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { OrderRow } from '../order.db.ts'
import type { OrderLife } from '../status/change-status.ts'
import { isStillCustomer } from './money-back.db.ts'
import { changeRefund } from './refund.db.ts'

export interface RefundDecisionParts {
  clock: Clock
  life: Pick<OrderLife, 'changeStatus'>
  loyalty: Pick<LoyaltyService, 'orderRefunded'>
  wallets: Pick<WalletService, 'move'>
  content: Pick<ContentService, 'settings'>
  payments: Pick<PaymentService, 'refundOrder'>
}

/** Minor units that no wallet and no gateway takes: somebody has to hand them over. */
function withWhatIsDue(note: string | undefined, byHand: number): string | undefined {
  if (byHand === 0) return note
  return [note ?? [], `To be given back by hand: ${fromMinor(byHand)}`].flat().join('. ')
}

export function createRefundDecision(parts: RefundDecisionParts) {
  const { clock, life, loyalty, wallets, content, payments } = parts

  /**
   * Into the wallet; for whoever has none, or left it with the account, back the way it came.
   * Says what is left to be given back by hand.
   */
  async function giveBack(tx: Statements, { id, customer_id }: OrderRow, amount: number): Promise<number> {
    if (amount === 0) return 0
    const owner = customer_id !== null && (await isStillCustomer(tx, customer_id)) ? customer_id : null
    const hasWallet = owner !== null && (await content.settings()).customer_wallet_status
    if (!hasWallet) return amount - (await payments.refundOrder(tx, id, amount))
    const movement = { customer_id: owner, transaction_type: 'order_refund', amount } as const
    await wallets.move(tx, { ...movement, reference: String(id) })
    return 0
  }

  const writeDown = (
    tx: Statements,
    { id }: OrderRow,
    refund_status: 'approved' | 'rejected',
    note: string | undefined,
  ) => changeRefund(tx, id, { refund_status, admin_note: note ?? null, updated_at: clock.now() })

  return {
    /** A canceled order gave its money back when it was canceled; here it is only written down. */
    async approve(tx: Statements, row: OrderRow, note: string | undefined): Promise<void> {
      refuseUnless(row.payment_status === 'paid', orderFailures.status)
      const { id, customer_id } = row
      const amount = (await writeDown(tx, row, 'approved', note)) ?? refundAmountOf(row)
      const byHand = row.order_status === 'canceled' ? 0 : await giveBack(tx, row, amount)
      const fullNote = withWhatIsDue(note, byHand)
      await life.changeStatus(tx, { order_id: id, to: 'refunded', actor: 'admin', note: fullNote })
      if (customer_id !== null) await loyalty.orderRefunded(tx, { id, customer_id })
    },

    async reject(tx: Statements, row: OrderRow, note: string | undefined): Promise<void> {
      await life.changeStatus(tx, { order_id: row.id, to: 'refund_request_canceled', actor: 'admin', note })
      await writeDown(tx, row, 'rejected', note)
    },
  }
}
