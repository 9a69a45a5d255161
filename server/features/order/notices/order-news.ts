// Notifies customers and guests of what becomes of their orders: every step once, whoever made it, and what they must do.
import { fillIn } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { PushData } from '#contract/features/notification/notification.schema.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import type { NotificationService } from '#server/features/notification/notification.service.ts'
import { oneByOne } from '#server/platform/clock/one-by-one.ts'
import { translate } from '#server/platform/messages/translate.ts'
import type { OrderRow } from '../order.db.ts'
import { failedInPart, orderMessages, parcelMessages } from './order-messages.ts'
import { takeUnsent } from './order-news.db.ts'

export interface OrderNewsParts {
  db: Database
  notifications: Pick<NotificationService, 'addNotice'>
}

const atOnce = 50

const scheduleReached = 'It is time: the store is now taking care of your scheduled order {order_id}.'
const askForReview = 'How was order {order_id}? Rate your order and the courier.'
const receiverWrote = 'The receiver of parcel {order_id} left a note for the courier.'
const paymentDenied =
  'We could not find your payment for order {order_id}. Please check the details you sent.'

/** An order and whose it is. */
export interface Whose {
  order_id: number
  customer_id: number | null
  guest_id: number | null
}

export function createOrderNews({ db, notifications }: OrderNewsParts) {
  async function notifyOwner(whose: Whose, body: (language: Language) => string): Promise<void> {
    const { order_id, customer_id, guest_id } = whose
    const news = (language: Language): PushData => ({
      type: 'order_status',
      title: translate(language, 'Order #{order_id}', { order_id }),
      body: body(language),
      order_id,
      ...(guest_id === null ? {} : { is_guest: true }),
    })
    if (customer_id !== null) await notifications.addNotice({ customer_id, guest_id: null }, news)
    else if (guest_id !== null) await notifications.addNotice({ customer_id: null, guest_id }, news)
  }

  const notifyText = (whose: Whose, words: string): Promise<void> =>
    notifyOwner(whose, (language) => translate(language, words, { order_id: whose.order_id }))

  return {
    /** Marked before they are sent: after a crash a notice may be missing, but none comes twice. */
    async sendPending(): Promise<void> {
      await oneByOne(await takeUnsent(db, atOnce), (entry) =>
        notifyOwner(entry, (language) => statusText(entry, language)),
      )
    },

    scheduleReached: (whose: Whose) => notifyText(whose, scheduleReached),
    askForReview: (whose: Whose) => notifyText(whose, askForReview),
    receiverWrote: (whose: Whose) => notifyText(whose, receiverWrote),
    paymentDenied: (row: OrderRow) => notifyText({ ...row, order_id: row.id }, paymentDenied),
  }
}

export type OrderNews = ReturnType<typeof createOrderNews>

interface StatusEntry {
  order_id: number
  order_type: OrderRow['order_type']
  order_status: OrderStatus
  partially_paid_amount: number
}

function statusText(entry: StatusEntry, language: Language): string {
  const { order_id, order_type, order_status, partially_paid_amount } = entry
  if (order_status === 'failed' && partially_paid_amount > 0) {
    return fillIn(failedInPart[language], { order_id })
  }
  const own = order_type === 'parcel' ? parcelMessages[order_status] : undefined
  return fillIn((own ?? orderMessages[order_status])[language], { order_id })
}
