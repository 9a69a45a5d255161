// What the receiver of a parcel writes to the courier over their private link: stored, recorded, announced to the sender.
import { refuseUnless } from '#contract/core/failure.ts'
import { orderFailures } from '#contract/features/order/order.failures.ts'
import { isBeforePickUp } from '#contract/features/order/order-life.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { announce } from '#server/database/live-event.ts'
import { recordOperation } from '#server/database/record-operation.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { hashSecret } from '#server/platform/secrets/token.ts'
import type { OrderNews } from '../notices/order-news.ts'
import type { OrderRow } from '../order.db.ts'
import { changeOrder, lockOrder } from '../status/change-status.db.ts'
import { openShare } from './tracking.db.ts'

export interface ReceiverNoteParts {
  db: Database
  clock: Clock
  news: Pick<OrderNews, 'receiverWrote'>
}

export const mayNote = ({ order_type, order_status }: OrderRow): boolean =>
  order_type === 'parcel' && isBeforePickUp(order_status)

export function createReceiverNote({ db, clock, news }: ReceiverNoteParts) {
  return {
    /** The same words again change nothing, and nobody is notified twice. */
    async leave(token: string, note: string): Promise<void> {
      const found = await openShare(db, hashSecret(token), clock.now())
      refuseUnless(found?.order.order_type === 'parcel', orderFailures.unknown)
      const { id } = found.order
      const receiver_note = note === '' ? null : note
      const changed = await db.transaction(async (tx) => {
        const row = await lockOrder(tx, id)
        refuseUnless(row && mayNote(row), orderFailures.note_late)
        if (row.receiver_note === receiver_note) return null
        const entry = { act: 'receiver_note', actor: 'customer', operator: 'receiver' } as const
        const created_at = clock.now()
        await recordOperation(tx, { ...entry, order_id: id, details: { note: receiver_note }, created_at })
        await changeOrder(tx, id, { receiver_note })
        const data = { order_id: id, order_status: row.order_status }
        await announce(tx, { topic: `order ${id}`, name: 'order_status', data })
        return row
      })
      if (changed) await news.receiverWrote({ ...changed, order_id: id })
    },
  }
}

export type ReceiverNote = ReturnType<typeof createReceiverNote>
