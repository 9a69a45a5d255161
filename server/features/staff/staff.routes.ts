// The endpoints of signing in at the desk and of staff accounts, one line each.
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import { savedViewRoutes } from './saved-view/saved-view.routes.ts'
import type { StaffService } from './staff.service.ts'

/** Each costs a hash, or is worth guessing at. */
const costly = { perMinute: 30 }

export const staffRoutes = ({
  accounts,
  duties,
  invitations,
  passkeys,
  secondFactor,
  sessions,
  views,
  ...staff
}: StaffService) => [
  bind(staffEndpoints.signIn, (call) => staff.signIn(call), costly),
  bind(staffEndpoints.readInvitation, (call) => invitations.read(call), costly),
  bind(staffEndpoints.acceptInvitation, (call) => staff.acceptInvitation(call), costly),
  bind(staffEndpoints.signOut, async ({ caller, scope }) => {
    await sessions.signOut(caller)
    return say(scope.language, 'Logout successful.')
  }),
  bind(staffEndpoints.account, ({ caller, scope }) => accounts.own(caller.staff_id, scope.language)),
  bind(staffEndpoints.changeAccount, (call) => accounts.change(call)),
  bind(
    staffEndpoints.changePassword,
    async (call) => {
      await accounts.changePassword(call)
      return say(call.scope.language, 'Password changed successfully.')
    },
    costly,
  ),
  bind(staffEndpoints.beginSecondFactor, (call) => secondFactor.begin(call), costly),
  bind(staffEndpoints.confirmSecondFactor, (call) => secondFactor.confirm(call), costly),
  bind(
    staffEndpoints.removeSecondFactor,
    async (call) => {
      await secondFactor.remove(call)
      return say(call.scope.language, 'The second step is off.')
    },
    costly,
  ),
  bind(staffPasskeyEndpoints.ask, (call) => staff.askForPasskey(call), costly),
  bind(staffPasskeyEndpoints.list, ({ caller }) => passkeys.list(caller.staff_id)),
  bind(staffPasskeyEndpoints.begin, (call) => passkeys.begin(call), costly),
  bind(staffPasskeyEndpoints.add, (call) => passkeys.add(call), costly),
  bind(staffPasskeyEndpoints.rename, async (call) => {
    await passkeys.rename(call)
    return say(call.scope.language, 'Successfully updated')
  }),
  bind(
    staffPasskeyEndpoints.remove,
    async (call) => {
      await passkeys.remove(call)
      return say(call.scope.language, 'Successfully removed')
    },
    costly,
  ),
  ...savedViewRoutes(views),
  bind(staffEndpoints.sessions, ({ caller }) => sessions.list(caller)),
  bind(staffEndpoints.endSession, async ({ params, caller, scope }) => {
    await sessions.end(caller, params.id)
    return say(scope.language, 'Successfully removed')
  }),
  bind(staffEndpoints.stores, ({ input, scope }) => staff.stores(scope.language, input.search)),
  bind(staffEndpoints.list, ({ scope }) => staff.everybody(scope.language)),
  bind(staffEndpoints.change, (call) => duties.change(call)),
  bind(staffEndpoints.endSessionsOf, async (call) => {
    await duties.endSessions(call)
    return say(call.scope.language, 'Successfully removed')
  }),
  bind(staffEndpoints.removeSecondFactorOf, async (call) => {
    await duties.removeSecondFactor(call)
    return say(call.scope.language, 'The second step is off.')
  }),
  bind(staffEndpoints.invite, (call) => invitations.invite(call)),
  bind(staffEndpoints.withdrawInvitation, async (call) => {
    await invitations.withdraw(call)
    return say(call.scope.language, 'Successfully removed')
  }),
]
