// What reaches a browser at once: push messages (PSH-01) and the live stream say the same thing.
import { z } from 'zod'

/** What customers may be notified of, or not. */
export const notificationKinds = ['order_status', 'message', 'offer'] as const

export type NotificationKind = (typeof notificationKinds)[number]

/** True: wanted. */
export const notificationSettings = z.object({
  order_status: z.boolean(),
  message: z.boolean(),
  offer: z.boolean(),
})

export type NotificationSettings = z.output<typeof notificationSettings>

/** Texts and numbers only: push clients read every value as text. */
export const pushData = z.object({
  type: z.enum(['message', 'order_status', 'offer']),
  title: z.string(),
  body: z.string(),
  order_id: z.number().int().optional(),
  conversation_id: z.number().int().optional(),
  /** Of the business to many customers. */
  notice_id: z.number().int().optional(),
  /** Who wrote: vendor, delivery_man or admin. */
  sender_type: z.string().optional(),
  image: z.string().optional(),
  /** Guests have no order history: their page is the one that follows an order. */
  is_guest: z.boolean().optional(),
})

export type PushData = z.output<typeof pushData>

/** Below /api/v1: server-sent events of a customer (`ready`, `notice`, `chat`). */
export const liveStreamPath = '/customer/live'
