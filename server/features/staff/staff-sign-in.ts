// Entering the desk: email and password, and the code of the second step where it is on.
import { refuseUnless } from '#contract/core/failure.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Verdict } from '#server/features/session/sign-in-attempts.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { passwordMatches } from '#server/platform/secrets/password.ts'
import { usesCode } from './second-factor/second-factor.ts'
import { lockStaff, type StaffRow, staffByEmail } from './staff.db.ts'
import type { StaffAccounts } from './staff-accounts.ts'
import type { StaffProof } from './staff-proof.ts'
import type { StaffSessions } from './staff-sessions.ts'

export interface StaffSignInParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
  proof: StaffProof
  sessions: StaffSessions
  accounts: Pick<StaffAccounts, 'own'>
}

interface Credentials {
  password: string
  code?: string | undefined
}

/** Unknown and inactive accounts cost the same work as a wrong password, and are answered alike. */
async function judge(
  parts: Pick<StaffSignInParts, 'db' | 'clock'>,
  account: StaffRow | null,
  { password, code }: Credentials,
): Promise<Verdict<StaffRow>> {
  const isRight = await passwordMatches(account?.is_active ? account.password_hash : null, password)
  if (!account || !isRight) return { kind: 'wrong', refusal: staffFailures.wrong_sign_in }
  if (account.totp_confirmed_at === null) return { kind: 'entered', found: account }
  if (code === undefined) return { kind: 'unfinished', refusal: staffFailures.code_wanted }
  return (await usesCode(parts, account, code))
    ? { kind: 'entered', found: account }
    : { kind: 'wrong', refusal: staffFailures.wrong_code }
}

export function createStaffSignIn(parts: StaffSignInParts) {
  const { db, audit, proof, sessions, accounts } = parts

  /** A password changed since it was proven ended all sessions: this one must not slip in after it. */
  function openFor(proven: StaffRow, client: Call<typeof staffEndpoints.signIn>['client']): Promise<string> {
    return db.transaction(async (tx) => {
      const row = await lockStaff(tx, proven.id)
      const isSame = row?.is_active && row.password_hash === proven.password_hash
      refuseUnless(isSame, staffFailures.wrong_sign_in)
      const token = await sessions.open(tx, row.id, client)
      const by = { staff_id: row.id, name: row.name }
      const whose = { subject: 'account', subject_id: row.id, subject_name: row.name } as const
      await audit.record(tx, { by, act: 'signed_in', ...whose })
      return token
    })
  }

  return async ({ input, scope, client }: Call<typeof staffEndpoints.signIn>) => {
    const { email, ...credentials } = input
    const account = await staffByEmail(db, email)
    const proven = await proof.ofAccount({ email }, client, () => judge(parts, account, credentials))
    await sessions.sweep()
    const token = await openFor(proven, client)
    return { token, account: await accounts.own(proven.id, scope.language) }
  }
}
