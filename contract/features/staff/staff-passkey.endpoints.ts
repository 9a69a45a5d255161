// Passkeys as the second step of signing in at the desk: asking for one after the password, and the list of one's own.
import { z } from 'zod'
import { deskPath } from '../../core/desk.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { newCredential, secondStepCreation, secondStepRequest } from '../../core/webauthn.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { passkey, passkeyName } from '../session/passkey.schema.ts'
import { passkeyFailures } from '../session/session.failures.ts'
import { emailAddress, message } from '../session/session.schema.ts'
import { staffFailures } from './staff.failures.ts'
import { newRecoveryCodes, signInTicket } from './staff.schema.ts'

const own = {
  feature: 'staff',
  caller: 'staff',
  needs: 'own_account',
  module: 'unused',
  zone: 'unused',
} as const

const one = z.object({ id: wireId })

const password = z.string().min(1).max(200)

const path = `${deskPath}/account/passkeys`

const refusals = [coreFailures.unauthenticated, coreFailures.not_allowed] as const

const proof = [staffFailures.wrong_password, coreFailures.too_many_requests] as const

export const staffPasskeyEndpoints = {
  ask: defineEndpoint({
    method: 'POST',
    feature: 'staff',
    caller: 'anyone',
    module: 'unused',
    zone: 'unused',
    path: `${deskPath}/sign-in/passkey`,
    summary:
      'After the right password, a challenge for the passkeys of that account; good for five minutes and one try, with its ticket.',
    params: nothing,
    input: z.object({ email: emailAddress, password }),
    reply: z.object({ ticket: signInTicket, options: secondStepRequest }),
    failures: [staffFailures.wrong_sign_in, staffFailures.no_passkey, coreFailures.too_many_requests],
  }),
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path,
    summary: 'One’s own passkeys, newest first.',
    params: nothing,
    input: nothing,
    reply: z.array(passkey),
    failures: [...refusals],
  }),
  begin: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${path}/begin`,
    summary:
      'A challenge for a new passkey of this account; good for five minutes, one try and this session.',
    params: nothing,
    input: z.object({ password }),
    reply: secondStepCreation,
    failures: [...refusals, ...proof, passkeyFailures.too_many],
  }),
  add: defineEndpoint({
    ...own,
    method: 'POST',
    path,
    summary:
      'Keeps a new passkey; the first second step of an account comes with recovery codes, shown once.',
    params: nothing,
    input: z.object({ name: passkeyName, credential: newCredential }),
    reply: z.object({ id: z.number().int(), recovery_codes: newRecoveryCodes }),
    failures: [
      ...refusals,
      passkeyFailures.not_made,
      passkeyFailures.too_many,
      coreFailures.too_many_requests,
    ],
  }),
  rename: defineEndpoint({
    ...own,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Calls one of one’s own passkeys by another name.',
    params: one,
    input: z.object({ name: passkeyName }),
    reply: message,
    failures: [...refusals, coreFailures.not_found],
  }),
  remove: defineEndpoint({
    ...own,
    method: 'POST',
    path: `${path}/{id}/remove`,
    summary: 'Removes a passkey; without another one and without an app the second step is off.',
    params: one,
    input: z.object({ password }),
    reply: message,
    failures: [...refusals, ...proof, coreFailures.not_found],
  }),
}
