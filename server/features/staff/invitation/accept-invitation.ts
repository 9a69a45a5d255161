// Accepting an invitation: the account, its duties and its first session, together and once.
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import type { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffFailures } from '#contract/features/staff/staff.failures.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import { hashSecret } from '#server/platform/secrets/token.ts'
import {
  existingStores,
  hasOwner,
  insertStaff,
  lockDuties,
  replaceStores,
  type StaffRow,
} from '../staff.db.ts'
import type { StaffAccounts } from '../staff-accounts.ts'
import type { StaffSessions } from '../staff-sessions.ts'
import { invitationByToken, takeInvitationByToken } from './invitation.db.ts'
import { aboutInvitation } from './invitations.ts'

export interface AcceptParts {
  db: Database
  clock: Clock
  audit: Pick<AuditService, 'record'>
  sessions: StaffSessions
  accounts: Pick<StaffAccounts, 'own'>
}

type Person = Pick<StaffRow, 'name' | 'password_hash' | 'language'> & { email: string | undefined }

/** A store that is gone since is left out. */
async function makeStaff(
  tx: Statements,
  { clock, audit }: AcceptParts,
  { email: named, ...person }: Person,
  token_hash: string,
): Promise<StaffRow> {
  const at = clock.now()
  const invitation = await takeInvitationByToken(tx, token_hash, at)
  refuseUnless(invitation, staffFailures.invitation_over)
  // Whoever has an owner already asks them.
  const isOver = invitation.email === null && (await hasOwner(tx))
  refuseUnless(!isOver, staffFailures.invitation_over)
  const email = invitation.email ?? named ?? refuse(staffFailures.email_wanted)
  const { roles } = invitation
  const made = await insertStaff(tx, { ...person, email, roles, created_at: at })
  refuseUnless(made, staffFailures.email_taken)
  const store_ids = await existingStores(tx, invitation.store_ids)
  await replaceStores(tx, made.id, store_ids)
  const by = { staff_id: made.id, name: made.name }
  const about = { ...aboutInvitation(invitation), subject_name: email }
  await audit.record(tx, { by, act: 'invitation_accepted', ...about, after: { roles, store_ids } })
  return made
}

export function createAcceptInvitation(parts: AcceptParts) {
  const { db, clock, sessions, accounts } = parts

  return async ({ input, scope, client }: Call<typeof staffEndpoints.acceptInvitation>) => {
    const token_hash = hashSecret(input.token)
    // Before the password is hashed, which costs more than the question.
    const known = await invitationByToken(db, token_hash, clock.now())
    refuseUnless(known, staffFailures.invitation_over)
    const person = {
      name: input.name,
      email: input.email,
      language: scope.language,
      password_hash: await hashPassword(input.password),
    }
    const entered = await db.transaction(async (tx) => {
      if (known.invitation.email === null) await lockDuties(tx)
      const { id } = await makeStaff(tx, parts, person, token_hash)
      return { id, token: await sessions.open(tx, id, client) }
    })
    return { token: entered.token, account: await accounts.own(entered.id, scope.language) }
  }
}
