// What is to go back of an order that was canceled, where no wallet took it.
import { sum } from '#contract/core/money.ts'
import type { OrderRow } from '../order.db.ts'

/** What a gateway took for an order. */
export interface TakenPayment {
  amount: number
  /** Null where all of it goes back. */
  refund_amount: number | null
  refund_due_at: Date | null
  refunded_at: Date | null
}

export interface MoneyBack {
  /** Minor units. */
  amount: number
  by: 'gateway' | 'people'
  is_done: boolean
}

/** A guest has no wallet, and what came past every gateway goes back by hand; once it did, the order is refunded. */
function byPeople(row: OrderRow, taken: readonly TakenPayment[]): MoneyBack | null {
  const isDone = row.order_status === 'refunded' && row.canceled_by !== null
  if (row.customer_id !== null || !(isDone || row.order_status === 'canceled')) return null
  const paid = row.payment_status === 'paid' ? row.order_amount : row.partially_paid_amount
  const amount = paid - sum(taken.map((one) => one.amount))
  return amount > 0 ? { amount, by: 'people', is_done: isDone } : null
}

const amountBack = ({ refund_amount, amount }: TakenPayment) => refund_amount ?? amount

function byGateway(taken: readonly TakenPayment[]): MoneyBack | null {
  const back = taken.filter((one) => one.refund_due_at !== null)
  if (back.length === 0) return null
  const amount = sum(back.map(amountBack))
  return { amount, by: 'gateway', is_done: back.every((one) => one.refunded_at !== null) }
}

export function moneyBackOf(row: OrderRow, taken: readonly TakenPayment[]): MoneyBack | null {
  return byPeople(row, taken) ?? byGateway(taken)
}

/** Minor units that somebody waits for. */
export function refundDueOf(row: OrderRow, taken: readonly TakenPayment[]): number {
  const hand = byPeople(row, taken)
  const waiting = taken.filter((one) => one.refund_due_at !== null && one.refunded_at === null)
  return sum(waiting.map(amountBack)) + (hand && !hand.is_done ? hand.amount : 0)
}
