// An order that was to be paid otherwise is paid in cash after all, where cash is taken.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { say } from '#server/platform/messages/say.ts'
import type { OrderRow } from '../order.db.ts'
import { type OwnerCall, withOwnOrder } from '../own-order.ts'
import { changeOpenPayments, changeOrder } from '../status/change-status.db.ts'
import type { OrderLife } from '../status/change-status.ts'
import { cashTermsOf } from './cash.db.ts'

export interface CashParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  life: Pick<OrderLife, 'changeStatus'>
}

export async function payInCash(parts: CashParts, order_id: number, { caller, scope }: OwnerCall) {
  const { cash_on_delivery } = await parts.content.settings()
  return withOwnOrder(parts.db, order_id, caller, async (tx, row) => {
    refuseUnless(isOpenToCash(row), orderFailures.status)
    refuseUnless(cash_on_delivery && (await isCashTaken(tx, row)), orderFailures.cash_off)
    await changeToCash(parts, tx, row)
    return say(scope.language, 'Payment method updated successfully')
  })
}

function isOpenToCash({ order_status, payment_status, payment_method }: OrderRow): boolean {
  if (payment_status === 'paid') return false
  if (order_status === 'confirmed') return payment_method === 'partial_payment'
  return order_status === 'pending' || order_status === 'failed'
}

async function isCashTaken(tx: Statements, row: OrderRow): Promise<boolean> {
  const { allowed, maximum } = await cashTermsOf(tx, row.id)
  const due = row.order_amount - row.partially_paid_amount
  return allowed && (maximum === null || due <= maximum)
}

async function changeToCash({ clock, life }: CashParts, tx: Statements, row: OrderRow): Promise<void> {
  const order_id = row.id
  const payment_method = 'cash_on_delivery'
  await changeOpenPayments(tx, order_id, { payment_method, updated_at: clock.now() })
  const isPartial = row.payment_method === 'partial_payment'
  const values = { ...(isPartial ? {} : { payment_method }), pay_until: null }
  if (row.order_status === 'failed') {
    await life.changeStatus(tx, { order_id, to: 'pending', actor: 'customer', values })
  } else await changeOrder(tx, order_id, { ...values, updated_at: clock.now() })
}
