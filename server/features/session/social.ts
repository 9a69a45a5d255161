// Signing in with a provider's ID token; only what the provider vouches for counts.
import { cutText } from '#contract/core/clean-value.ts'
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import { sessionFailures, socialFailures } from '#contract/features/session/session.failures.ts'
import type { AuthResult, SocialMedium } from '#contract/features/session/session.schema.ts'
import type { socialEndpoints } from '#contract/features/session/social.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { Log } from '#server/platform/log/log.ts'
import { type IdTokens, type ProvenPerson, ProviderSilent } from '#server/platform/social/id-token.ts'
import { type CustomerRow, customerByEmail, customerBySocialId } from './customer.db.ts'
import type { Enter, Entered } from './enter.ts'
import type { ProvePhone } from './prove-phone.ts'
import type { Register } from './register.ts'

export interface SocialParts {
  db: Database
  clock: Clock
  log: Log
  content: Pick<ContentService, 'settings'>
  idTokens: IdTokens
  enter: Enter
  register: Register
  provePhone: ProvePhone
}

type LoginCall = Call<typeof socialEndpoints.login>
type RegisterCall = Call<typeof socialEndpoints.register>

interface Credentials {
  medium: SocialMedium
  token: string
  email?: string | undefined
}

/** Nobody yet: the client asks for a phone and registers. */
const unknownPerson = (email: string | null): AuthResult => ({
  token: null,
  is_phone_verified: 0,
  is_email_verified: 0,
  is_personal_info: 0,
  is_exist_user: null,
  login_type: 'social',
  phone: null,
  email,
})

export function createSocial(parts: SocialParts) {
  const { db, clock, log, content, idTokens, enter, register, provePhone } = parts

  async function proven({ medium, token, email }: Credentials): Promise<ProvenPerson> {
    const { social_login } = await content.settings()
    const isOff = social_login.some((one) => one.login_medium === medium && !one.status)
    refuseUnless(idTokens.knows(medium) && !isOff, socialFailures.medium_off)
    const person = await idTokens.read(medium, token).catch((error: unknown) => {
      if (!(error instanceof ProviderSilent)) throw error
      log.warn({ error }, 'a sign-in provider does not answer')
      return refuse(socialFailures.provider_silent)
    })
    refuseUnless(person, socialFailures.wrong_token)
    const isOther = email !== undefined && person.email !== null && email !== person.email
    refuseUnless(!isOther, socialFailures.other_email)
    return person
  }

  /**
   * By the provider's id, else by an address both sides have proven. An address the account never proved could have
   * been written there by somebody else, waiting for its owner to sign in.
   */
  async function accountOf(medium: SocialMedium, person: ProvenPerson): Promise<CustomerRow | null> {
    const bySocialId = await customerBySocialId(db, medium, person.subject)
    if (bySocialId || person.email === null) return bySocialId
    const byEmail = await customerByEmail(db, person.email)
    return byEmail?.email_verified_at ? byEmail : null
  }

  return {
    async socialLogin({ input, scope, client }: LoginCall): Promise<AuthResult> {
      const person = await proven(input)
      const customer = await accountOf(input.medium, person)
      if (!customer) return unknownPerson(person.email)
      refuseUnless(customer.status, sessionFailures.blocked)
      const shown = await provePhone.whenSigningIn(customer, { scope, client }, socialFailures.not_sent)
      return { ...(await enter(customer, { client, guest_id: input.guest_id })), ...shown }
    },

    async socialRegister({ input, scope, client }: RegisterCall): Promise<Entered> {
      const person = await proven(input)
      const { medium, phone, ref_code, guest_id } = input
      refuseUnless(!(await customerBySocialId(db, medium, person.subject)), socialFailures.email_exists)
      const email = person.email ?? input.email ?? null
      const email_proven = person.email !== null
      const registration = { phone, email, email_proven, ref_code, email_taken: socialFailures.email_exists }
      const { ref_by } = await register.check(registration, client)
      const sendCode = await provePhone.beforeSigningUp(phone, { scope, client })
      const customer = await register.make(
        {
          f_name: cutText(person.given_name || nameFrom(email), 100),
          l_name: cutText(person.family_name, 100),
          login_medium: medium,
          social_id: person.subject,
          email_verified_at: email_proven ? clock.now() : null,
          current_language_key: scope.language,
        },
        registration,
        ref_by,
      )
      const shown = await sendCode()
      return { ...(await enter(customer, { client, guest_id })), ...shown }
    },
  }
}

/** A provider may keep the name to itself; the profile page lets it be changed. */
function nameFrom(email: string | null): string {
  return email?.split('@')[0] ?? ''
}
