// What partners say to customers: kept once under its key, and told to the customer's pages and browsers.
import type { Statements } from '#server/database/connection.ts'
import type { NotificationService } from '#server/features/notification/notification.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { type ConversationRow, keepMessage, type MessageGround, seenByPartner } from './chat.db.ts'

export interface AnswerParts {
  clock: Clock
  notifications: Pick<NotificationService, 'notify'>
}

export function createPartnerAnswers({ clock, notifications }: AnswerParts) {
  return {
    /** False when this was said before; whoever answers has read what they answer. */
    async say(
      ground: MessageGround & Statements,
      talk: ConversationRow,
      message: string,
      request_key: string | null,
    ): Promise<boolean> {
      await seenByPartner(ground, talk.id)
      return keepMessage(ground, talk, {
        by_customer: false,
        message,
        file: [],
        request_key,
        at: clock.now(),
      })
    },

    /** After it was kept: nobody hears of what was not said in the end. */
    async tell({ id, customer_id, partner_type }: ConversationRow, message: string): Promise<void> {
      await notifications.notify({ customer_id, guest_id: null }, () => ({
        type: 'message',
        conversation_id: id,
        sender_type: partner_type,
        title: message,
        body: '',
      }))
    },
  }
}

export type PartnerAnswers = ReturnType<typeof createPartnerAnswers>
