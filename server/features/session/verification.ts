// Proving a phone or an e-mail address, and choosing a new password, all by one-time code.
import { refuseUnless } from '#contract/core/failure.ts'
import {
  codeFailures,
  passwordFailures,
  sessionFailures,
} from '#contract/features/session/session.failures.ts'
import type { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import type { Identity } from '#server/platform/http/caller/identity.ts'
import { say } from '#server/platform/messages/say.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { customerByPhone, proveEmail, updateCustomer } from './customer.db.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { deletePasskeysOf } from './passkey/passkey.db.ts'
import type { SessionService } from './session.service.ts'
import type { SignInAttempts } from './sign-in-attempts.service.ts'

export interface VerificationParts {
  db: Database
  clock: Clock
  codes: OneTimeCodes
  attempts: Pick<SignInAttempts, 'trust'>
  sessions: Pick<SessionService, 'revokeAll'>
  demo: boolean
  /** Whether a letter would reach anybody; in the demo the page shows its code. */
  sends_mail: boolean
}

type Ends = typeof verificationEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createVerification(parts: VerificationParts) {
  const { db, clock, codes, attempts, sessions, demo, sends_mail } = parts

  const isOwn = (caller: Identity, customer: { id: number }) =>
    caller.kind === 'customer' && caller.customer_id === customer.id

  return {
    /** That a phone is proven is shown to its owner, or to who has the code: to others it is like an unknown one. */
    async verifyPhone({ input: { phone, otp }, scope: { language }, caller }: CallOf<'verifyPhone'>) {
      const customer = await customerByPhone(db, phone)
      const proven = say(language, 'Phone number is already varified')
      if (customer?.is_phone_verified && isOwn(caller, customer)) return proven
      const key = { subject: phone, purpose: 'verify_phone' as const }
      const isRight = await codes.check(key, otp, language, true)
      refuseUnless(customer && isRight, codeFailures.mismatch)
      if (customer.is_phone_verified) return proven
      await updateCustomer(db, customer.id, { is_phone_verified: true, updated_at: clock.now() })
      return { ...say(language, 'Phone number varified successfully'), otp: 'inactive' as const }
    },

    /** Known or not, the answer is the same: nobody can ask which phones have an account. */
    async forgotPassword({ input: { phone }, scope: { language }, client }: CallOf<'forgotPassword'>) {
      const customer = await customerByPhone(db, phone)
      const code = { subject: phone, purpose: 'reset_password' as const, language, client }
      const shown = await codes.sendUnseen(code, customer !== null)
      return { ...say(language, 'Otp sent successfull'), ...shown }
    },

    async verifyToken({ input: { phone, reset_token }, scope: { language } }: CallOf<'verifyToken'>) {
      const key = { subject: phone, purpose: 'reset_password' as const }
      const isRight = await codes.check(key, reset_token, language, false)
      refuseUnless(isRight, passwordFailures.invalid_code)
      return say(language, 'OTP found, you can proceed')
    },

    /** Whoever had got in is out: every session of the account ends, and so does every passkey they may have left. */
    async resetPassword({ input, scope: { language }, client }: CallOf<'resetPassword'>) {
      const { phone, reset_token, password, confirm_password } = input
      refuseUnless(password === confirm_password, passwordFailures.mismatch)
      const key = { subject: phone, purpose: 'reset_password' as const }
      const isRight = await codes.check(key, reset_token, language, true)
      const customer = await customerByPhone(db, phone)
      refuseUnless(isRight && customer, passwordFailures.invalid_token)
      const password_hash = await hashPassword(password)
      // The code went to this phone, so the phone is proven too.
      const change = { password_hash, is_phone_verified: true, updated_at: clock.now() }
      await db.transaction(async (tx) => {
        await updateCustomer(tx, customer.id, change)
        await sessions.revokeAll(customer.id, tx)
        await deletePasskeysOf(tx, customer.id)
      })
      await attempts.trust(phone, client)
      return say(language, 'Password changed successfully.')
    },

    /** Free or taken, the answer and the letter are the same: what an address is to us, its reader alone finds out. */
    async checkEmail({ input: { email }, scope: { language }, client }: CallOf<'checkEmail'>) {
      const ready = say(language, 'Email is ready to register')
      if (!sends_mail && !demo) return { ...ready, token: 'inactive' as const }
      const code = { subject: email, purpose: 'verify_email' as const, language, client }
      const shown = await codes.send(code, codeFailures.mail_not_sent)
      return { ...ready, ...shown, token: 'active' as const }
    },

    async verifyEmail({ input: { email, token }, scope: { language }, caller }: CallOf<'verifyEmail'>) {
      const key = { subject: email, purpose: 'verify_email' as const }
      refuseUnless(await codes.check(key, token, language, true), codeFailures.email_mismatch)
      if (caller.kind === 'customer') {
        const isProven = await proveEmail(db, caller.customer_id, email, clock.now())
        refuseUnless(isProven, sessionFailures.email_taken)
      }
      return say(language, 'Token varified')
    },
  }
}
