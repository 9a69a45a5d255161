// The second step: an authenticator app, and recovery codes for whoever lost it.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { hashSecret, newCode } from '#server/platform/secrets/token.ts'
import { lockStaff, type StaffRow, staffById } from '../staff.db.ts'
import type { StaffProof } from '../staff-proof.ts'
import {
  replaceRecoveryCodes,
  storeSecret,
  takeRecoveryCode,
  takeStep,
  turnOff,
  turnOn,
} from './second-factor.db.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const recoveryCodeCount = 10
const halfLength = 5

export interface SecondFactorParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
  content: Pick<ContentService, 'settings'>
  proof: StaffProof
}

type Ends = typeof staffEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

/** With whose it is, so that equal codes of two people are not equal in the table. */
const hashOf = (staff_id: number, code: string) => hashSecret(`${staff_id} ${code}`)

/** Whether the code lets this account in; it is used up by that. */
export async function usesCode(
  { db, clock }: Pick<SecondFactorParts, 'db' | 'clock'>,
  { id, totp_secret: secret }: StaffRow,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, id, hashOf(id, code))
  const step = secret === null ? null : stepOfCode(secret, code, clock.now())
  return secret !== null && step !== null && takeStep(db, { id, secret, step })
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
      const codes = Array.from({ length: recoveryCodeCount }, () => newCode(2 * halfLength))
      await db.transaction(async (tx) => {
        refuseUnless(await turnOn(tx, used, clock.now()), staffFailures.second_factor_on)
        await replaceRecoveryCodes(
          tx,
          row.id,
          codes.map((one) => hashOf(row.id, one)),
        )
        await audit.record(tx, { by: caller, act: 'second_factor_on', ...accountOf(row) })
      })
      return { recovery_codes: codes.map((one) => `${one.slice(0, halfLength)}-${one.slice(halfLength)}`) }
    },

    async remove({ input, caller, client }: CallOf<'removeSecondFactor'>): Promise<void> {
      const { id } = await proof.password(caller, input.password, client)
      await db.transaction(async (tx) => {
        const row = await lockStaff(tx, id)
        if (!row?.totp_confirmed_at) return
        await turnOff(tx, id)
        await audit.record(tx, { by: caller, act: 'second_factor_off', ...accountOf(row) })
      })
    },
  }
}

const accountOf = ({ id, name }: StaffRow) =>
  ({ subject: 'account', subject_id: id, subject_name: name }) as const
