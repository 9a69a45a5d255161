// Sign-up and sign-in with a password.
import { refuseUnless } from '#contract/core/failure.ts'
import { personNameOf } from '#contract/features/session/person-name.ts'
import { normalisePhone } from '#contract/features/session/phone.rules.ts'
import type { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { sessionFailures } from '#contract/features/session/session.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { hashPassword, passwordMatches } from '#server/platform/secrets/password.ts'
import { type CustomerRow, customerByEmail, customerByPhone } from './customer.db.ts'
import type { Enter, Entered } from './enter.ts'
import type { ProvePhone } from './prove-phone.ts'
import type { Register } from './register.ts'
import type { SignInAttempts } from './sign-in-attempts.service.ts'

export interface SignInParts {
  db: Database
  attempts: SignInAttempts
  enter: Enter
  register: Register
  provePhone: ProvePhone
}

type SignUpCall = Pick<Call<typeof sessionEndpoints.signUp>, 'input' | 'scope' | 'client'>
type LoginCall = Pick<Call<typeof sessionEndpoints.login>, 'input' | 'scope' | 'client'>

export function createSignIn(parts: SignInParts) {
  const { db, attempts, enter, register, provePhone } = parts

  async function accountOf(identifier: string): Promise<CustomerRow | null> {
    const phone = normalisePhone(identifier)
    return phone ? customerByPhone(db, phone) : customerByEmail(db, identifier.trim().toLowerCase())
  }

  return {
    async signUp({ input, scope, client }: SignUpCall) {
      const { phone, password, ref_code, guest_id } = input
      const email = input.email ?? null
      const registration = { phone, email, ref_code, email_taken: sessionFailures.email_taken }
      const { ref_by } = await register.check(registration, client)
      const sendCode = await provePhone.beforeSigningUp(phone, { scope, client })
      const person = { ...personNameOf(input), password_hash: await hashPassword(password) }
      const customer = await register.make(
        { ...person, current_language_key: scope.language },
        registration,
        ref_by,
      )
      const shown = await sendCode()
      const entered = await enter(customer, { client, guest_id })
      return { ...entered, ...shown, phone_verify_end_url: 'api/v1/auth/verify-phone' }
    },

    async login({ input, scope, client }: LoginCall): Promise<Entered> {
      const identifier = input.phone ?? input.email_or_phone ?? input.email ?? ''
      const named = await accountOf(identifier)
      // By its phone whichever name was typed: guessing at an account's phone and e-mail is guessing at one account.
      const account = named?.phone ?? normalisePhone(identifier) ?? identifier.trim().toLowerCase()
      const customer = await attempts.attempt(account, client, async () => {
        return (await passwordMatches(named?.password_hash ?? null, input.password)) ? named : null
      })
      refuseUnless(customer.status, sessionFailures.blocked)
      const shown = await provePhone.whenSigningIn(customer, { scope, client })
      const { guest_id, remember } = input
      return { ...(await enter(customer, { client, guest_id, is_brief: !remember })), ...shown }
    },
  }
}
