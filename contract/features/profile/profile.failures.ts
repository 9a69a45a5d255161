// Refusals about the customer's own account.
import type { FailureKind } from '../../core/failure.ts'

export const profileFailures = {
  social_password: {
    status: 403,
    code: 'password',
    message: 'The password of a social account cannot be changed.',
  },
  image_kind: {
    status: 403,
    code: 'image',
    message: 'The image must be a file of type: jpg, jpeg, png, gif.',
  },
  image_unreadable: { status: 403, code: 'image', message: 'The image could not be read.' },
  order_running: { status: 403, code: 'on-going', message: 'User account delete warning' },
  holdings_moved: {
    status: 409,
    code: 'holdings',
    message: 'Your balance has changed. Please look again at what would be lost.',
  },
  zone_required: { status: 403, code: 'zoneId', message: 'Zone id is required!' },
  zone_unknown: { status: 403, code: 'zoneId', message: 'The selected zone id is invalid.' },
  interest_unknown: { status: 403, code: 'interest', message: 'The selected interest is invalid.' },
} as const satisfies Record<string, FailureKind>
