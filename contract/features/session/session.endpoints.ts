// Entering and leaving the shop: guests, sign-up, sign-in, devices.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireFlag, wireId } from '../../core/wire.ts'
import { personNameFields, requirePersonName } from './person-name.ts'
import { codeFailures, referralFailures, sessionFailures } from './session.failures.ts'
import {
  authResult,
  device,
  emailAddress,
  guestId,
  message,
  newPassword,
  phoneNumber,
  referralCode,
  typedPassword,
} from './session.schema.ts'

const post = {
  method: 'POST',
  feature: 'session',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const own = { feature: 'session', caller: 'customer', module: 'unused', zone: 'unused' } as const

const signUpNames = {
  f_name: {
    required: 'The first name field is required.',
    long: 'The first name must not be greater than 100 characters.',
  },
  l_name: {
    required: 'The last name field is required.',
    long: 'The last name must not be greater than 100 characters.',
  },
}

const signUpFields = z.object({
  ...personNameFields(signUpNames),
  email: emailAddress.optional(),
  phone: phoneNumber,
  password: newPassword,
  ref_code: referralCode,
  guest_id: guestId,
})

/** Clients that send one `name` may leave the e-mail out; the others may not (api.md 11). */
const signUp = requirePersonName(signUpFields, signUpNames).refine((given) => given.name ?? given.email, {
  path: ['email'],
  error: 'The email field is required.',
  when: ({ issues }) => !issues.some((issue) => issue.path?.[0] === 'email'),
})

/** `phone` may hold an e-mail address; newer clients send `email_or_phone`. */
const login = z
  .object({
    phone: z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(255)).optional(),
    email_or_phone: z.string().max(255).optional(),
    email: z.string().max(255).optional(),
    password: typedPassword,
    login_type: z.enum(['manual']).default('manual'),
    guest_id: guestId,
    /** False: the session ends a day after the last visit instead of sixty. */
    remember: wireFlag.default(true),
  })
  .refine((given) => given.phone ?? given.email_or_phone ?? given.email, {
    path: ['phone'],
    error: 'The phone field is required.',
    when: () => true,
  })

const codeSending = [codeFailures.too_soon, codeFailures.not_sent, coreFailures.too_many_requests] as const

export const sessionEndpoints = {
  newGuest: defineEndpoint({
    ...post,
    path: '/auth/guest/request',
    summary: 'A new guest id, for a cart without an account.',
    input: z.object({ fcm_token: z.string().max(500).optional() }),
    reply: message.extend({ guest_id: z.number().int() }),
    failures: [coreFailures.too_many_requests],
  }),
  signUp: defineEndpoint({
    ...post,
    path: '/auth/sign-up',
    summary: 'A new account; the guest’s cart comes along.',
    input: signUp,
    reply: authResult.extend({ token: z.string(), phone_verify_end_url: z.string() }),
    failures: [
      sessionFailures.phone_taken,
      sessionFailures.email_taken,
      referralFailures.off,
      referralFailures.unknown,
      referralFailures.used,
      ...codeSending,
    ],
  }),
  login: defineEndpoint({
    ...post,
    path: '/auth/login',
    summary: 'A session for phone or e-mail and password.',
    input: login,
    reply: authResult.extend({ token: z.string() }),
    failures: [coreFailures.unauthorized, sessionFailures.blocked, ...codeSending],
  }),
  logout: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends this session.',
    params: nothing,
    input: nothing,
    reply: message,
    failures: [coreFailures.unauthenticated],
  }),
  devices: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/customer/sessions',
    summary: 'Where the customer is signed in, last seen first.',
    params: nothing,
    input: nothing,
    reply: z.array(device),
    failures: [coreFailures.unauthenticated],
  }),
  revokeDevice: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/sessions/{id}',
    summary: 'Signs one of the customer’s own devices out.',
    params: z.object({ id: wireId }),
    input: nothing,
    reply: message,
    failures: [coreFailures.unauthenticated, coreFailures.not_found],
  }),
}
