// Where an order's status changes, and nowhere else: written into the history with who and when, and announced. A change is
// checked against the table of allowed steps; undoing needs only its time.
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { moneyBackOf, statusProblem } from '#contract/features/order/order-life.rules.ts'
import type { OrderActor, OrderStatus } from '#contract/features/order/order-words.ts'
import { undoLeft } from '#contract/features/order/undo.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { CouponService } from '#server/features/coupon/coupon.service.ts'
import type { PaymentService } from '#server/features/payment/payment.service.ts'
import type { WalletService } from '#server/features/wallet/wallet.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { ownerName } from '#server/platform/http/caller/owner.ts'
import { linesOf, type OrderLineRow, type OrderRow, ownerOfRow } from '../order.db.ts'
import { byLockOrder, giveBack } from '../placing/order-stock.db.ts'
import { lockOrder, writeHistory, writeOrderStatus } from './change-status.db.ts'

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
  content: Pick<ContentService, 'settings'>
  coupons: Pick<CouponService, 'giveBack'>
  wallets: Pick<WalletService, 'move'>
  payments: Pick<PaymentService, 'refundOrder'>
}

export function createOrderLife(parts: LifeParts) {
  return {
    /** The first entry of an order that was just written. */
    begin: (tx: Statements, row: OrderRow) => recordStatus(parts, tx, row, 'customer', null),

    /** Refuses a change its life does not know; returns the order as it is then. */
    changeStatus: (tx: Statements, change: StatusChange): Promise<OrderRow> =>
      changeStatus(parts, tx, change),

    /** The customer took it back before anybody began; whoever calls this has looked whether there is still time. */
    undo: (tx: Statements, before: OrderRow): Promise<void> => undoOrder(parts, tx, before),
  }
}

export type OrderLife = ReturnType<typeof createOrderLife>

/** Whether an order can still be taken back by whoever placed it. */
export function isUndoOpen({ order_status, undo_until }: OrderRow, now: Date): boolean {
  return undoLeft({ order_status, undo_until: undo_until?.toISOString() ?? null }, now) > 0
}

async function changeStatus(parts: LifeParts, tx: Statements, change: StatusChange): Promise<OrderRow> {
  const before = await lockOrder(tx, change.order_id)
  refuseUnless(before, orderFailures.unknown)
  const { to, actor } = change
  const { order_status } = before
  const is_undo_open = isUndoOpen(before, parts.clock.now())
  const problem = statusProblem({ order_status, is_undo_open }, to, actor)
  if (problem) refuse(orderFailures[problem])
  const after = await writeStatus(parts, tx, before, change)
  if (to === 'canceled') {
    const { wallet_add_refund } = await parts.content.settings()
    await releaseOrder(parts, tx, after, wallet_add_refund ? 'wallet' : 'as_paid')
  }
  return after
}

/** Within the time to undo every order may be taken back, so it is not held against the table of steps. */
async function undoOrder(parts: LifeParts, tx: Statements, before: OrderRow): Promise<void> {
  const values = { canceled_by: 'customer', undo_until: null, pay_until: null } as const
  const change = { order_id: before.id, to: 'canceled', actor: 'customer', values } as const
  await releaseOrder(parts, tx, await writeStatus(parts, tx, before, change), 'as_paid')
}

async function writeStatus(
  parts: LifeParts,
  tx: Statements,
  before: OrderRow,
  { order_id, to, actor, note, values }: StatusChange,
): Promise<OrderRow> {
  const changed = { ...values, order_status: to, updated_at: parts.clock.now() }
  await writeOrderStatus(tx, order_id, changed)
  const after = { ...before, ...changed }
  await recordStatus(parts, tx, after, actor, note ?? null)
  return after
}

async function recordStatus(
  { clock }: LifeParts,
  tx: Statements,
  row: OrderRow,
  actor: OrderActor,
  note: string | null,
): Promise<void> {
  const { id: order_id, order_status } = row
  await writeHistory(tx, { order_id, order_status, actor, note, created_at: clock.now() })
  const data = { order_id, order_status }
  await announce(tx, { topic: `order ${order_id}`, name: 'order_status', data })
  await announce(tx, { topic: ownerName(ownerOfRow(row)), name: 'order_status', data })
}

/** An order that will not be takes nothing: stock, coupon and wallet get back what it had; `back` the way it came, a card included. */
async function releaseOrder(
  { coupons, wallets, payments }: LifeParts,
  tx: Statements,
  row: OrderRow,
  back: 'wallet' | 'as_paid',
): Promise<void> {
  await returnStock(tx, await linesOf(tx, row.id))
  await coupons.giveBack(tx, row.id)
  const { paid, isByGateway } = moneyBackOf(row, back)
  const amount = paid - (isByGateway ? await payments.refundOrder(tx, row.id) : 0)
  if (row.customer_id === null || amount <= 0) return
  await wallets.move(tx, {
    customer_id: row.customer_id,
    transaction_type: 'order_refund',
    amount,
    reference: String(row.id),
  })
}

async function returnStock(tx: Statements, lines: readonly OrderLineRow[]): Promise<void> {
  for (const line of lines.toSorted(byLockOrder)) await giveBack(tx, line)
}
