// Notifies customers and guests of what becomes of their orders: every step once, whoever made it, and what they must do.
import { fillIn } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { PushData } from '#contract/features/notification/notification.schema.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import type { NotificationService } from '#server/features/notification/notification.service.ts'
import { oneByOne } from '#server/platform/clock/one-by-one.ts'
import {
  inCatalogues,
  type NoticeTexts,
  type OwnNotice,
  type ReadOwnNotices,
} from '#server/platform/messages/notice-texts.ts'
import type { OrderRow } from '../order.db.ts'
import { failedInPart, orderMessages, parcelMessages } from './order-messages.ts'
import { takeUnsent } from './order-news.db.ts'

export interface OrderNewsParts {
  db: Database
  notifications: Pick<NotificationService, 'addNotice'>
  ownNotices: ReadOwnNotices
}

const atOnce = 50

const otherNotices = {
  order_title: inCatalogues('Order #{order_id}'),
  schedule_reached: inCatalogues(
    'It is time: the store is now taking care of your scheduled order {order_id}.',
  ),
  ask_for_review: inCatalogues('How was order {order_id}? Rate your order and the courier.'),
  receiver_wrote: inCatalogues('The receiver of parcel {order_id} left a note for the courier.'),
  payment_denied: inCatalogues(
    'We could not find your payment for order {order_id}. Please check the details you sent.',
  ),
  order_failed_in_part: failedInPart,
}

const named = (kind: string, texts: NoticeTexts): NoticeTexts =>
  Object.fromEntries(Object.entries(texts).map(([status, text]) => [`${kind}_${status}`, text]))

/** All of them, by the names the shop rewords them under. */
export const orderNotices: NoticeTexts = {
  ...otherNotices,
  ...named('order', orderMessages),
  ...named('parcel', parcelMessages),
}

/** An order and whose it is. */
export interface Whose {
  order_id: number
  customer_id: number | null
  guest_id: number | null
}

export function createOrderNews({ db, notifications, ownNotices }: OrderNewsParts) {
  async function notifyOwner(whose: Whose, notice: string): Promise<void> {
    const { order_id, customer_id, guest_id } = whose
    const own = await ownNotices()
    const news = (language: Language): PushData => ({
      type: 'order_status',
      title: worded(own, language, 'order_title', order_id),
      body: worded(own, language, notice, order_id),
      order_id,
      ...(guest_id === null ? {} : { is_guest: true }),
    })
    if (customer_id !== null) await notifications.addNotice({ customer_id, guest_id: null }, news)
    else if (guest_id !== null) await notifications.addNotice({ customer_id: null, guest_id }, news)
  }

  return {
    /** Marked before they are sent: after a crash a notice may be missing, but none comes twice. */
    async sendPending(): Promise<void> {
      await oneByOne(await takeUnsent(db, atOnce), (entry) => notifyOwner(entry, noticeOf(entry)))
    },

    scheduleReached: (whose: Whose) => notifyOwner(whose, 'schedule_reached'),
    askForReview: (whose: Whose) => notifyOwner(whose, 'ask_for_review'),
    receiverWrote: (whose: Whose) => notifyOwner(whose, 'receiver_wrote'),
    paymentDenied: (row: OrderRow) => notifyOwner({ ...row, order_id: row.id }, 'payment_denied'),
  }
}

export type OrderNews = ReturnType<typeof createOrderNews>

/** In the shop's own words where it has some. */
function worded(own: OwnNotice, language: Language, notice: string, order_id: number): string {
  return own(language, notice, { order_id }) ?? fillIn(orderNotices[notice]?.[language] ?? '', { order_id })
}

interface StatusEntry {
  order_type: OrderRow['order_type']
  order_status: OrderStatus
  partially_paid_amount: number
}

function noticeOf({ order_type, order_status, partially_paid_amount }: StatusEntry): string {
  if (order_status === 'failed' && partially_paid_amount > 0) return 'order_failed_in_part'
  const isOfParcel = order_type === 'parcel' && order_status in parcelMessages
  return `${isOfParcel ? 'parcel' : 'order'}_${order_status}`
}
