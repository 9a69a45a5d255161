// The customer's passkeys: adding, naming and removing them.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import type { Passkey } from '#contract/features/session/passkey.schema.ts'
import { passkeyFailures } from '#contract/features/session/session.failures.ts'
import type { AccountRemoval } from '#server/database/account-removal.ts'
import type { Database } from '#server/database/connection.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import { challengeIn, checkNewKey, optionsForNewKey } from '#server/platform/passkey/webauthn.ts'
import { type CustomerRow, customerById } from '../customer.db.ts'
import type { Challenges } from './challenges.ts'
import {
  deletePasskey,
  deletePasskeysOf,
  insertPasskey,
  type PasskeyRow,
  passkeysOf,
  renamePasskey,
} from './passkey.db.ts'

export interface PasskeyParts {
  db: Database
  clock: Clock
  content: Pick<ContentService, 'settings'>
  challenges: Challenges
}

type Ends = typeof passkeyEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

const keysAtMost = 20

export const keyHandle = (customer: { id: number }) => `customer-${customer.id}`

export function createPasskeys({ db, clock, content, challenges }: PasskeyParts) {
  return {
    async passkeys(customer_id: number): Promise<Passkey[]> {
      return (await passkeysOf(db, customer_id)).map(presentPasskey)
    },

    async beginPasskey({ caller: { customer_id }, scope: { language, origin } }: CallOf<'begin'>) {
      const [customer, known, { business_name }] = await Promise.all([
        customerById(db, customer_id),
        passkeysOf(db, customer_id),
        content.settings(),
      ])
      refuseUnless(customer, coreFailures.unauthenticated)
      refuseUnless(known.length < keysAtMost, passkeyFailures.too_many, { most: keysAtMost })
      const site = { origin, business_name: business_name[language] }
      const options = optionsForNewKey(site, keyOwner(customer), known)
      await challenges.keep(options.challenge, customer_id)
      return options
    },

    async addPasskey({ input, caller: { customer_id }, scope: { language, origin } }: CallOf<'add'>) {
      const { name, credential } = input
      const challenge = challengeIn(credential)
      const isOurs = challenge !== null && (await challenges.take(challenge, customer_id))
      const key = isOurs ? await checkNewKey(origin, credential, challenge) : null
      refuseUnless(key, passkeyFailures.not_made)
      const kept = await insertPasskey(db, { ...key, customer_id, name, created_at: clock.now() }, keysAtMost)
      if (kept.kind === 'full') refuse(passkeyFailures.too_many, { most: keysAtMost })
      if (kept.kind === 'known') refuse(passkeyFailures.not_made)
      return { ...say(language, 'Added successfully'), id: kept.id }
    },

    async renamePasskey({ input, params, caller, scope }: CallOf<'rename'>) {
      const renamed = await renamePasskey(db, caller.customer_id, params.id, input.name)
      refuseUnless(renamed, coreFailures.not_found)
      return say(scope.language, 'Successfully updated')
    },

    async removePasskey({ params, caller, scope }: CallOf<'remove'>) {
      refuseUnless(await deletePasskey(db, caller.customer_id, params.id), coreFailures.not_found)
      return say(scope.language, 'Successfully removed')
    },

    /** Before the account goes. */
    forgetPasskeys: (customer_id: number, { tx }: AccountRemoval) => deletePasskeysOf(tx, customer_id),
  }
}

/** The line people choose by when their device holds several. */
function keyOwner(customer: CustomerRow) {
  const { f_name, l_name, phone, email } = customer
  const full_name = `${f_name} ${l_name}`.trim()
  return { handle: keyHandle(customer), name: phone ?? email ?? full_name, full_name }
}

function presentPasskey({ id, name, created_at, last_used_at }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
