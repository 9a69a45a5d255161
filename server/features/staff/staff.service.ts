// The shop's own people, put together: entering the desk, one's own account, and who else works here.
import type { Language } from '#contract/core/language.ts'
import type { Database } from '#server/database/connection.ts'
import type { AuditService } from '#server/features/audit/audit.service.ts'
import type { ContentService } from '#server/features/content/content.service.ts'
import type { SignInAttempts } from '#server/features/session/sign-in-attempts.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { createDuties, undoDuties } from './duties.ts'
import { createAcceptInvitation } from './invitation/accept-invitation.ts'
import { createInvitations } from './invitation/invitations.ts'
import { createStaffPasskeys } from './passkey/staff-passkeys.ts'
import { createSavedViews } from './saved-view/saved-views.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { storesLike } from './staff.db.ts'
import { createStaffAccounts } from './staff-accounts.ts'
import { createStaffProof } from './staff-proof.ts'
import { createStaffSessions } from './staff-sessions.ts'
import { createStaffSignIn } from './staff-sign-in.ts'

export interface StaffParts {
  db: Database
  clock: Clock
  log: Log
  mail: Mail
  audit: AuditService
  content: Pick<ContentService, 'settings' | 'ownNotices'>
  attempts: Pick<SignInAttempts, 'prove'>
  /** Who is to become an owner, by the settings; undefined: nobody beside the first. */
  owner_email: string | undefined
}

export function createStaffService(parts: StaffParts) {
  const { db, audit, owner_email } = parts
  const proof = createStaffProof(parts)
  const sessions = createStaffSessions(parts)
  const accounts = createStaffAccounts({ ...parts, proof })
  const duties = createDuties(parts)
  const invitations = createInvitations(parts)
  audit.undoes('staff', 'duties_changed', undoDuties)

  return {
    identify: sessions.identify,
    ...createStaffSignIn({ ...parts, proof, sessions, accounts }),
    acceptInvitation: createAcceptInvitation({ ...parts, sessions, accounts }),
    sessions,
    accounts,
    duties,
    invitations,
    secondFactor: createSecondFactor({ ...parts, proof }),
    passkeys: createStaffPasskeys({ ...parts, proof }),
    views: createSavedViews(parts),

    async everybody(language: Language) {
      const staff = await duties.list(language)
      return { staff, invitations: await invitations.list(language) }
    },

    stores: (language: Language, search: string) => storesLike(db, language, search),

    /** For whoever starts the shop: how somebody becomes an owner who cannot be invited by one. */
    async ownerLink(origin: string): Promise<string | null> {
      const asked = owner_email === undefined ? null : await invitations.inviteOwner(owner_email, origin)
      return asked ?? invitations.inviteFirstOwner(origin)
    },
  }
}

export type StaffService = ReturnType<typeof createStaffService>
