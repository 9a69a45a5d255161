// One's own account at the desk.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { OwnAccount } from '#contract/features/staff/staff.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { recoveryCodesLeft } from './second-factor/second-factor.db.ts'
import { lockStaff, membersOf, updateStaff } from './staff.db.ts'
import { presentOwnAccount } from './staff.present.ts'
import type { StaffProof } from './staff-proof.ts'
import { deleteStaffSessions } from './staff-session.db.ts'

export interface StaffAccountParts {
  db: Database
  audit: Pick<AuditService, 'record'>
  proof: StaffProof
}

type Ends = typeof staffEndpoints
type CallOf<Name extends keyof Ends> = Call<Ends[Name]>

export function createStaffAccounts({ db, audit, proof }: StaffAccountParts) {
  async function own(staff_id: number, language: Language): Promise<OwnAccount> {
    const [row] = await membersOf(db, language, staff_id)
    if (!row) return refuse(coreFailures.unauthenticated)
    return presentOwnAccount(row, await recoveryCodesLeft(db, staff_id))
  }

  return {
    own,

    async change({ input: { name, language }, caller, scope }: CallOf<'changeAccount'>): Promise<OwnAccount> {
      await updateStaff(db, caller.staff_id, { name, language })
      return own(caller.staff_id, scope.language)
    },

    /** Whoever else had got in with the old one is out. */
    async changePassword({ input, caller, client }: CallOf<'changePassword'>): Promise<void> {
      const proven = await proof.password(caller, input.password, client)
      const password_hash = await hashPassword(input.new_password)
      await db.transaction(async (tx) => {
        const row = await lockStaff(tx, proven.id)
        // Changed in the meantime, the old one proves nothing.
        refuseUnless(row?.password_hash === proven.password_hash, staffFailures.wrong_password)
        await updateStaff(tx, proven.id, { password_hash })
        await deleteStaffSessions(tx, proven.id, caller.session_id)
        const whose = { subject: 'account', subject_id: proven.id, subject_name: proven.name } as const
        await audit.record(tx, { by: caller, act: 'password_changed', ...whose })
      })
    },
  }
}

export type StaffAccounts = ReturnType<typeof createStaffAccounts>
