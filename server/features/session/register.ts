// Makes an account: referral rules first, one account a phone and e-mail, a referral code of its own.
import { type FailureKind, refuse, refuseUnless } from '#contract/core/failure.ts'
import { referralFailures, sessionFailures } from '#contract/features/session/session.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import { hashSecret, newCode } from '#server/platform/secrets/token.ts'
import {
  type CustomerRow,
  customerByEmail,
  customerByPhone,
  customerByRefCode,
  insertCustomer,
  isReferralUsed,
  type NewCustomer,
  rememberReferral,
} from './customer.db.ts'

export interface RegisterParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  limiter: Pick<RateLimiter, 'count' | 'look'>
}

/** Whoever hears 'taken' this often asks around: people have a phone or two, and mistype it now and then. */
const knownAtMost = 10
const knownWindow = 60 * 60

export interface Registration {
  phone: string
  email: string | null
  /** Somebody vouches that it is the customer's. */
  email_proven?: boolean
  ref_code: string | undefined
  /** What is said when the e-mail address belongs to somebody. */
  email_taken: FailureKind
}

export type Person = Omit<NewCustomer, 'phone' | 'email' | 'ref_code' | 'ref_by'>

const refCodeLength = 10

export function createRegister({ db, clock, content, limiter }: RegisterParts) {
  /** The customer to be thanked, or null when no code was given. */
  async function referrerOf({ ref_code }: Registration): Promise<number | null> {
    if (ref_code === undefined) return null
    const { ref_earning_status } = await content.settings()
    refuseUnless(ref_earning_status, referralFailures.off)
    const referrer = await customerByRefCode(db, ref_code)
    refuseUnless(referrer, referralFailures.unknown)
    return referrer.id
  }

  async function refuseUsed({ phone, ref_code }: Registration): Promise<void> {
    const isUsed = ref_code !== undefined && (await isReferralUsed(db, hashSecret(phone)))
    refuseUnless(!isUsed, referralFailures.used)
  }

  async function refuseTaken(registration: Registration): Promise<void> {
    const { phone, email, email_proven = false, email_taken } = registration
    refuseUnless(!(await customerByPhone(db, phone)), sessionFailures.phone_taken)
    const holder = email === null ? null : await customerByEmail(db, email)
    // Who only wrote the address down must not keep its owner out.
    refuseUnless(!holder || (email_proven && holder.email_verified_at === null), email_taken)
  }

  async function insert(row: Omit<NewCustomer, 'ref_code'>, registration: Registration) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const made = await insertCustomer(db, { ...row, ref_code: newCode(refCodeLength) })
      if (made) return made
      // Somebody else took the phone or address in between; otherwise it was the code, and another is tried.
      await refuseTaken(registration)
    }
    return refuse(sessionFailures.phone_taken)
  }

  return {
    /** Before anything is made or hashed. Returns what `make` needs to know. */
    async check(registration: Registration, { address }: Client): Promise<{ ref_by: number | null }> {
      const asker = `known people told to ${address}`
      limiter.look(asker, knownAtMost)
      const ref_by = await referrerOf(registration)
      try {
        await refuseUsed(registration)
        await refuseTaken(registration)
        return { ref_by }
      } catch (refusal) {
        limiter.count(asker, knownAtMost, knownWindow)
        throw refusal
      }
    },

    async make(person: Person, registration: Registration, ref_by: number | null): Promise<CustomerRow> {
      const at = clock.now()
      const { phone, email } = registration
      const row = { ...person, phone, email, ref_by, created_at: at, updated_at: at }
      const made = await insert(row, registration)
      if (ref_by !== null) await rememberReferral(db, hashSecret(phone))
      return made
    },
  }
}

export type Register = ReturnType<typeof createRegister>
