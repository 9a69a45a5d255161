// The shop's own people: who they are, what they may do, how they enter.
import { z } from 'zod'
import { languages } from '../../core/language.ts'
import { permissions, staffRoles } from '../../core/permission.ts'
import { usedCredential } from '../../core/webauthn.ts'
import { wireIdList } from '../../core/wire.ts'

const id = z.number().int()
const instant = z.string()

export const staffName = z.string().trim().min(1).max(100)

/** Longer than a customer's: behind it stand everybody's orders. */
export const staffPassword = z.string().min(10).max(200)

/** Six digits of an authenticator app, or one of the recovery codes; spaces are for the eye. */
export const secondFactorCode = z
  .string()
  .max(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(6).max(20))

/** Belongs to whoever has shown the password and not yet the second step. */
export const signInTicket = z.string().min(20).max(100)

/** The answer of a passkey to the challenge that came with the ticket. */
export const shownPasskey = z.object({ ticket: signInTicket, credential: usedCredential })

export type ShownPasskey = z.output<typeof shownPasskey>

export const staffStores = 'The manager’s stores are missing.'

/** What somebody may do here; a manager's stores are named, the other roles have none. */
export const staffDuties = z
  .object({
    roles: z
      .array(z.enum(staffRoles))
      .min(1)
      .max(staffRoles.length)
      .transform((roles) => staffRoles.filter((role) => roles.includes(role))),
    store_ids: wireIdList.default([]),
  })
  .refine((given) => !given.roles.includes('manager') || given.store_ids.length > 0, {
    path: ['store_ids'],
    error: staffStores,
  })

export const staffMember = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  stores: z.array(z.object({ id, name: z.string() })),
  /** False: may not enter any more, and all sessions are over. */
  is_active: z.boolean(),
  has_second_factor: z.boolean(),
  /** Null: was never here. */
  last_seen_at: instant.nullable(),
  created_at: instant,
  /** Counts every change of the row: a change that was begun on an older one is refused. */
  version: z.number().int(),
})

export type StaffMember = z.output<typeof staffMember>

/** Who is asking, and what the desk may show them. */
export const ownAccount = z.object({
  id,
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  roles: z.array(z.enum(staffRoles)),
  permissions: z.array(z.enum(permissions)),
  stores: z.array(z.object({ id, name: z.string() })),
  /** An authenticator app or a passkey; the next line says whether there is an app. */
  has_second_factor: z.boolean(),
  has_app: z.boolean(),
  recovery_codes_left: z.number().int(),
})

export type OwnAccount = z.output<typeof ownAccount>

export const staffSession = z.object({
  id,
  user_agent: z.string(),
  created_at: instant,
  last_seen_at: instant,
  expires_at: instant,
  /** The one this request came from. */
  is_current: z.boolean(),
})

export type StaffSession = z.output<typeof staffSession>

export const invitation = z.object({
  id,
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  stores: z.array(z.object({ id, name: z.string() })),
  /** Null: the shop itself, for its first owner. */
  invited_by: z.string().nullable(),
  created_at: instant,
  expires_at: instant,
})

export type Invitation = z.output<typeof invitation>

/** The address of an invitation carries its token behind the #, where no server log sees it. */
export const invitationToken = z.string().min(20).max(100)

export const recoveryCodes = z.array(z.string())

/** Given with the first second step, whatever its kind; null where there are some already. */
export const newRecoveryCodes = recoveryCodes.nullable()
