// What customers do with their orders: cancel, pay in cash after all, report an offline payment, ask for a refund.
import { cutText } from '#contract/core/clean-value.ts'
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import type { OfflineInfo, RefundAsked } from '#contract/features/order/order.endpoints.ts'
import { fieldRequired, orderFailures, placeFailures } from '#contract/features/order/order.failures.ts'
import { mayAskRefund, mayFollow } from '#contract/features/order/order-life.rules.ts'
import { isBusy } from '#server/database/busy.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Scope } from '#server/platform/http/bind.ts'
import type { CustomerIdentity, GuestIdentity } from '#server/platform/http/caller/identity.ts'
import { ownerName, ownerOf } from '#server/platform/http/caller/owner.ts'
import { createUploads, type UploadStore } from '#server/platform/images/uploads.ts'
import { say } from '#server/platform/messages/say.ts'
import { type OrderRow, offlinePaymentOf, paymentsOf } from './order.db.ts'
import {
  activeOfflineMethod,
  cashTermsOf,
  keepOfflinePayment,
  keepRefund,
  type OfflineMethodRow,
  refundPictures,
} from './order-actions.db.ts'
import { withOwnOrder } from './own-order.ts'
import { refundAmountOf } from './refund/refund-amount.ts'
import { changeOpenPayments, changeOrder } from './status/change-status.db.ts'
import type { OrderLife } from './status/change-status.ts'

export interface ActionParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  pictures: UploadStore
  life: OrderLife
}

interface ActionCall {
  caller: CustomerIdentity | GuestIdentity
  scope: Scope
}

export function createOrderActions({ db, clock, content, pictures, life }: ActionParts) {
  const uploads = createUploads(pictures, 'refund', { ...placeFailures.image_kind, code: 'image' })
  const withOrder = <Result>(
    order_id: number,
    { caller }: ActionCall,
    work: (tx: Statements, row: OrderRow) => Promise<Result>,
  ) => withOwnOrder(db, order_id, caller, work)

  async function recordOffline(
    tx: Statements,
    row: OrderRow,
    method: OfflineMethodRow,
    info: OfflineInfo,
    scope: Scope,
  ) {
    const now = clock.now()
    await keepOfflinePayment(tx, {
      order_id: row.id,
      method_id: method.id,
      method_name: method.method_name[scope.language],
      method_fields: method.method_fields.map((field) => ({
        input_name: field.input_name[scope.language],
        input_data: field.input_data,
      })),
      input: readInputs(method, info),
      customer_note: info.customer_note ?? null,
      created_at: now,
      updated_at: now,
    })
  }

  return {
    /** Canceling again is no other request. */
    cancel(order_id: number, reason: string, call: ActionCall) {
      return withOrder(order_id, call, async (tx, row) => {
        if (row.order_status !== 'canceled') {
          const allowed = mayFollow(row.order_status, 'canceled', 'customer')
          refuseUnless(allowed, orderFailures.too_late_to_cancel)
          const values = { canceled_by: 'customer' as const, cancellation_reason: reason }
          await life.changeStatus(tx, { order_id, to: 'canceled', actor: 'customer', note: reason, values })
        }
        return say(call.scope.language, 'Order canceled successfully')
      })
    },

    async payInCash(order_id: number, call: ActionCall) {
      const settings = await content.settings()
      return withOrder(order_id, call, async (tx, row) => {
        refuseUnless(isOpenToCash(row), orderFailures.status)
        const { allowed, maximum } = await cashTermsOf(tx, order_id)
        const due = row.order_amount - row.partially_paid_amount
        const cash = settings.cash_on_delivery && allowed && (maximum === null || due <= maximum)
        refuseUnless(cash, orderFailures.cash_off)
        const payment_method = 'cash_on_delivery'
        await changeOpenPayments(tx, order_id, { payment_method, updated_at: clock.now() })
        const isPartial = row.payment_method === 'partial_payment'
        const values = { ...(isPartial ? {} : { payment_method }), pay_until: null }
        if (row.order_status === 'failed') {
          await life.changeStatus(tx, { order_id, to: 'pending', actor: 'customer', values })
        } else await changeOrder(tx, order_id, { ...values, updated_at: clock.now() })
        return say(call.scope.language, 'Payment method updated successfully')
      })
    },

    offlinePayment(info: OfflineInfo & { method_id: number }, call: ActionCall) {
      return withOrder(info.order_id, call, async (tx, row) => {
        refuseUnless(await isPaidOffline(tx, row), orderFailures.not_offline)
        const before = await offlinePaymentOf(tx, row.id)
        refuseUnless(before?.status !== 'verified', orderFailures.offline_verified)
        const method = await activeOfflineMethod(tx, info.method_id)
        refuseUnless(method, orderFailures.offline_method)
        await recordOffline(tx, row, method, info, call.scope)
        return { payment: 'success' }
      })
    },

    offlinePaymentUpdate(info: OfflineInfo, call: ActionCall) {
      return withOrder(info.order_id, call, async (tx, row) => {
        const before = await offlinePaymentOf(tx, row.id)
        refuseUnless(before, orderFailures.not_offline)
        refuseUnless(before.status !== 'verified', orderFailures.offline_verified)
        const method = await activeOfflineMethod(tx, before.method_id)
        refuseUnless(method, orderFailures.offline_method)
        await recordOffline(tx, row, method, info, call.scope)
        return { payment: 'Payment_Info_Updated_successfully' }
      })
    },

    async requestRefund(asked: RefundAsked, call: ActionCall & { caller: CustomerIdentity }) {
      refuseUnless((await content.settings()).refund_active_status, orderFailures.refund_off)
      const { order_id, image: files = [], ...words } = asked
      const image = await uploads.keep(files, ownerName(ownerOf(call.caller)))
      let before: string[] = []
      try {
        const said = await withOrder(order_id, call, async (tx, row) => {
          refuseUnless(mayAskRefund(row), orderFailures.refund_refused)
          before = await refundPictures(tx, order_id)
          await keepRefund(tx, {
            ...words,
            order_id,
            customer_id: call.caller.customer_id,
            order_status: row.order_status,
            image,
            refund_amount: refundAmountOf(row),
            created_at: clock.now(),
            updated_at: clock.now(),
          })
          await life.changeStatus(tx, { order_id, to: 'refund_requested', actor: 'customer' })
          return say(call.scope.language, 'Refund request placed successfully')
        })
        // Asked again after a refusal: the pictures of now stand for those of then.
        await uploads.drop(before)
        return said
      } catch (problem) {
        // A commit whose answer was lost may have happened: the request must not lose its pictures.
        if (!isBusy(problem)) await uploads.drop(image)
        throw problem
      }
    },
  }
}

function isOpenToCash({ order_status, payment_status, payment_method }: OrderRow): boolean {
  if (payment_status === 'paid') return false
  if (order_status === 'confirmed') return payment_method === 'partial_payment'
  return order_status === 'pending' || order_status === 'failed'
}

async function isPaidOffline(tx: Statements, row: OrderRow): Promise<boolean> {
  if (row.order_status === 'canceled' || row.payment_status === 'paid') return false
  if (row.payment_method !== 'partial_payment') return row.payment_method === 'offline_payment'
  return (await paymentsOf(tx, row.id)).some((part) => part.payment_method === 'offline_payment')
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
