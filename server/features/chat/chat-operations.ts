// The shop's side of conversations, behind the operations API: who waits, and answering for whomever was written to.
import { refuseUnless } from '#contract/core/failure.ts'
import { chatFailures } from '#contract/features/chat/chat.failures.ts'
import type { PartnerType } from '#contract/features/chat/chat.schema.ts'
import type { OrderActor } from '#contract/features/order/order-words.ts'
import type { Database } from '#server/database/connection.ts'
import { recordOperation } from '#server/database/record-operation.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { anyConversation, unansweredBefore } from './chat.db.ts'
import type { PartnerAnswers } from './partner-answers.ts'

export interface ChatOperationsParts {
  db: Database
  clock: Clock
  answers: PartnerAnswers
}

export interface Answer {
  conversation_id: number
  message: string
  operator: string
  request_key: string | null
}

const shownAtMost = 100

const actors: Readonly<Record<PartnerType, OrderActor>> = {
  admin: 'admin',
  vendor: 'store',
  delivery_man: 'deliveryman',
}

export function createChatOperations({ db, clock, answers }: ChatOperationsParts) {
  return {
    async waiting() {
      const rows = await unansweredBefore(db, clock.now(), shownAtMost)
      const conversations = rows.map(({ talk, last_message, said_at }) => ({
        conversation_id: talk.id,
        customer_id: talk.customer_id,
        partner_type: talk.partner_type,
        partner_id: talk.partner_id,
        message: last_message,
        created_at: said_at.toISOString(),
      }))
      return { conversations }
    },

    async answer({ conversation_id, message, operator, request_key }: Answer) {
      const talk = await anyConversation(db, conversation_id)
      refuseUnless(talk, chatFailures.conversation_unknown)
      const isNew = await db.transaction(async (tx) => {
        const details = { conversation_id, message }
        const actor = actors[talk.partner_type]
        const created_at = clock.now()
        const entry = { act: 'answer', actor, operator, details, request_key, created_at }
        return (await recordOperation(tx, entry)) && answers.say(tx, talk, message, request_key)
      })
      if (isNew) await answers.notifyCustomer(talk, message)
      return { conversation_id }
    },
  }
}

export type ChatOperations = ReturnType<typeof createChatOperations>
