// Passkeys: signing in with one, and the customer's list of them.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { creationOptions, newCredential, requestOptions, usedCredential } from '../../core/webauthn.ts'
import { nothing, wireId } from '../../core/wire.ts'
import { passkey, passkeyName } from './passkey.schema.ts'
import { codeFailures, passkeyFailures, sessionFailures } from './session.failures.ts'
import { authResult, guestId, message } from './session.schema.ts'

const anyone = {
  method: 'POST',
  feature: 'session',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const own = { feature: 'session', caller: 'customer', module: 'unused', zone: 'unused' } as const

const one = z.object({ id: wireId })

export const passkeyEndpoints = {
  ask: defineEndpoint({
    ...anyone,
    path: '/auth/passkey/options',
    summary: 'A challenge for any passkey of this shop; good for five minutes and one try.',
    input: nothing,
    reply: requestOptions,
    failures: [coreFailures.too_many_requests],
  }),
  login: defineEndpoint({
    ...anyone,
    path: '/auth/passkey/login',
    summary: 'A session for a passkey; unknown, forged and outdated ones get one answer.',
    input: z.object({ credential: usedCredential, guest_id: guestId }),
    reply: authResult.extend({ token: z.string() }),
    failures: [
      coreFailures.unauthorized,
      sessionFailures.blocked,
      codeFailures.too_soon,
      codeFailures.not_sent,
      coreFailures.too_many_requests,
    ],
  }),
  list: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/passkeys',
    summary: 'The customer’s passkeys, newest first.',
    params: nothing,
    input: nothing,
    reply: z.array(passkey),
    failures: [coreFailures.unauthenticated],
  }),
  begin: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/passkeys/options',
    summary: 'A challenge for a new passkey of this customer; good for five minutes and one try.',
    params: nothing,
    input: nothing,
    reply: creationOptions,
    failures: [coreFailures.unauthenticated, passkeyFailures.too_many, coreFailures.too_many_requests],
  }),
  add: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/customer/passkeys',
    summary: 'Keeps a new passkey.',
    params: nothing,
    input: z.object({ name: passkeyName, credential: newCredential }),
    reply: message.extend({ id: z.number().int() }),
    failures: [
      coreFailures.unauthenticated,
      passkeyFailures.not_made,
      passkeyFailures.too_many,
      coreFailures.too_many_requests,
    ],
  }),
  rename: defineEndpoint({
    ...own,
    method: 'PUT',
    path: '/customer/passkeys/{id}',
    summary: 'Calls one of the customer’s passkeys by another name.',
    params: one,
    input: z.object({ name: passkeyName }),
    reply: message,
    failures: [coreFailures.unauthenticated, coreFailures.not_found],
  }),
  remove: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/passkeys/{id}',
    summary: 'Removes one of the customer’s passkeys; it lets nobody in any more.',
    params: one,
    input: nothing,
    reply: message,
    failures: [coreFailures.unauthenticated, coreFailures.not_found],
  }),
}
