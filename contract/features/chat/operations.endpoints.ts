// The shop's side of conversations: who waits for an answer, and answering.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId, wireText } from '../../core/wire.ts'
import { longestMessage } from './chat.endpoints.ts'
import { chatFailures } from './chat.failures.ts'
import { partnerTypes } from './chat.schema.ts'

const own = { feature: 'chat', caller: 'operator', module: 'unused', zone: 'unused' } as const

const waiting = z.object({
  conversation_id: z.number().int(),
  customer_id: z.number().int(),
  /** Whom the customer writes to. */
  partner_type: z.enum(partnerTypes),
  partner_id: z.number().int(),
  message: z.string().nullable(),
  created_at: z.string(),
})

export const chatOperationsEndpoints = {
  waiting: defineEndpoint({
    ...own,
    params: nothing,
    method: 'GET',
    path: '/operations/chats',
    summary: 'Conversations whose last word is the customer’s, the longest waiting first.',
    input: nothing,
    reply: z.object({ conversations: z.array(waiting) }),
    failures: [coreFailures.unauthenticated],
  }),
  answer: defineEndpoint({
    ...own,
    params: z.object({ id: wireId }),
    method: 'POST',
    path: '/operations/chats/{id}/messages',
    summary: 'Answers for whomever the customer wrote to; a repeated Idempotency-Key says it once.',
    input: z.object({
      operator: wireText.min(1).max(100).default('operations'),
      message: z.string().trim().min(1).max(longestMessage),
    }),
    reply: z.object({ conversation_id: z.number().int() }),
    failures: [coreFailures.unauthenticated, chatFailures.conversation_unknown, coreFailures.key_reused],
  }),
}
