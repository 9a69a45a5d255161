// One-time codes: proving a phone or an e-mail address, and choosing a new password.
import { z } from 'zod'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'
import { codeFailures, passwordFailures, sessionFailures } from './session.failures.ts'
import { emailAddress, message, newPassword, oneTimeCode, phoneNumber, sentCode } from './session.schema.ts'

const post = {
  method: 'POST',
  feature: 'session',
  caller: 'anyone',
  module: 'unused',
  zone: 'unused',
  params: nothing,
} as const

const tries = [codeFailures.too_many_tries, codeFailures.held_back, coreFailures.too_many_requests] as const

export const verificationEndpoints = {
  verifyPhone: defineEndpoint({
    ...post,
    path: '/auth/verify-phone',
    summary: 'Proves a phone with the code sent to it.',
    input: z.object({ phone: phoneNumber, otp: oneTimeCode }),
    reply: message.extend({ otp: z.literal('inactive').optional() }),
    failures: [codeFailures.mismatch, ...tries],
  }),
  forgotPassword: defineEndpoint({
    ...post,
    path: '/auth/forgot-password',
    summary: 'Sends a code for a new password; the answer is the same whether or not the phone is known.',
    input: z.object({ phone: phoneNumber }),
    reply: sentCode,
    failures: [codeFailures.too_soon, codeFailures.held_back, coreFailures.too_many_requests],
  }),
  verifyToken: defineEndpoint({
    ...post,
    path: '/auth/verify-token',
    summary: 'Whether a code for a new password is right; it stays usable.',
    input: z.object({ phone: phoneNumber, reset_token: oneTimeCode }),
    reply: message,
    failures: [passwordFailures.invalid_code, ...tries],
  }),
  resetPassword: defineEndpoint({
    ...post,
    method: 'PUT',
    path: '/auth/reset-password',
    summary: 'Sets a new password by code and ends every session of the account.',
    input: z.object({
      phone: phoneNumber,
      reset_token: oneTimeCode,
      password: newPassword,
      confirm_password: z.string().max(200),
    }),
    reply: message,
    failures: [passwordFailures.invalid_token, passwordFailures.mismatch, ...tries],
  }),
  checkEmail: defineEndpoint({
    ...post,
    path: '/auth/check-email',
    summary: 'Sends a code to an e-mail address where mail can be sent; the same for a free and a taken one.',
    input: z.object({ email: emailAddress }),
    reply: sentCode.extend({ token: z.enum(['active', 'inactive']) }),
    failures: [codeFailures.too_soon, codeFailures.mail_not_sent, coreFailures.too_many_requests],
  }),
  verifyEmail: defineEndpoint({
    ...post,
    path: '/auth/verify-email',
    summary:
      'Proves an e-mail address with the code sent to it; one the customer changed to becomes the account’s.',
    input: z.object({ email: emailAddress, token: oneTimeCode }),
    reply: message,
    failures: [codeFailures.email_mismatch, sessionFailures.email_taken, ...tries],
  }),
}
