// What people type to enter the shop, and what they get when they have.
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { normalisePhone } from './phone.rules.ts'

/** Clients send codes and phones as text or as numbers. */
const textOrNumber = z.union([z.string(), z.number()]).transform(String)

export const phoneNumber = textOrNumber.transform((typed, context) => {
  const phone = normalisePhone(typed)
  if (phone !== null) return phone
  context.addIssue({ code: 'invalid_format', format: 'phone', input: typed })
  return z.NEVER
})

/** Letter case does not make another address. */
export const emailAddress = z.string().trim().toLowerCase().max(255).pipe(z.email())

const longestPassword = 200

/** A bound keeps hashing from being fed megabytes. */
export const newPassword = z.string().min(8).max(longestPassword)

/** Accounts of older shops may have shorter ones, so signing in asks for less. */
export const typedPassword = z.string().min(6).max(longestPassword)

export const oneTimeCode = textOrNumber.pipe(z.string().trim().min(1).max(20))

/** Unknown guests are told apart later; here anything short is let through. */
export const guestId = textOrNumber.pipe(z.string().max(20)).optional()

export const referralCode = z.string().trim().toUpperCase().max(20).optional()

export const socialMedia = ['google', 'facebook', 'apple'] as const

export type SocialMedium = (typeof socialMedia)[number]

/** Both generations' fields at once: either kind of client finds what it reads. */
export const authResult = z.object({
  /** Null: this identity has no account yet. */
  token: z.string().nullable(),
  is_phone_verified: bit,
  is_email_verified: bit,
  is_personal_info: bit,
  is_exist_user: z.null(),
  login_type: z.enum(['manual', 'social']),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Only in the demo without a gateway: the code that would have been sent. */
  demo_otp: z.string().optional(),
})

export type AuthResult = z.output<typeof authResult>

export const message = z.object({ message: z.string() })

export const sentCode = message.extend({ demo_otp: z.string().optional() })

export const device = z.object({
  id: z.number().int(),
  user_agent: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
  /** The one this request came from. */
  is_current: z.boolean(),
})

export type Device = z.output<typeof device>
