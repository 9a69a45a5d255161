// What the shop's people find out about a payment made outside the shop: it arrived, or it did not.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { Statements } from '#server/database/connection.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type OrderRow, offlinePaymentOf } from '../order.db.ts'
import { changeOpenPayments, changeOrder } from '../status/change-status.db.ts'
import type { OrderLife } from '../status/change-status.ts'
import { changeOfflinePayment } from './offline-payment.db.ts'

export interface OfflinePaymentDecisionParts {
  clock: Clock
  life: Pick<OrderLife, 'changeStatus'>
  wallets: Pick<WalletService, 'move'>
}

/** Money that arrived confirms the order, or goes back where the order is no more. */
export async function verifyOfflinePayment(
  parts: OfflinePaymentDecisionParts,
  tx: Statements,
  row: OrderRow,
  note: string | undefined,
): Promise<void> {
  const { clock, life } = parts
  await decide(parts, tx, row, { status: 'verified', note })
  const at = { updated_at: clock.now() }
  const values = { payment_status: 'paid' as const }
  await changeOpenPayments(tx, row.id, { ...values, ...at })
  const isWaiting = row.order_status === 'pending' || row.order_status === 'failed'
  if (isWaiting) await life.changeStatus(tx, { order_id: row.id, to: 'confirmed', actor: 'admin', values })
  else await changeOrder(tx, row.id, { ...values, ...at })
  if (row.order_status === 'canceled') await giveBackLate(parts, tx, row)
}

/** Money that did not arrive leaves it to the customer to report it again. */
export function denyOfflinePayment(
  parts: OfflinePaymentDecisionParts,
  tx: Statements,
  row: OrderRow,
  note: string | undefined,
): Promise<void> {
  return decide(parts, tx, row, { status: 'denied', note })
}

async function decide(
  { clock }: OfflinePaymentDecisionParts,
  tx: Statements,
  row: OrderRow,
  { status, note }: { status: 'verified' | 'denied'; note: string | undefined },
): Promise<void> {
  const offline = await offlinePaymentOf(tx, row.id)
  refuseUnless(offline, orderFailures.not_offline)
  refuseUnless(offline.status !== 'verified', orderFailures.offline_verified)
  refuseUnless(row.payment_status !== 'paid', orderFailures.status)
  await changeOfflinePayment(tx, row.id, { status, admin_note: note ?? null, updated_at: clock.now() })
}

/** It came after the order was canceled; to a guest it goes back by hand. */
async function giveBackLate(
  { wallets }: OfflinePaymentDecisionParts,
  tx: Statements,
  row: OrderRow,
): Promise<void> {
  const { id, customer_id, order_amount, partially_paid_amount } = row
  const amount = order_amount - partially_paid_amount
  if (customer_id === null || amount <= 0) return
  await wallets.move(tx, { customer_id, transaction_type: 'order_refund', amount, reference: String(id) })
}
