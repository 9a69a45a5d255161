// Changing name, e-mail, picture and password in one go.
import { refuseUnless } from '#contract/core/failure.ts'
import type { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { profileFailures } from '#contract/features/profile/profile.failures.ts'
import { personNameOf } from '#contract/features/session/person-name.ts'
import type { Database, Statements } from '#server/database/connection.ts'
import type { SessionService } from '#server/features/session/session.service.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { customerOwner, ownerName } from '#server/platform/http/caller/owner.ts'
import { say } from '#server/platform/messages/say.ts'
import { hashPassword } from '#server/platform/secrets/password.ts'
import type { Portraits } from './portrait.ts'
import { type CustomerRow, changeCustomer, type ProfileChange } from './profile.db.ts'

export interface ProfileUpdateParts {
  db: Database
  clock: Clock
  sessions: Pick<SessionService, 'revokeOthers'>
  portraits: Portraits
  requireCustomer(id: number): Promise<CustomerRow>
}

type UpdateCall = Call<typeof profileEndpoints.update>
type UpdateInput = UpdateCall['input']

export function createProfileUpdate({ db, clock, sessions, portraits, requireCustomer }: ProfileUpdateParts) {
  async function changeOf(input: UpdateInput, before: CustomerRow): Promise<ProfileChange> {
    return {
      ...personNameOf(input),
      // Another address is the account's once it is proven: whether somebody else has it is shown to its reader only.
      new_email: input.email === before.email ? null : input.email,
      ...(input.password ? { password_hash: await hashPassword(input.password) } : {}),
      ...(input.image
        ? { image: await portraits.keep(input.image, ownerName(customerOwner(before.id))) }
        : {}),
      updated_at: clock.now(),
    }
  }

  return {
    /** The phone is the account's name and stays, whatever is sent. */
    async update({ input, caller, scope }: UpdateCall) {
      const before = await requireCustomer(caller.customer_id)
      const isSocial = before.login_medium !== 'manual'
      refuseUnless(!(isSocial && input.password), profileFailures.social_password)
      const change = await changeOf(input, before)
      const whenChanged = async (tx: Statements) => {
        // Whoever knew the old password is out; the one who changed it stays.
        if (input.password) await sessions.revokeOthers(caller, tx)
      }
      try {
        await changeCustomer(db, before.id, change, whenChanged)
      } catch (problem) {
        await portraits.drop(change.image ?? null)
        throw problem
      }
      if (change.image) await portraits.drop(before.image)
      return say(scope.language, 'Successfully updated')
    },
  }
}
