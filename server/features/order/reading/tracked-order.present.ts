// What following one order shows on top of the lists: refund, payments, bill.
import { fromMinor } from '#contract/core/money.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { parcelMinutes } from '#contract/features/order/arrival.rules.ts'
import type { Order, TrackedOrder } from '#contract/features/order/order.schema.ts'
import type {
  OfflinePayment,
  OrderPayment,
  OrderRefund,
} from '#contract/features/order/order-parts.schema.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { pictureAt } from '#server/platform/images/picture-url.ts'
import type { PrivatePictures } from '#server/platform/images/private-pictures.ts'
import type { Belongings, OrderRow, offlinePaymentOf, paymentsOf } from '../order.db.ts'
import type { MoneyBack } from '../refund/money-back.ts'
import { paymentLinkOf } from './order.present.ts'

export interface TrackedParts {
  row: OrderRow
  /** In the reader's words. */
  bill: Quote
  refund: Belongings['refunds'][number] | undefined
  payments: Awaited<ReturnType<typeof paymentsOf>>
  moneyBack: MoneyBack | null
  offline: Awaited<ReturnType<typeof offlinePaymentOf>>
  module: Module | undefined
  privately: Pick<PrivatePictures, 'url'>
}

export function presentTracked(order: Order, parts: TrackedParts, scope: Scope): TrackedOrder {
  const [min, max] = promisedMinutes(order)
  return {
    ...order,
    refund: parts.refund ? presentRefund(parts.refund, parts, scope) : null,
    payments: parts.payments.map(presentPayment),
    offline_payment: parts.offline ? presentOffline(parts.offline) : null,
    min_delivery_time: min,
    max_delivery_time: max,
    module: parts.module ?? null,
    payment_link: paymentLinkOf(parts.row, scope),
    bill: billAt(scope.origin, parts.bill),
    money_back: parts.moneyBack && { ...parts.moneyBack, amount: fromMinor(parts.moneyBack.amount) },
    pay_until: parts.row.pay_until?.toISOString() ?? null,
    undo_until: parts.row.undo_until?.toISOString() ?? null,
  }
}

function billAt(origin: string, bill: Quote): Quote {
  const lines = bill.lines.map((line) => ({
    ...line,
    image_full_url: pictureAt(origin, line.image_full_url),
  }))
  return { ...bill, lines }
}

/** For whoever knows the phone only: a guest's number is their key, the code is the receiver's, papers are private. */
export function withoutSecrets(order: TrackedOrder): TrackedOrder {
  return {
    ...order,
    user_id: 0,
    otp: '',
    transaction_reference: null,
    payment_link: null,
    order_attachment: [],
    order_attachment_full_url: [],
    order_proof: [],
    delivery_address: order.delivery_address && { ...order.delivery_address, contact_person_email: null },
    receiver_details: order.receiver_details && { ...order.receiver_details, contact_person_email: null },
    refund: null,
    refund_customer_note: null,
    payments: [],
    offline_payment: null,
    money_back: null,
    bill: { ...order.bill, wallet_balance: null },
  }
}

function promisedMinutes({ order_type, store }: Order): [number, number] {
  if (order_type === 'parcel') return [parcelMinutes.min_minutes, parcelMinutes.max_minutes]
  const [min = 0, max = min] = (store?.delivery_time.match(/\d+/g) ?? []).map(Number)
  return [min, max]
}

function presentRefund(
  row: Belongings['refunds'][number],
  { privately }: TrackedParts,
  { origin }: Scope,
): OrderRefund {
  return {
    id: row.id,
    order_id: row.order_id,
    user_id: row.customer_id,
    order_status: row.order_status,
    image: JSON.stringify(row.image),
    image_full_url: row.image.map((file) => privately.url(origin, 'refund', file)),
    customer_reason: row.customer_reason,
    customer_note: row.customer_note,
    admin_note: row.admin_note,
    refund_amount: fromMinor(row.refund_amount),
    refund_status: row.refund_status,
    refund_method: row.refund_method,
  }
}

function presentPayment(row: TrackedParts['payments'][number]): OrderPayment {
  const { id, order_id, transaction_ref, amount, payment_status, payment_method } = row
  return { id, order_id, transaction_ref, amount: fromMinor(amount), payment_status, payment_method }
}

function presentOffline(row: NonNullable<TrackedParts['offline']>): OfflinePayment {
  const { status, method_id, method_name, customer_note, admin_note, input, method_fields } = row
  return { input, data: { status, method_id, method_name, customer_note, admin_note }, method_fields }
}
