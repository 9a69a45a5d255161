// Why somebody is not let in; the texts keep the spelling clients know.
import type { FailureKind } from '../../core/failure.ts'

export const sessionFailures = {
  phone_taken: { status: 403, code: 'phone', message: 'The phone has already been taken.' },
  email_taken: { status: 403, code: 'email', message: 'The email has already been taken.' },
  blocked: { status: 403, code: 'auth-003', message: 'Your account is blocked' },
} as const satisfies Record<string, FailureKind>

export const referralFailures = {
  off: { status: 403, code: 'ref_code', message: 'Referer disable' },
  unknown: { status: 405, code: 'ref_code', message: 'Referer code not found' },
  used: { status: 403, code: 'phone', message: 'Referrer code already used' },
} as const satisfies Record<string, FailureKind>

export const codeFailures = {
  too_soon: { status: 405, code: 'otp', message: 'Please try again after {seconds} Seconds' },
  not_sent: { status: 405, code: 'otp', message: 'Faield to send sms' },
  mail_not_sent: { status: 405, code: 'otp', message: 'Failed to send mail' },
  mismatch: { status: 404, code: 'otp', message: 'OTP does not match' },
  too_many_tries: { status: 405, code: 'otp_temp_blocked', message: 'Too many attemps' },
  held_back: { status: 405, code: 'otp_block_time', message: 'Please try again after {time}' },
  email_mismatch: { status: 404, code: 'token', message: 'Code not found' },
} as const satisfies Record<string, FailureKind>

export const passwordFailures = {
  invalid_code: { status: 400, code: 'invalid', message: 'Invalid OTP.' },
  invalid_token: { status: 400, code: 'invalid', message: 'Invalid otp' },
  mismatch: {
    status: 401,
    code: 'mismatch',
    message: 'The confirm password and password must match.',
  },
} as const satisfies Record<string, FailureKind>

export const socialFailures = {
  medium_off: { status: 403, code: 'medium', message: 'The selected medium is invalid.' },
  wrong_token: { status: 403, code: 'wrong-credential', message: 'wrong credential.' },
  other_email: { status: 403, code: 'email', message: 'Email does not match' },
  not_sent: { status: 403, code: 'otp', message: 'Faield to send sms' },
  email_exists: { status: 403, code: 'auth-004', message: 'Email already exists' },
  provider_silent: {
    status: 503,
    code: 'medium',
    message: 'The sign-in provider does not answer. Please try again shortly.',
  },
} as const satisfies Record<string, FailureKind>

export const passkeyFailures = {
  not_made: { status: 403, code: 'credential', message: 'The passkey could not be added. Please try again.' },
  too_many: {
    status: 403,
    code: 'passkey',
    message: 'You have {most} passkeys already. Remove one to add another.',
  },
} as const satisfies Record<string, FailureKind>
