// Writing with stores, delivery men and support (api.md 6, CHT-01).
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { optionalPaging, pageEnvelope } from '../../core/paging.ts'
import { nothing, wireId, wireInteger } from '../../core/wire.ts'
import { chatFailures } from './chat.failures.ts'
import { chatMessage, conversation, partnerTypes } from './chat.schema.ts'

const own = {
  feature: 'chat',
  caller: 'customer',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const paging = optionalPaging(10)

/** Some clients send `12?`: the number in front is what they mean (api.md 1.5). */
const leadingNumber = (value: unknown) =>
  typeof value === 'string' ? (/^\d+/.exec(value)?.[0] ?? value) : value

const leadingId = z.preprocess(leadingNumber, wireId)

export const imagesAtMost = 3
export const largestChatImage = 10 * 1_024 * 1_024
export const longestMessage = 2_000

/** One file or several; what is no file says that nothing was chosen. */
const images = z.preprocess(
  (given) => [given].flat().filter((one) => one instanceof File && one.size > 0),
  z
    .array(z.file().max(largestChatImage, 'An image must not be larger than 10 MB.'))
    .max(imagesAtMost, 'Maximum 3 images can be send at a time.'),
)

/** Whom a call is about: a conversation, or a partner there may be none with yet. */
const partner = {
  conversation_id: leadingId.optional(),
  /** The shop's people; clients send 0. */
  admin_id: z.preprocess(leadingNumber, wireInteger.min(0)).optional(),
  vendor_id: leadingId.optional(),
  delivery_man_id: leadingId.optional(),
}

const list = z.object({ ...pageEnvelope, conversations: z.array(conversation) })

const details = z.object({
  ...pageEnvelope,
  /** Whether the customer may write in this conversation; false while there is none. */
  status: z.boolean(),
  /** Whether the customer may write to this partner at all, with or without a conversation. */
  may_write: z.boolean(),
  messages: z.array(chatMessage),
  conversation: conversation.nullable(),
})

export type ConversationDetails = z.output<typeof details>

const { unauthenticated } = coreFailures

export const chatEndpoints = {
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/message/list',
    summary: 'The customer’s conversations, the last one spoken in first.',
    input: z.object({ ...paging, type: z.enum(partnerTypes).optional() }),
    reply: list.extend({ type: z.enum(partnerTypes).nullable() }),
    failures: [unauthenticated],
  }),
  search: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/message/search-list',
    summary: 'Conversations with a partner of this name.',
    input: z.object({ ...paging, name: z.string().trim().min(1).max(100) }),
    reply: list,
    failures: [unauthenticated],
  }),
  details: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/message/details',
    summary: 'The messages of one conversation, newest first; reading them marks them seen.',
    input: z.object({ ...paging, ...partner }),
    reply: details,
    failures: [
      unauthenticated,
      chatFailures.conversation_unknown,
      chatFailures.partner_required,
      chatFailures.partner_unknown,
    ],
  }),
  send: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/message/send',
    summary: 'Sends a message with up to three images; a repeated Idempotency-Key sends it once.',
    input: z.object({
      conversation_id: leadingId.optional(),
      receiver_id: wireInteger.min(0).max(2_147_483_647).optional(),
      receiver_type: z.enum(partnerTypes).optional(),
      message: z.string().max(longestMessage).optional(),
      image: images,
      ...paging,
    }),
    reply: details.extend({ message: z.string() }),
    failures: [unauthenticated, ...Object.values(chatFailures)],
  }),
  unread: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/message/unread',
    summary: 'How many messages the customer has not seen.',
    input: nothing,
    reply: z.object({ unread_message_count: z.number().int() }),
    failures: [unauthenticated],
  }),
}
