// The second step: an authenticator app, turning it all off, and recovery codes for whoever lost a phone.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { countPasskeys, deletePasskeysOf } from '../passkey/staff-passkey.db.ts'
import { lockStaff, type StaffRow, staffById } from '../staff.db.ts'
import type { StaffProof } from '../staff-proof.ts'
import { giveRecoveryCodes, hashOfCode } from './recovery-codes.ts'
import { storeSecret, takeRecoveryCode, takeStep, turnOff, turnOn } from './second-factor.db.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

export interface SecondFactorParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
  content: Pick<ContentService, 'settings'>
  proof: StaffProof
}

type Ends = typeof staffEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

/** Whether the code lets this account in; it is used up by that. */
export async function usesCode(
  { db, clock }: Pick<SecondFactorParts, 'db' | 'clock'>,
  { id, totp_secret, totp_confirmed_at }: StaffRow,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, id, hashOfCode(id, code))
  // One that was begun and never confirmed opens nothing.
  const secret = totp_confirmed_at === null ? null : totp_secret
  const step = secret === null ? null : stepOfCode(secret, code, clock.now())
  return secret !== null && step !== null && takeStep(db, { id, secret, step })
}

/** Whether more than the password is asked for. */
export async function isSecondStepOn(db: Statements, { id, totp_confirmed_at }: StaffRow): Promise<boolean> {
  return totp_confirmed_at !== null || (await countPasskeys(db, id)) > 0
}

/** App, passkeys and recovery codes. */
export async function turnOffAll(tx: Statements, id: number): Promise<void> {
  await deletePasskeysOf(tx, id)
  await turnOff(tx, id)
}

export function createSecondFactor(parts: SecondFactorParts) {
  const { db, clock, audit, content, proof } = parts

  return {
    async begin({ input, caller, client, scope }: CallOf<'beginSecondFactor'>) {
      const { id, email } = await proof.password(caller, input.password, client)
      const secret = newTotpSecret()
      refuseUnless(await storeSecret(db, id, secret), staffFailures.second_factor_on)
      const issuer = (await content.settings()).business_name[scope.language]
      return { secret, address: totpAddress(secret, { issuer, label: email }) }
    },

    async confirm({ input: { code }, caller, client }: CallOf<'confirmSecondFactor'>) {
      const row = await staffById(db, caller.staff_id)
      refuseUnless(row, coreFailures.unauthenticated)
      refuseUnless(row.totp_confirmed_at === null, staffFailures.second_factor_on)
      const used = await proof.ofAccount(row, client, async () => {
        const secret = row.totp_secret
        const step = secret === null ? null : stepOfCode(secret, code, clock.now())
        return secret === null || step === null
          ? { kind: 'wrong', refusal: staffFailures.wrong_code }
          : { kind: 'entered', found: { id: row.id, secret, step } }
      })
      return db.transaction(async (tx) => {
        // The row is held from here on: a passkey added at the same moment waits.
        refuseUnless(await turnOn(tx, used, clock.now()), staffFailures.second_factor_on)
        const recovery_codes = await giveRecoveryCodes(tx, row.id)
        await audit.record(tx, { by: caller, act: 'second_factor_on', ...accountOf(row) })
        return { recovery_codes }
      })
    },

    async remove({ input, caller, client }: CallOf<'removeSecondFactor'>): Promise<void> {
      const { id } = await proof.password(caller, input.password, client)
      await db.transaction(async (tx) => {
        const row = await lockStaff(tx, id)
        if (!row || !(await isSecondStepOn(tx, row))) return
        await turnOffAll(tx, id)
        await audit.record(tx, { by: caller, act: 'second_factor_off', ...accountOf(row) })
      })
    },
  }
}

const accountOf = ({ id, name }: StaffRow) =>
  ({ subject: 'account', subject_id: id, subject_name: name }) as const
