// Entering the desk: email and password, and the second step where it is on: a code or a passkey.
import { type FailureKind, refuseUnless } from '#contract/core/failure.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { ShownPasskey } from '#contract/features/staff/staff.schema.ts'
import type { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Verdict } from '#server/features/session/sign-in-attempts.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { passwordMatches } from '#server/platform/secrets/password.ts'
import { askForPasskey, usesPasskey } from './passkey/passkey-step.ts'
import { countPasskeys, passkeysOfStaff } from './passkey/staff-passkey.db.ts'
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
  passkey?: ShownPasskey | undefined
}

/** Unknown and inactive accounts cost the same work as a wrong password, and are answered alike. */
async function knows(account: StaffRow | null, password: string): Promise<StaffRow | null> {
  const isRight = await passwordMatches(account?.is_active ? account.password_hash : null, password)
  return isRight ? account : null
}

const wrong = (refusal: FailureKind) => ({ kind: 'wrong', refusal }) as const

async function judge(
  parts: Pick<StaffSignInParts, 'db' | 'clock'>,
  known: StaffRow | null,
  { password, code, passkey }: Credentials,
  origin: string,
): Promise<Verdict<StaffRow>> {
  const account = await knows(known, password)
  if (!account) return wrong(staffFailures.wrong_sign_in)
  const entered = { kind: 'entered', found: account } as const
  if (passkey !== undefined) {
    if (await usesPasskey(parts, account, passkey, origin)) return entered
    return wrong(staffFailures.wrong_passkey)
  }
  const wanted = await wantedOf(parts.db, account)
  if (wanted === null) return entered
  if (code === undefined) return { kind: 'unfinished', refusal: wanted }
  return (await usesCode(parts, account, code)) ? entered : wrong(staffFailures.wrong_code)
}

/** What the second step takes, null where it is off; said only to whoever knows the password. */
async function wantedOf(db: Database, account: StaffRow): Promise<FailureKind | null> {
  const hasApp = account.totp_confirmed_at !== null
  const hasPasskey = (await countPasskeys(db, account.id)) > 0
  if (hasPasskey) return hasApp ? staffFailures.code_or_passkey_wanted : staffFailures.passkey_wanted
  return hasApp ? staffFailures.code_wanted : null
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

  return {
    async signIn({ input, scope, client }: Call<typeof staffEndpoints.signIn>) {
      const { email, ...credentials } = input
      const account = await staffByEmail(db, email)
      const proven = await proof.ofAccount({ email }, client, () =>
        judge(parts, account, credentials, scope.origin),
      )
      await sessions.sweep()
      const token = await openFor(proven, client)
      return { token, account: await accounts.own(proven.id, scope.language) }
    },

    async askForPasskey({ input, scope, client }: Call<typeof staffPasskeyEndpoints.ask>) {
      const { email, password } = input
      const known = await staffByEmail(db, email)
      const asked = await proof.ofAccount({ email }, client, async () => {
        const account = await knows(known, password)
        if (!account) return wrong(staffFailures.wrong_sign_in)
        const keys = await passkeysOfStaff(db, account.id)
        // The right password alone forgives no wrong second step.
        return keys.length === 0
          ? { kind: 'unfinished', refusal: staffFailures.no_passkey }
          : { kind: 'halfway', found: { id: account.id, keys } }
      })
      return askForPasskey(parts, asked.id, asked.keys, scope.origin)
    },
  }
}
