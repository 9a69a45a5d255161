// The last steps of every way in: blocked people stay out, the guest's things come along, a session opens.
import { toBit } from '#contract/core/bit.ts'
import { refuseUnless } from '#contract/core/failure.ts'
import { sessionFailures } from '#contract/features/session/session.failures.ts'
import type { AuthResult } from '#contract/features/session/session.schema.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { CustomerRow } from './customer.db.ts'
import type { SessionService, SignInListener } from './session.service.ts'

export interface EnterParts {
  sessions: Pick<SessionService, 'open' | 'knowsGuest'>
  /** Filled by the features that keep things for guests; read at every sign-in. */
  onSignIn: readonly SignInListener[]
}

export interface Entrance {
  client: Client
  guest_id: string | undefined
  /** For the length of a visit only, unless the customer wants to be remembered. */
  is_brief?: boolean
}

export type Entered = AuthResult & { token: string }

export function createEnter({ sessions, onSignIn }: EnterParts) {
  return async (
    customer: CustomerRow,
    { client, guest_id, is_brief = false }: Entrance,
  ): Promise<Entered> => {
    refuseUnless(customer.status, sessionFailures.blocked)
    if (guest_id && (await sessions.knowsGuest(guest_id))) {
      for (const listener of onSignIn) await listener(customer.id, guest_id)
    }
    return { ...presentAuth(customer), token: await sessions.open(customer, client, is_brief) }
  }
}

export type Enter = ReturnType<typeof createEnter>

function presentAuth(customer: CustomerRow): Omit<AuthResult, 'token'> {
  return {
    is_phone_verified: toBit(customer.is_phone_verified),
    is_email_verified: toBit(customer.new_email === null && customer.email_verified_at !== null),
    is_personal_info: 1,
    is_exist_user: null,
    login_type: customer.login_medium === 'manual' ? 'manual' : 'social',
    phone: customer.phone,
    email: customer.new_email ?? customer.email,
  }
}
