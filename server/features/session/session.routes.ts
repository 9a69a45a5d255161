// The session endpoints, one line each.
import { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import { socialEndpoints } from '#contract/features/session/social.endpoints.ts'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { AccountService } from './account.service.ts'
import type { SessionService } from './session.service.ts'

/** Each costs a hash, a text message or a provider's answer. */
const costly = { perMinute: 30 }

export const sessionRoutes = (sessions: SessionService, accounts: AccountService) => [
  bind(
    sessionEndpoints.newGuest,
    async ({ input, scope }) => ({
      ...say(scope.language, 'Guest varified'),
      guest_id: await sessions.newGuest(input.fcm_token ?? null, scope.language),
    }),
    costly,
  ),
  bind(sessionEndpoints.signUp, (call) => accounts.signUp(call), costly),
  bind(sessionEndpoints.login, (call) => accounts.login(call), costly),
  bind(socialEndpoints.login, (call) => accounts.socialLogin(call), costly),
  bind(socialEndpoints.register, (call) => accounts.socialRegister(call), costly),
  bind(passkeyEndpoints.ask, (call) => accounts.askForPasskey(call), costly),
  bind(passkeyEndpoints.login, (call) => accounts.passkeyLogin(call), costly),
  bind(passkeyEndpoints.list, ({ caller }) => accounts.passkeys(caller.customer_id)),
  bind(passkeyEndpoints.begin, (call) => accounts.beginPasskey(call), costly),
  bind(passkeyEndpoints.add, (call) => accounts.addPasskey(call), costly),
  bind(passkeyEndpoints.rename, (call) => accounts.renamePasskey(call)),
  bind(passkeyEndpoints.remove, (call) => accounts.removePasskey(call)),
  bind(verificationEndpoints.verifyPhone, (call) => accounts.verifyPhone(call), costly),
  bind(verificationEndpoints.forgotPassword, (call) => accounts.forgotPassword(call), costly),
  bind(verificationEndpoints.verifyToken, (call) => accounts.verifyToken(call), costly),
  bind(verificationEndpoints.resetPassword, (call) => accounts.resetPassword(call), costly),
  bind(verificationEndpoints.checkEmail, (call) => accounts.checkEmail(call), costly),
  bind(verificationEndpoints.verifyEmail, (call) => accounts.verifyEmail(call), costly),
  bind(sessionEndpoints.logout, async ({ caller, scope }) => {
    await sessions.revoke(caller.customer_id, caller.session_id)
    return say(scope.language, 'Logout successful.')
  }),
  bind(sessionEndpoints.devices, ({ caller }) => sessions.devices(caller)),
  bind(sessionEndpoints.revokeDevice, async ({ params, caller, scope }) => {
    await sessions.revoke(caller.customer_id, params.id)
    return say(scope.language, 'Successfully removed')
  }),
]
