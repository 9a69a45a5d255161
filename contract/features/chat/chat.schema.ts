// Conversations of a customer with stores, delivery men and the shop's own people (api.md 2.4).
import { z } from 'zod'
import { bit } from '../../core/bit.ts'

const id = z.number().int()

export const partnerTypes = ['admin', 'vendor', 'delivery_man'] as const

export type PartnerType = (typeof partnerTypes)[number]

export const chatPerson = z.object({
  /** Of the person in conversations; nobody else has it, whatever their kind. */
  id,
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
  admin_id: id.nullable(),
  user_id: id.nullable(),
  vendor_id: id.nullable(),
  deliveryman_id: id.nullable(),
})

export type ChatPerson = z.output<typeof chatPerson>

export const chatMessage = z.object({
  id,
  conversation_id: id,
  sender_id: id,
  sender_type: z.enum(['customer', ...partnerTypes]),
  message: z.string().nullable(),
  /** JSON list of file names, as clients of this API read it. */
  file: z.string().nullable(),
  file_full_url: z.array(z.string()),
  is_seen: bit,
  /** What the customer's client called its request: how it knows its own words when they come back. */
  request_key: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type ChatMessage = z.output<typeof chatMessage>

export const conversation = z.object({
  id,
  sender_id: id,
  sender_type: z.literal('customer'),
  receiver_id: id,
  receiver_type: z.enum(partnerTypes),
  last_message_id: id.nullable(),
  last_message_time: z.string().nullable(),
  unread_message_count: z.number().int(),
  sender: chatPerson,
  receiver: chatPerson,
  last_message: chatMessage.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Conversation = z.output<typeof conversation>
