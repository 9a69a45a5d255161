// A customer asks for the money of an order back, with reasons and pictures; the shop's people decide.
import { refuseUnless } from '#contract/core/failure.ts'
import type { RefundAsked } from '#contract/features/order/order.endpoints.ts'
import { orderFailures, placeFailures } from '#contract/features/order/order.failures.ts'
import { mayAskRefund } from '#contract/features/order/order-life.rules.ts'
import { refundAmountOf } from '#contract/features/order/refund.rules.ts'
import { isBusy } from '#server/database/busy.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { CustomerIdentity } from '#server/platform/http/caller/identity.ts'
import { ownerName, ownerOf } from '#server/platform/http/caller/owner.ts'
import { createUploads, type UploadStore } from '#server/platform/images/uploads.ts'
import { say } from '#server/platform/messages/say.ts'
import type { OrderRow } from '../order.db.ts'
import { type OwnerCall, withOwnOrder } from '../own-order.ts'
import type { OrderLife } from '../status/change-status.ts'
import { keepRefund, refundPictures } from './refund.db.ts'

export interface RefundRequestParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  pictures: UploadStore
  life: Pick<OrderLife, 'changeStatus'>
}

interface CustomerCall extends OwnerCall {
  caller: CustomerIdentity
}

export function createRefundRequest(parts: RefundRequestParts) {
  const { db, content } = parts
  const uploads = createUploads(parts.pictures, 'refund', { ...placeFailures.image_kind, code: 'image' })

  return async function requestRefund(asked: RefundAsked, { caller, scope }: CustomerCall) {
    refuseUnless((await content.settings()).refund_active_status, orderFailures.refund_off)
    const { order_id, image: files = [], ...words } = asked
    const image = await uploads.keep(files, ownerName(ownerOf(caller)))
    try {
      const before = await withOwnOrder(db, order_id, caller, (tx, row) =>
        writeRequest(parts, tx, row, { ...words, customer_id: caller.customer_id, image }),
      )
      // Asked again after a refusal: the pictures of now stand for those of then.
      await uploads.drop(before)
      return say(scope.language, 'Refund request placed successfully')
    } catch (problem) {
      // A commit whose answer was lost may have happened: the request must not lose its pictures.
      if (!isBusy(problem)) await uploads.drop(image)
      throw problem
    }
  }
}

type WrittenRequest = Omit<RefundAsked, 'order_id' | 'image'> & { customer_id: number; image: string[] }

/** The pictures of the request before, if there was one. */
async function writeRequest(
  { clock, life }: RefundRequestParts,
  tx: Statements,
  row: OrderRow,
  request: WrittenRequest,
): Promise<string[]> {
  refuseUnless(mayAskRefund(row), orderFailures.refund_refused)
  const before = await refundPictures(tx, row.id)
  await keepRefund(tx, {
    ...request,
    order_id: row.id,
    order_status: row.order_status,
    refund_amount: refundAmountOf(row),
    created_at: clock.now(),
    updated_at: clock.now(),
  })
  await life.changeStatus(tx, { order_id: row.id, to: 'refund_requested', actor: 'customer' })
  return before
}
