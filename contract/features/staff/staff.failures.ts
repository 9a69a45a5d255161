// Why one of the shop's own people is not let in, or may not do something.
import type { FailureKind } from '../../core/failure.ts'

export const staffFailures = {
  wrong_sign_in: { status: 401, code: 'sign-in', message: 'This email and password do not match.' },
  code_wanted: {
    status: 401,
    code: 'second-factor',
    message: 'Enter the code from your authenticator app.',
  },
  code_or_passkey_wanted: {
    status: 401,
    code: 'second-factor-or-passkey',
    message: 'Use your passkey, or enter the code from your authenticator app.',
  },
  passkey_wanted: { status: 401, code: 'passkey-wanted', message: 'Use your passkey.' },
  wrong_passkey: {
    status: 401,
    code: 'passkey',
    message: 'This passkey was not accepted. Try again or use another way.',
  },
  no_passkey: { status: 404, code: 'passkey', message: 'This account has no passkey.' },
  wrong_code: { status: 401, code: 'second-factor', message: 'This code is not right or was used already.' },
  wrong_password: { status: 403, code: 'password', message: 'The password is not right.' },
  invitation_over: {
    status: 404,
    code: 'invitation',
    message: 'This invitation is no longer valid. Ask for a new one.',
  },
  /** Of the first owner's invitation, which names nobody. */
  email_wanted: { status: 422, code: 'email', message: 'Enter the email address you will sign in with.' },
  email_taken: { status: 409, code: 'email', message: 'Somebody with this email works here already.' },
  unknown_stores: { status: 422, code: 'store_ids', message: 'One of these stores does not exist.' },
  last_owner: { status: 409, code: 'roles', message: 'The shop must keep at least one owner.' },
  second_factor_on: {
    status: 409,
    code: 'second-factor',
    message: 'The second step is on already.',
  },
  view_name_taken: { status: 409, code: 'name', message: 'This list has a view of that name already.' },
  too_many_views: {
    status: 409,
    code: 'views',
    message: 'This list has {most} views already. Remove one to save another.',
  },
} as const satisfies Record<string, FailureKind>
