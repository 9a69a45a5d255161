// A payment made outside the shop, such as a bank transfer: the customer reports it, and may correct the report until it is verified.
import { cutText } from '#contract/core/clean-value.ts'
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import type { OfflineInfo } from '#contract/features/order/order.endpoints.ts'
import { fieldRequired, orderFailures } from '#contract/features/order/order.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import { type OrderRow, offlinePaymentOf, paymentsOf } from '../order.db.ts'
import { type OwnerCall, withOwnOrder } from '../own-order.ts'
import { activeOfflineMethod, keepOfflinePayment, type OfflineMethodRow } from './offline-payment.db.ts'

export interface OfflinePaymentParts {
  db: Database
  clock: Clock
}

export type ReportedPayment = OfflineInfo & { method_id: number }

export function reportOfflinePayment(parts: OfflinePaymentParts, info: ReportedPayment, call: OwnerCall) {
  return withOwnOrder(parts.db, info.order_id, call.caller, async (tx, row) => {
    refuseUnless(await isPaidOffline(tx, row), orderFailures.not_offline)
    const before = await offlinePaymentOf(tx, row.id)
    refuseUnless(before?.status !== 'verified', orderFailures.offline_verified)
    await recordReport(parts, tx, info, call.scope)
    return { payment: 'success' }
  })
}

export function correctOfflinePayment(parts: OfflinePaymentParts, info: OfflineInfo, call: OwnerCall) {
  return withOwnOrder(parts.db, info.order_id, call.caller, async (tx, row) => {
    const before = await offlinePaymentOf(tx, row.id)
    refuseUnless(before, orderFailures.not_offline)
    refuseUnless(before.status !== 'verified', orderFailures.offline_verified)
    await recordReport(parts, tx, { ...info, method_id: before.method_id }, call.scope)
    return { payment: 'Payment_Info_Updated_successfully' }
  })
}

async function isPaidOffline(tx: Statements, row: OrderRow): Promise<boolean> {
  if (row.order_status === 'canceled' || row.payment_status === 'paid') return false
  if (row.payment_method !== 'partial_payment') return row.payment_method === 'offline_payment'
  return (await paymentsOf(tx, row.id)).some((part) => part.payment_method === 'offline_payment')
}

async function recordReport(
  { clock }: OfflinePaymentParts,
  tx: Statements,
  info: ReportedPayment,
  { language }: Scope,
): Promise<void> {
  const method = await activeOfflineMethod(tx, info.method_id)
  refuseUnless(method, orderFailures.offline_method)
  const now = clock.now()
  await keepOfflinePayment(tx, {
    order_id: info.order_id,
    method_id: method.id,
    method_name: method.method_name[language],
    method_fields: method.method_fields.map((field) => ({
      input_name: field.input_name[language],
      input_data: field.input_data,
    })),
    input: readInputs(method, info),
    customer_note: info.customer_note ?? null,
    created_at: now,
    updated_at: now,
  })
}

const longestAnswer = 500

/** What is neither text nor a number is no answer. */
function writtenAnswer(given: unknown): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
}

/** One answer for each question of the method; spaces in a question may come as underscores. */
function readInputs(method: OfflineMethodRow, info: OfflineInfo) {
  return method.method_informations.map(({ customer_input, is_required }) => {
    const given = info[customer_input] ?? info[customer_input.replaceAll(' ', '_')]
    const user_data = cutText(writtenAnswer(given), longestAnswer)
    if (is_required && user_data === '')
      refuse(fieldRequired(customer_input), { field: customer_input.replaceAll('_', ' ') })
    return { user_input: customer_input, user_data }
  })
}
