// A customer as that customer sees it; nothing secret is in it (no password, no push token).
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { address } from '../address/address.schema.ts'
import { device } from '../session/session.schema.ts'

const id = z.number().int()

export const profile = z.object({
  id,
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** What the customer changed it to, while that is still to be proven; `email` shows it already. */
  unproven_email: z.string().nullable(),
  image: z.string().nullable(),
  image_full_url: z.string().nullable(),
  is_phone_verified: bit,
  is_email_verified: bit,
  email_verified_at: z.string().nullable(),
  status: bit,
  order_count: z.number().int(),
  login_medium: z.enum(['manual', 'google', 'facebook', 'apple']),
  social_id: z.string().nullable(),
  zone_id: id.nullable(),
  wallet_balance: z.number(),
  loyalty_point: z.number().int(),
  ref_code: z.string(),
  ref_by: id.nullable(),
  current_language_key: z.string(),
  userinfo: z.null(),
  member_since_days: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})

export type Profile = z.output<typeof profile>

/** What the customer was shown goes with the account. */
export const seenHoldings = z.object({
  wallet_balance: z.number().optional(),
  loyalty_point: z.number().int().optional(),
})

export type SeenHoldings = z.output<typeof seenHoldings>

export const noticeData = z.object({
  title: z.string(),
  description: z.string(),
  order_id: id.nullable(),
  image: z.string().nullable(),
  type: z.string(),
})

/** From the business to everybody, or to one customer (then with user_id and without the first fields). */
export const notification = z.object({
  id,
  title: z.string().optional(),
  description: z.string().optional(),
  image: z.string().nullable().optional(),
  image_full_url: z.string().nullable().optional(),
  tergat: z.literal('customer').optional(),
  zone_id: id.nullable().optional(),
  user_id: id.optional(),
  status: bit,
  is_read: bit,
  data: noticeData,
  created_at: z.string(),
  updated_at: z.string(),
})

export type Notification = z.output<typeof notification>

/** Everything the shop keeps about a person; other features add their parts by name. */
export const myData = z.looseObject({
  exported_at: z.string(),
  profile,
  interest: z.array(id),
  addresses: z.array(address),
  sessions: z.array(device),
  notifications: z.array(notification),
})

export type MyData = z.output<typeof myData>
