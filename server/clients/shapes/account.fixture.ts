// What clients read of an account: addresses, chats, wallet, points; written down from the specification and not from our own
// contract: a type they compare with, and null only where they expect it.
import { z } from 'zod'
import { bit, datetime, flag, number, text, whole } from './basic.fixture.ts'

export const address = z.looseObject({
  id: whole,
  address_type: text,
  contact_person_number: text,
  contact_person_name: text,
  address: text,
  latitude: text,
  longitude: text,
  user_id: whole,
  zone_id: whole,
  floor: text.nullable(),
  road: text.nullable(),
  house: text.nullable(),
  created_at: datetime,
  updated_at: datetime,
  zone_ids: z.array(whole).min(1),
})

export const user = z.looseObject({
  id: whole,
  f_name: text,
  l_name: text,
  phone: text,
  email: text,
  image: text.nullable(),
  is_phone_verified: bit,
  email_verified_at: datetime.nullable(),
  created_at: datetime,
  updated_at: datetime,
  status: bit,
  order_count: whole,
  wallet_balance: number,
  loyalty_point: number,
  ref_code: text.length(10),
  current_language_key: text,
  member_since_days: whole,
})

const person = z.looseObject({
  id: whole,
  f_name: text,
  l_name: text,
  image: text.nullable(),
})

const chatMessage = z.looseObject({
  id: whole,
  conversation_id: whole,
  sender_id: whole,
  message: text.nullable(),
  /** Read as JSON where there is one. */
  file: text.nullable(),
  is_seen: bit,
  created_at: datetime,
  updated_at: datetime,
})

export const conversation = z.looseObject({
  id: whole,
  sender_id: whole,
  sender_type: text,
  receiver_id: whole,
  receiver_type: z.enum(['admin', 'vendor', 'delivery_man']),
  last_message_id: whole,
  last_message_time: datetime,
  unread_message_count: whole,
  sender: person,
  receiver: person,
  last_message: chatMessage,
  created_at: datetime,
})

export const conversations = z.looseObject({
  total_size: whole,
  limit: whole,
  offset: whole,
  conversations: z.array(conversation),
})

export const talk = z.looseObject({
  total_size: whole,
  limit: whole,
  offset: whole,
  status: flag,
  messages: z.array(chatMessage),
  conversation: conversation.nullable(),
})

export const walletTransaction = z.looseObject({
  id: whole,
  user_id: whole,
  transaction_id: text.min(1),
  credit: number,
  debit: number,
  admin_bonus: number,
  balance: number,
  transaction_type: text,
  reference: text.nullable(),
  created_at: datetime,
})

export const loyaltyTransaction = z.looseObject({
  id: whole,
  user_id: whole,
  transaction_id: text.min(1),
  credit: number,
  debit: number,
  balance: number,
  reference: text.nullable(),
  transaction_type: text,
  created_at: datetime,
  updated_at: datetime,
})

export const walletBonus = z.looseObject({
  id: whole,
  title: text,
  description: text,
  bonus_type: z.enum(['percentage', 'amount']),
  bonus_amount: number,
  minimum_add_amount: number,
  maximum_bonus_amount: number,
  start_date: datetime,
  end_date: datetime,
  status: bit,
})

export const session = z.looseObject({ token: text.min(20), is_phone_verified: bit })
