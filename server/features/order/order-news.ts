// Tells customers and guests of every step of their orders, once, whoever made the step.
import { fillIn } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { PushData } from '#contract/features/notification/notification.schema.ts'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import { orderMessages } from '#server/database/world/content/business/order-messages.ts'
import type { NotificationService } from '#server/features/notification/notification.service.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { takeUntold } from './operations.db.ts'

export interface OrderNewsParts {
  db: Database
  notifications: Pick<NotificationService, 'tell'>
}

const atOnce = 50

export function createOrderNews({ db, notifications }: OrderNewsParts) {
  return {
    /** Taken before told: after a crash a notice may be missing, but none comes twice. */
    async tell(): Promise<void> {
      for (const { order_id, order_status, customer_id, guest_id } of await takeUntold(db, atOnce)) {
        const news = (language: Language) => newsOf(order_id, order_status, language, guest_id !== null)
        if (customer_id !== null) await notifications.tell({ customer_id, guest_id: null }, news)
        else if (guest_id !== null) await notifications.tell({ customer_id: null, guest_id }, news)
      }
    },
  }
}

function newsOf(order_id: number, status: OrderStatus, language: Language, is_guest: boolean): PushData {
  return {
    type: 'order_status',
    title: translate(language, 'Order #{order_id}', { order_id }),
    body: fillIn(orderMessages[status][language], { order_id }),
    order_id,
    ...(is_guest ? { is_guest } : {}),
  }
}
