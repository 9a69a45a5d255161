// Sends and checks one-time codes; the rules against guessing hold whether or not call limits are on.
import { type FailureKind, fillIn, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language, Localised } from '#contract/core/language.ts'
import { codeFailures } from '#contract/features/session/session.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { durationText } from '#server/platform/messages/duration-text.ts'
import { inCatalogues, type ReadOwnNotices } from '#server/platform/messages/notice-texts.ts'
import { hashSecret, newDigits } from '#server/platform/secrets/token.ts'
import type { Sms } from '#server/platform/sms/sms.ts'
import {
  type CodeKey,
  type CodePurpose,
  forgetCode,
  judgeCode,
  storeCode,
  waitsOf,
} from './one-time-code.db.ts'

export interface CodeParts {
  db: Database
  clock: Clock
  log: Log
  limiter: Pick<RateLimiter, 'count'>
  sms: Sms
  mail: Mail
  /** Shows codes where nothing could bring them. */
  demo: boolean
  /** Taken in place of every code; null anywhere but in a demo. */
  stand_in_code: string | null
  businessName(language: Language): Promise<string>
  ownNotices: ReadOwnNotices
}

export interface CodeRequest extends CodeKey {
  language: Language
  client: Client
}

const codeLength = 4

const sendsAtMost = 5
const sendsWindow = 15 * 60

/** What carries a code, by its purpose. */
export const codeNotices: Readonly<Record<CodePurpose, Localised>> = {
  verify_phone: inCatalogues('{business}: your verification code is {code}. It is valid for 10 minutes.'),
  reset_password: inCatalogues(
    '{business}: your code for a new password is {code}. It is valid for 10 minutes.',
  ),
  verify_email: inCatalogues('Your verification code is {code}. It is valid for 10 minutes.'),
}

const hashOf = ({ subject, purpose }: CodeKey, code: string) => hashSecret(`${purpose} ${subject} ${code}`)

export function createOneTimeCodes(parts: CodeParts) {
  return {
    admit: (request: CodeRequest): Promise<void> => admit(parts, request),
    sendAdmitted: (request: CodeRequest): Promise<ShownCode> => sendAdmitted(parts, request),
    send: (request: CodeRequest, notSent: FailureKind = codeFailures.not_sent): Promise<ShownCode> =>
      send(parts, request, notSent),

    /** Answers before anything is delivered, so that the time taken reveals to nobody whether a phone is known. */
    async sendUnseen(request: CodeRequest, isKnown: boolean): Promise<ShownCode> {
      const code = await admitAndSave(parts, request)
      if (isKnown) deliver(parts, request, code).catch((error) => report(parts, error))
      return shownCode(parts, request, code)
    },

    check: (key: CodeKey, code: string, language: Language, consume: boolean): Promise<boolean> =>
      check(parts, { key, code, language, consume }),
  }
}

export type OneTimeCodes = ReturnType<typeof createOneTimeCodes>

interface ShownCode {
  demo_otp?: string
}

/** Every reason not to send a code; counted, so it is asked once for each. */
async function admit(parts: CodeParts, request: CodeRequest): Promise<void> {
  const { subject, purpose, language, client } = request
  await refuseTooSoon(parts, { subject, purpose }, language)
  parts.limiter.count(`codes from ${client.address}`, sendsAtMost, sendsWindow)
  parts.limiter.count(`codes to ${subject}`, sendsAtMost, sendsWindow)
}

/** The minute between two codes, and the time after too many wrong tries. */
async function refuseTooSoon({ db, clock }: CodeParts, key: CodeKey, language: Language): Promise<void> {
  const { resend, blocked } = await waitsOf(db, key, clock.now())
  if (blocked > 0) refuseBlocked(blocked, language)
  refuseUnless(resend === 0, codeFailures.too_soon, { seconds: resend, retry_after: resend })
}

/** What was admitted and still cannot be sent is only reported: the page offers to send another. */
async function sendAdmitted(parts: CodeParts, request: CodeRequest): Promise<ShownCode> {
  try {
    const code = await saveNewCode(parts, request)
    await deliver(parts, request, code)
    return shownCode(parts, request, code)
  } catch (error) {
    report(parts, error)
    await forgetCode(parts.db, request)
    return {}
  }
}

async function send(parts: CodeParts, request: CodeRequest, notSent: FailureKind): Promise<ShownCode> {
  const code = await admitAndSave(parts, request)
  try {
    await deliver(parts, request, code)
  } catch (error) {
    report(parts, error)
    await forgetCode(parts.db, request)
    refuse(notSent)
  }
  return shownCode(parts, request, code)
}

async function admitAndSave(parts: CodeParts, request: CodeRequest): Promise<string> {
  await admit(parts, request)
  return saveNewCode(parts, request)
}

async function saveNewCode(parts: CodeParts, { subject, purpose, language }: CodeRequest): Promise<string> {
  const key = { subject, purpose }
  const code = newDigits(codeLength)
  if (!(await storeCode(parts.db, key, hashOf(key, code), parts.clock.now()))) {
    await refuseTooSoon(parts, key, language)
    refuse(codeFailures.too_soon, { seconds: 1, retry_after: 1 })
  }
  return code
}

async function deliver(parts: CodeParts, request: CodeRequest, code: string): Promise<void> {
  const { subject, purpose, language } = request
  const business = await parts.businessName(language)
  const own = await parts.ownNotices()
  const given = { business, code }
  const text = own(language, purpose, given) ?? fillIn(codeNotices[purpose][language], given)
  if (purpose === 'verify_email') await parts.mail.send({ to: subject, subject: business, text })
  else await parts.sms.send(subject, text)
}

const report = ({ log }: CodeParts, error: unknown) =>
  log.warn({ error }, 'a one-time code could not be sent')

/** Shown on the page instead of a phone, and only where nothing could reach one. */
function shownCode({ demo, mail, sms }: CodeParts, { purpose }: CodeKey, code: string): ShownCode {
  const reaches = purpose === 'verify_email' ? mail.reaches_mailboxes : sms.reaches_phones
  return demo && !reaches ? { demo_otp: code } : {}
}

interface TypedCode {
  key: CodeKey
  code: string
  language: Language
  consume: boolean
}

/** Wrong and unknown are one answer; too many wrong ones are refused here. */
async function check(parts: CodeParts, { key, code, language, consume }: TypedCode): Promise<boolean> {
  const { db, clock, stand_in_code } = parts
  if (stand_in_code !== null && code === stand_in_code) return true
  const verdict = await judgeCode(db, key, hashOf(key, code), clock.now(), consume)
  if (verdict.kind === 'blocking') refuse(codeFailures.too_many_tries, { retry_after: verdict.seconds })
  if (verdict.kind === 'blocked') refuseBlocked(verdict.seconds, language)
  return verdict.kind === 'right'
}

function refuseBlocked(seconds: number, language: Language): never {
  return refuse(codeFailures.held_back, { time: durationText(language, seconds), retry_after: seconds })
}
