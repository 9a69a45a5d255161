// Signing in with a passkey: the last steps are those of every way in.
import { refuseUnless } from '#contract/core/failure.ts'
import type { UsedCredential } from '#contract/core/webauthn.ts'
import type { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import { sessionFailures } from '#contract/features/session/session.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { challengeIn, checkUsedKey, handleOf, optionsForAnyKey } from '#server/platform/passkey/webauthn.ts'
import type { CustomerRow } from '../customer.db.ts'
import type { Enter, Entered } from '../enter.ts'
import type { ProvePhone } from '../prove-phone.ts'
import type { SignInAttempts } from '../sign-in-attempts.service.ts'
import type { Challenges } from './challenges.ts'
import { markUsed, passkeyByCredential } from './passkey.db.ts'
import { keyHandle } from './passkeys.ts'

export interface PasskeySignInParts {
  db: Database
  clock: Clock
  attempts: SignInAttempts
  challenges: Challenges
  enter: Enter
  provePhone: ProvePhone
}

type Ends = typeof passkeyEndpoints

export function createPasskeySignIn(parts: PasskeySignInParts) {
  const { db, clock, attempts, challenges, enter, provePhone } = parts

  /** Null for an unknown passkey, a forged or late answer, another's handle, and the copy of an authenticator. */
  async function ownerOf(credential: UsedCredential, origin: string): Promise<CustomerRow | null> {
    const challenge = challengeIn(credential)
    if (challenge === null || !(await challenges.take(challenge, null))) return null
    const known = await passkeyByCredential(db, credential.id)
    if (!known) return null
    const { key, owner } = known
    const { userHandle } = credential.response
    if (userHandle !== undefined && userHandle !== handleOf({ handle: keyHandle(owner) })) return null
    const counter = await checkUsedKey(origin, credential, challenge, key)
    if (counter === null || !(await markUsed(db, key.id, counter, clock.now()))) return null
    return owner
  }

  return {
    async askForPasskey({ scope: { origin } }: Pick<Call<Ends['ask']>, 'scope'>) {
      const options = optionsForAnyKey(origin)
      await challenges.keep(options.challenge, null)
      return options
    },

    async passkeyLogin({ input, scope, client }: Call<Ends['login']>): Promise<Entered> {
      const { credential } = input
      const customer = await attempts.attempt(credential.id, client, () => ownerOf(credential, scope.origin))
      refuseUnless(customer.status, sessionFailures.blocked)
      const shown = await provePhone.whenSigningIn(customer, { scope, client })
      return { ...(await enter(customer, { client, guest_id: input.guest_id })), ...shown }
    },
  }
}
