// Every way into the shop, put together.

import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { RateLimiter } from '#server/platform/http/limits/rate-limit.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Sms } from '#server/platform/sms/sms.ts'
import type { IdTokens } from '#server/platform/social/id-token.ts'
import { createEnter } from './enter.ts'
import { createOneTimeCodes } from './one-time-codes.ts'
import { createChallenges } from './passkey/challenges.ts'
import { createPasskeySignIn } from './passkey/passkey-sign-in.ts'
import { createPasskeys } from './passkey/passkeys.ts'
import { createProvePhone } from './prove-phone.ts'
import { createRegister } from './register.ts'
import type { SessionService, SignInListener } from './session.service.ts'
import { createSignIn } from './sign-in.ts'
import { createSignInAttempts } from './sign-in-attempts.service.ts'
import { createSocial } from './social.ts'
import { createVerification } from './verification.ts'

export interface AccountParts {
  db: Database
  clock: Clock
  log: Log
  limiter: Pick<RateLimiter, 'count' | 'look'>
  content: Pick<ContentService, 'settings' | 'ownNotices'>
  sessions: SessionService
  sms: Sms
  mail: Mail
  idTokens: IdTokens
  demo: boolean
  stand_in_code: string | null
  limits_sign_in: boolean
  /** Features that keep things for guests add themselves here. */
  onSignIn: readonly SignInListener[]
}

export function createAccountService(parts: AccountParts) {
  const { content, mail } = parts
  const codes = createOneTimeCodes({
    ...parts,
    ownNotices: content.ownNotices,
    businessName: async (language) => (await content.settings()).business_name[language],
  })
  const enter = createEnter(parts)
  const register = createRegister(parts)
  const provePhone = createProvePhone({ content, codes })
  const attempts = createSignInAttempts(parts)
  const signIn = createSignIn({ ...parts, attempts, enter, register, provePhone })
  const social = createSocial({ ...parts, enter, register, provePhone })
  const challenges = createChallenges(parts)
  const passkeySignIn = createPasskeySignIn({ ...parts, attempts, challenges, enter, provePhone })
  const passkeys = createPasskeys({ ...parts, challenges })
  const verification = createVerification({ ...parts, attempts, codes, sends_mail: mail.reaches_mailboxes })
  return { ...signIn, ...social, ...passkeySignIn, ...passkeys, ...verification }
}

export type AccountService = ReturnType<typeof createAccountService>
