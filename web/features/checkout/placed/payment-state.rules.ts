// Where the payment of a placed order stands, for the words and the ways on its confirmation.
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { awaitedFlag } from '#contract/features/payment/payment.rules.ts'

export type PaymentState =
  /** Nothing is left to do. */
  | 'settled'
  /** The payer says that it is done, the gateway has not said so yet. */
  | 'arriving'
  /** It came in after all, while the payer was waiting for it. */
  | 'arrived'
  /** Still to be paid, or the payment did not go through: pay again, or in cash. */
  | 'open'
  /** To be reported how it was paid outside the shop. */
  | 'tell_offline'
  /** Reported, and being checked by a person. */
  | 'checking_offline'

type Payable = Pick<
  TrackedOrder,
  'payment_status' | 'payment_method' | 'offline_payment' | 'order_status'
> & {
  payments: readonly Pick<TrackedOrder['payments'][number], 'payment_method' | 'payment_status'>[]
}

/** A part paid from the wallet leaves a rest with a way of its own. */
function methodOf(order: Payable): string {
  const rest = order.payments.find((one) => one.payment_status === 'unpaid')
  return order.payment_method === 'partial_payment' ? (rest?.payment_method ?? '') : order.payment_method
}

const settledMethods: ReadonlySet<string> = new Set(['cash_on_delivery', 'wallet', ''])

export function paymentState(order: Payable, flag: string | undefined): PaymentState {
  if (order.order_status === 'canceled') return 'settled'
  if (order.payment_status === 'paid') return flag === awaitedFlag ? 'arrived' : 'settled'
  const method = methodOf(order)
  if (settledMethods.has(method)) return 'settled'
  if (method === 'offline_payment') return order.offline_payment ? 'checking_offline' : 'tell_offline'
  return flag === awaitedFlag ? 'arriving' : 'open'
}
