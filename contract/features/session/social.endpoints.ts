// Signing in with a provider's ID token.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { codeFailures, referralFailures, sessionFailures, socialFailures } from './session.failures.ts'
import {
  authResult,
  emailAddress,
  guestId,
  phoneNumber,
  referralCode,
  socialMedia,
} from './session.schema.ts'

const post = {
  method: 'POST',
  feature: 'session',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const credentials = {
  /** The provider's ID token. */
  token: z.string().max(10_000),
  unique_id: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(300)),
  email: emailAddress.optional(),
  medium: z.enum(socialMedia),
  guest_id: guestId,
}

const refusals = [
  socialFailures.medium_off,
  socialFailures.wrong_token,
  socialFailures.other_email,
  socialFailures.provider_silent,
  codeFailures.too_soon,
  socialFailures.not_sent,
  coreFailures.too_many_requests,
] as const

export const socialEndpoints = {
  login: defineEndpoint({
    ...post,
    path: '/auth/social-login',
    summary: 'A session for a known person; a null token asks for a phone (social-register).',
    input: z
      .object(credentials)
      // Apple may keep the address to itself.
      .refine((given) => given.email ?? given.medium === 'apple', {
        path: ['email'],
        error: 'The email field is required.',
        when: ({ issues }) => !issues.some((issue) => issue.path?.[0] === 'email'),
      }),
    reply: authResult,
    failures: [...refusals, sessionFailures.blocked],
  }),
  register: defineEndpoint({
    ...post,
    path: '/auth/social-register',
    summary: 'A new account for a provider’s person, with a phone.',
    input: z.object({ ...credentials, phone: phoneNumber, ref_code: referralCode }),
    reply: authResult.extend({ token: z.string() }),
    failures: [
      ...refusals,
      sessionFailures.phone_taken,
      socialFailures.email_exists,
      referralFailures.off,
      referralFailures.unknown,
      referralFailures.used,
    ],
  }),
}
