// Signing in at the desk, one's own account, and who else works here.
import { z } from 'zod'
import { deskPath } from '../../core/desk.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { languages } from '../../core/language.ts'
import { nothing, wireFlag, wireId, wireInteger } from '../../core/wire.ts'
import { emailAddress, message } from '../session/session.schema.ts'
import { staffFailures } from './staff.failures.ts'
import {
  invitation,
  invitationToken,
  newRecoveryCodes,
  ownAccount,
  secondFactorCode,
  shownPasskey,
  staffDuties,
  staffMember,
  staffName,
  staffPassword,
  staffSession,
} from './staff.schema.ts'

const signingIn = {
  method: 'POST',
  feature: 'staff',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const own = {
  feature: 'staff',
  caller: 'staff',
  needs: 'own_account',
  module: 'unused',
  zone: 'unused',
} as const

const managing = { ...own, needs: 'manage_staff' } as const

const one = z.object({ id: wireId })

const entered = z.object({ token: z.string(), account: ownAccount })

const refusals = [coreFailures.unauthenticated, coreFailures.not_allowed] as const

export const staffEndpoints = {
  signIn: defineEndpoint({
    ...signingIn,
    path: `${deskPath}/sign-in`,
    summary: 'A session for email, password and, where it is on, the second step: a code or a passkey.',
    input: z.object({
      email: emailAddress,
      password: z.string().min(1).max(200),
      code: secondFactorCode.optional(),
      passkey: shownPasskey.optional(),
    }),
    reply: entered,
    failures: [
      staffFailures.wrong_sign_in,
      staffFailures.code_wanted,
      staffFailures.code_or_passkey_wanted,
      staffFailures.passkey_wanted,
      staffFailures.wrong_passkey,
      staffFailures.wrong_code,
      coreFailures.too_many_requests,
    ],
  }),
  readInvitation: defineEndpoint({
    ...signingIn,
    path: `${deskPath}/invitation/read`,
    summary: 'Whom an invitation is for.',
    input: z.object({ token: invitationToken }),
    reply: invitation.pick({ email: true, roles: true, stores: true, invited_by: true, expires_at: true }),
    failures: [staffFailures.invitation_over, coreFailures.too_many_requests],
  }),
  acceptInvitation: defineEndpoint({
    ...signingIn,
    path: `${deskPath}/invitation/accept`,
    summary: 'An account for whoever holds the invitation, once; the session opens with it.',
    input: z.object({
      token: invitationToken,
      name: staffName,
      /** Of the first owner, whom nobody could name; elsewhere the invitation names it. */
      email: emailAddress.optional(),
      password: staffPassword,
    }),
    reply: entered,
    failures: [
      staffFailures.invitation_over,
      staffFailures.email_wanted,
      staffFailures.email_taken,
      coreFailures.too_many_requests,
    ],
  }),
  signOut: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${deskPath}/sign-out`,
    summary: 'Ends this session.',
    params: nothing,
    input: nothing,
    reply: message,
    failures: [...refusals],
  }),
  account: defineEndpoint({
    ...own,
    method: 'GET',
    path: `${deskPath}/account`,
    summary: 'Who is signed in, and what they may do.',
    params: nothing,
    input: nothing,
    reply: ownAccount,
    failures: [...refusals],
  }),
  changeAccount: defineEndpoint({
    ...own,
    method: 'PUT',
    path: `${deskPath}/account`,
    summary: 'One’s own name and language.',
    params: nothing,
    input: z.object({ name: staffName, language: z.enum(languages) }),
    reply: ownAccount,
    failures: [...refusals],
  }),
  changePassword: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${deskPath}/account/password`,
    summary: 'Another password; all other sessions end.',
    params: nothing,
    input: z.object({ password: z.string().min(1).max(200), new_password: staffPassword }),
    reply: message,
    failures: [...refusals, staffFailures.wrong_password, coreFailures.too_many_requests],
  }),
  beginSecondFactor: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${deskPath}/account/second-factor/begin`,
    summary: 'A new secret for an authenticator app; nothing is asked for before it is confirmed.',
    params: nothing,
    input: z.object({ password: z.string().min(1).max(200) }),
    reply: z.object({ secret: z.string(), address: z.string() }),
    failures: [
      ...refusals,
      staffFailures.wrong_password,
      staffFailures.second_factor_on,
      coreFailures.too_many_requests,
    ],
  }),
  confirmSecondFactor: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${deskPath}/account/second-factor/confirm`,
    summary:
      'Turns the codes of an app on; the first second step of an account comes with recovery codes, shown once.',
    params: nothing,
    input: z.object({ code: secondFactorCode }),
    reply: z.object({ recovery_codes: newRecoveryCodes }),
    failures: [
      ...refusals,
      staffFailures.wrong_code,
      staffFailures.second_factor_on,
      coreFailures.too_many_requests,
    ],
  }),
  removeSecondFactor: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${deskPath}/account/second-factor/remove`,
    summary: 'Turns the second step off: the app, all passkeys and the recovery codes.',
    params: nothing,
    input: z.object({ password: z.string().min(1).max(200) }),
    reply: message,
    failures: [...refusals, staffFailures.wrong_password, coreFailures.too_many_requests],
  }),
  sessions: defineEndpoint({
    ...own,
    method: 'GET',
    path: `${deskPath}/account/sessions`,
    summary: 'Where one is signed in, last seen first.',
    params: nothing,
    input: nothing,
    reply: z.array(staffSession),
    failures: [...refusals],
  }),
  endSession: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: `${deskPath}/account/sessions/{id}`,
    summary: 'Ends one of one’s own sessions.',
    params: one,
    input: nothing,
    reply: message,
    failures: [...refusals, coreFailures.not_found],
  }),
  list: defineEndpoint({
    ...managing,
    method: 'GET',
    path: `${deskPath}/staff`,
    summary: 'Everybody who works here, by name, and the invitations that wait.',
    params: nothing,
    input: nothing,
    reply: z.object({ staff: z.array(staffMember), invitations: z.array(invitation) }),
    failures: [...refusals],
  }),
  change: defineEndpoint({
    ...managing,
    method: 'PUT',
    path: `${deskPath}/staff/{id}`,
    summary:
      'What somebody may do here, and whether they may enter; a change ends none of their sessions unless they may not.',
    params: one,
    input: staffDuties.and(z.object({ is_active: wireFlag.default(true), version: wireInteger })),
    reply: staffMember,
    failures: [
      ...refusals,
      coreFailures.not_found,
      staffFailures.unknown_stores,
      staffFailures.last_owner,
      coreFailures.changed_meanwhile,
    ],
  }),
  endSessionsOf: defineEndpoint({
    ...managing,
    method: 'DELETE',
    path: `${deskPath}/staff/{id}/sessions`,
    summary: 'Ends every session of somebody: a lost device.',
    params: one,
    input: nothing,
    reply: message,
    failures: [...refusals, coreFailures.not_found],
  }),
  removeSecondFactorOf: defineEndpoint({
    ...managing,
    method: 'DELETE',
    path: `${deskPath}/staff/{id}/second-factor`,
    summary: 'Turns somebody’s second step off, passkeys too, and ends their sessions: a lost phone.',
    params: one,
    input: nothing,
    reply: message,
    failures: [...refusals, coreFailures.not_found],
  }),
  invite: defineEndpoint({
    ...managing,
    method: 'POST',
    path: `${deskPath}/invitations`,
    summary: 'A link that makes an account, once, within three days; an earlier one for the same email ends.',
    params: nothing,
    input: staffDuties.and(z.object({ email: emailAddress })),
    reply: z.object({ invitation, link: z.string() }),
    failures: [...refusals, staffFailures.email_taken, staffFailures.unknown_stores],
  }),
  withdrawInvitation: defineEndpoint({
    ...managing,
    method: 'DELETE',
    path: `${deskPath}/invitations/{id}`,
    summary: 'Ends an invitation that was not accepted yet.',
    params: one,
    input: nothing,
    reply: message,
    failures: [...refusals, coreFailures.not_found],
  }),
  stores: defineEndpoint({
    ...managing,
    method: 'GET',
    path: `${deskPath}/staff/stores`,
    summary: 'Stores by name, to choose a manager’s from; at most 50.',
    params: nothing,
    input: z.object({ search: z.string().trim().max(100).default('') }),
    reply: z.array(z.object({ id: z.number().int(), name: z.string(), module_name: z.string() })),
    failures: [...refusals],
  }),
}
