// Proving that one is who one says, again, before something that a stolen session must not do; wrong tries are counted.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Database } from '#server/database/connection.ts'
import type { SignInAttempts, Verdict } from '#server/features/session/sign-in-attempts.service.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import type { StaffIdentity } from '#server/platform/http/caller/identity.ts'
import { passwordMatches } from '#server/platform/secrets/password.ts'
import { type StaffRow, staffById } from './staff.db.ts'

export interface StaffProofParts {
  db: Database
  attempts: Pick<SignInAttempts, 'prove'>
}

export function createStaffProof({ db, attempts }: StaffProofParts) {
  /** Apart from a customer's account of the same email: guessing at one says nothing about the other. */
  function ofAccount<Found>(
    { email }: Pick<StaffRow, 'email'>,
    client: Client,
    check: () => Promise<Verdict<Found>>,
  ): Promise<Found> {
    return attempts.prove(`staff ${email}`, client, check)
  }

  return {
    ofAccount,

    async password({ staff_id }: StaffIdentity, password: string, client: Client): Promise<StaffRow> {
      const row = await staffById(db, staff_id)
      refuseUnless(row, coreFailures.unauthenticated)
      return ofAccount(row, client, async () =>
        (await passwordMatches(row.password_hash, password))
          ? { kind: 'entered', found: row }
          : { kind: 'wrong', refusal: staffFailures.wrong_password },
      )
    },
  }
}

export type StaffProof = ReturnType<typeof createStaffProof>
