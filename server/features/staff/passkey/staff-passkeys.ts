// One's own passkeys at the desk: adding, naming and removing them.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Passkey } from '#contract/features/session/passkey.schema.ts'
import { passkeyFailures } from '#contract/features/session/session.failures.ts'
import type { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import { transact } from '#server/database/transact.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { challengeIn, checkNewKey, optionsForNewSecondStep } from '#server/platform/passkey/webauthn.ts'
import { giveRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { replaceRecoveryCodes } from '../second-factor/second-factor.db.ts'
import { lockStaff } from '../staff.db.ts'
import type { StaffProof } from '../staff-proof.ts'
import { hasStaffSession } from '../staff-session.db.ts'
import { answeredUntil, staffKeyHandle } from './passkey-step.ts'
import {
  countPasskeys,
  deletePasskey,
  insertPasskey,
  keepChallenge,
  passkeysOfStaff,
  renamePasskey,
  type StaffPasskeyRow,
  takeChallenge,
} from './staff-passkey.db.ts'

export interface StaffPasskeyParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
  content: Pick<ContentService, 'settings'>
  proof: StaffProof
}

type Ends = typeof staffPasskeyEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

const keysAtMost = 20
const tooMany = { most: keysAtMost }

export function createStaffPasskeys({ db, clock, audit, content, proof }: StaffPasskeyParts) {
  return {
    async list(staff_id: number): Promise<Passkey[]> {
      return (await passkeysOfStaff(db, staff_id)).map(present)
    },

    async begin({ input, caller, client, scope: { language, origin } }: CallOf<'begin'>) {
      const account = await proof.password(caller, input.password, client)
      const [known, { business_name }] = await Promise.all([
        passkeysOfStaff(db, account.id),
        content.settings(),
      ])
      refuseUnless(known.length < keysAtMost, passkeyFailures.too_many, tooMany)
      const owner = { handle: staffKeyHandle(account), name: account.email, full_name: account.name }
      const site = { origin, business_name: business_name[language] }
      const options = optionsForNewSecondStep(site, owner, known)
      const about = { challenge: options.challenge, staff_id: account.id, expires_at: answeredUntil(clock) }
      await keepChallenge(db, { ...about, session_id: caller.session_id })
      return options
    },

    async add({ input: { name, credential }, caller, scope: { origin } }: CallOf<'add'>) {
      const { staff_id, session_id } = caller
      const at = clock.now()
      const challenge = challengeIn(credential)
      const isOurs = challenge !== null && (await takeChallenge(db, challenge, { staff_id, session_id, at }))
      const key = isOurs ? await checkNewKey(origin, credential, challenge, 'preferred') : null
      refuseUnless(key, passkeyFailures.not_made)
      return transact(db, async (tx) => {
        // Held, so that two at once are neither both the last one allowed nor both the first.
        const row = await lockStaff(tx, staff_id)
        // Whoever was shut out meanwhile brings no key in.
        const isIn = row?.is_active && (await hasStaffSession(tx, staff_id, session_id))
        refuseUnless(isIn, coreFailures.unauthenticated)
        refuseUnless((await countPasskeys(tx, staff_id)) < keysAtMost, passkeyFailures.too_many, tooMany)
        const id = await insertPasskey(tx, { ...key, staff_id, name, created_at: at })
        if (id === null) return refuse(passkeyFailures.not_made)
        const recovery_codes = await giveRecoveryCodes(tx, staff_id)
        await audit.record(tx, { by: caller, act: 'passkey_added', ...named(staff_id, name) })
        return { id, recovery_codes }
      })
    },

    async rename({ input, params, caller }: CallOf<'rename'>): Promise<void> {
      const renamed = await renamePasskey(db, caller.staff_id, params.id, input.name)
      refuseUnless(renamed, coreFailures.not_found)
    },

    async remove({ input, params, caller, client }: CallOf<'remove'>): Promise<void> {
      const { id } = await proof.password(caller, input.password, client)
      await db.transaction(async (tx) => {
        const row = await lockStaff(tx, id)
        const name = await deletePasskey(tx, id, params.id)
        if (name === null) return refuse(coreFailures.not_found)
        // Without a second step nothing is left that a recovery code could stand for.
        const isOff = row?.totp_confirmed_at === null && (await countPasskeys(tx, id)) === 0
        if (isOff) await replaceRecoveryCodes(tx, id, [])
        await audit.record(tx, { by: caller, act: 'passkey_removed', ...named(id, name) })
      })
    },
  }
}

const named = (subject_id: number, subject_name: string) =>
  ({ subject: 'account', subject_id, subject_name }) as const

function present({ id, name, created_at, last_used_at }: StaffPasskeyRow): Passkey {
  const used = last_used_at?.toISOString() ?? null
  return { id, name, created_at: created_at.toISOString(), last_used_at: used }
}
