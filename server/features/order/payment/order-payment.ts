// Paying an order through a gateway: what is open, and what becomes of the order when the gateway has decided.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Identity } from '#server/platform/http/caller/identity.ts'
import { type OrderRow, paymentsOf } from '../order.db.ts'
import { changeOpenPayments, changeOrder, lockOrder } from '../status/change-status.db.ts'
import type { OrderLife } from '../status/change-status.ts'

export interface OrderPaymentParts {
  db: Database
  clock: Clock
  life: OrderLife
  wallets: Pick<WalletService, 'move'>
  content: Pick<ContentService, 'settings'>
  payments: Pick<PaymentService, 'refundPayment'>
  config: Pick<Config, 'payment_hold_ms' | 'undo_ms'>
}

/** A payment a gateway took, or did not. */
export interface GatewayPayment {
  id: number
  order_id: number | null
  amount: number
  gateway: string
  token: string
}

const dueOf = ({ order_amount, partially_paid_amount }: OrderRow) => order_amount - partially_paid_amount

/** Waiting for its money; a partly paid order is confirmed already. */
const isWaiting = ({ order_status, payment_status }: OrderRow) =>
  payment_status !== 'paid' && ['pending', 'failed', 'confirmed'].includes(order_status)

export interface Payer {
  /** The customer's id, or the guest's. */
  id: number
  key: string | undefined
  caller: Identity
  /** Sent by a client the business named: such clients know no keys, and their wrong tries are counted. */
  is_from_client: boolean
}

/** A customer's number can be guessed: it takes the order's key or their session; a guest's own number is a key. */
function mayPay({ customer_id, guest_id, payment_key }: OrderRow, payer: Payer): boolean {
  const { id, key, caller, is_from_client } = payer
  if (customer_id === null) return guest_id === id
  if (customer_id !== id) return false
  const isKnown = key === payment_key || (caller.kind === 'customer' && caller.customer_id === id)
  return isKnown || (is_from_client && key === undefined)
}

export function createOrderPayment(parts: OrderPaymentParts) {
  return {
    openPayment: (order_id: number, payer: Payer) => openPayment(parts, order_id, payer),
    paid: (tx: Statements, payment: GatewayPayment): Promise<void> => paid(parts, tx, payment),
    notPaid: (tx: Statements, payment: GatewayPayment): Promise<void> => notPaid(parts, tx, payment),
  }
}

const timeAfter = ({ clock }: OrderPaymentParts, milliseconds: number) =>
  new Date(clock.now().getTime() + milliseconds)

/** What is left to pay, for whoever the order belongs to; paying is open to nobody else. */
async function openPayment(parts: OrderPaymentParts, order_id: number, payer: Payer) {
  return parts.db.transaction(async (tx) => {
    const row = await lockOrder(tx, order_id)
    refuseUnless(row && mayPay(row, payer), orderFailures.unknown)
    const open = isWaiting(row) && dueOf(row) > 0 && (await isDigital(tx, row))
    refuseUnless(open, orderFailures.status)
    await changeOrder(tx, order_id, { pay_until: heldUntil(parts, row) })
    return { order_id, customer_id: row.customer_id, amount: dueOf(row) }
  })
}

async function isDigital(tx: Statements, row: OrderRow): Promise<boolean> {
  if (row.payment_method !== 'partial_payment') return row.payment_method === 'digital_payment'
  const payments = await paymentsOf(tx, row.id)
  return payments.some((part) => part.payment_method === 'digital_payment' && part.payment_status !== 'paid')
}

/** Whoever is on the way to pay keeps what they chose; setting out again and again holds it no longer than twice. */
function heldUntil(parts: OrderPaymentParts, { created_at }: OrderRow): Date {
  const { payment_hold_ms } = parts.config
  const last = created_at.getTime() + 2 * payment_hold_ms
  return new Date(Math.min(timeAfter(parts, payment_hold_ms).getTime(), last))
}

/** Inside the payment's own transaction, once: replays of the gateway find it settled. */
async function paid(parts: OrderPaymentParts, tx: Statements, payment: GatewayPayment): Promise<void> {
  const { clock, life, config } = parts
  const row = payment.order_id === null ? undefined : await lockOrder(tx, payment.order_id)
  if (!row) return
  if (!isWaiting(row) || payment.amount !== dueOf(row)) return keepForCustomer(parts, tx, row, payment)
  const { gateway: payment_method, token: transaction_ref } = payment
  const done = { payment_method, payment_status: 'paid' as const }
  await changeOpenPayments(tx, row.id, { ...done, transaction_ref, updated_at: clock.now() })
  const isPartial = row.payment_method === 'partial_payment'
  const values = {
    payment_status: 'paid' as const,
    payment_method: isPartial ? row.payment_method : payment_method,
    transaction_reference: transaction_ref,
    pay_until: null,
    undo_until: timeAfter(parts, config.undo_ms),
  }
  if (row.order_status === 'confirmed') {
    await changeOrder(tx, row.id, { ...values, updated_at: clock.now() })
  } else {
    await life.changeStatus(tx, { order_id: row.id, to: 'confirmed', actor: 'system', values })
  }
}

/** The order waits for another try, or for cash. */
async function notPaid(
  { life }: OrderPaymentParts,
  tx: Statements,
  { order_id }: GatewayPayment,
): Promise<void> {
  const row = order_id === null ? undefined : await lockOrder(tx, order_id)
  if (row?.order_status !== 'pending' || row.payment_status === 'paid') return
  await life.changeStatus(tx, { order_id: row.id, to: 'failed', actor: 'system' })
}

/** Money that came for an order that needs it no more belongs to whoever paid: in the wallet where the business wants it there, else back the way it came. */
async function keepForCustomer(
  { content, wallets, payments }: OrderPaymentParts,
  tx: Statements,
  row: OrderRow,
  { id, amount }: GatewayPayment,
): Promise<void> {
  const { wallet_add_refund } = await content.settings()
  if (row.customer_id === null || !wallet_add_refund) return void (await payments.refundPayment(tx, id))
  await wallets.move(tx, {
    customer_id: row.customer_id,
    transaction_type: 'order_refund',
    amount,
    reference: `payment ${id}`,
  })
}
