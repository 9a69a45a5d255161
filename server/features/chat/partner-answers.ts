// What partners say to customers: stored once under its key, and announced to the customer's pages and browsers.
import type { Database, Statements } from '#server/database/connection.ts'
import type { NotificationService } from '#server/features/notification/notification.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import {
  type ConversationRow,
  keepMessage,
  type MessageGround,
  seenByPartner,
  unansweredBefore,
} from './chat.db.ts'

export interface AnswerParts {
  db: Database
  clock: Clock
  notifications: Pick<NotificationService, 'notify'>
}

/** A conversation whose last word is the customer's. */
export interface Unanswered {
  talk: ConversationRow
  /** The customer's, as they set it. */
  language: string
  last_message_id: number
}

export function createPartnerAnswers({ db, clock, notifications }: AnswerParts) {
  /** False when this was said before; whoever answers has read what they answer. */
  async function say(
    ground: MessageGround & Statements,
    talk: ConversationRow,
    message: string,
    request_key: string | null,
  ): Promise<boolean> {
    await seenByPartner(ground, talk.id)
    return keepMessage(ground, talk, { by_customer: false, message, file: [], request_key, at: clock.now() })
  }

  /** After it was kept: nobody hears of what was not said in the end. */
  async function notifyCustomer(
    { id, customer_id, partner_type }: ConversationRow,
    message: string,
  ): Promise<void> {
    await notifications.notify({ customer_id, guest_id: null }, () => ({
      type: 'message',
      conversation_id: id,
      sender_type: partner_type,
      title: message,
      body: '',
    }))
  }

  return {
    say,
    notifyCustomer,

    /** Those who wait since before an instant, the longest first. */
    unanswered: async (before: Date, atMost: number): Promise<Unanswered[]> =>
      unansweredBefore(db, before, atMost),

    /** Said and announced once, however often and in however many processes it is asked for under its key. */
    async answer(talk: ConversationRow, message: string, request_key: string): Promise<void> {
      if (await say(db, talk, message, request_key)) await notifyCustomer(talk, message)
    },
  }
}

export type PartnerAnswers = ReturnType<typeof createPartnerAnswers>
