// Refusals about paying through a gateway.
import type { FailureKind } from '../../core/failure.ts'

export const paymentFailures = {
  method_unknown: {
    status: 403,
    code: 'payment_method',
    message: 'The selected payment method is invalid.',
  },
  callback_elsewhere: { status: 403, code: 'callback', message: 'The selected callback is invalid.' },
  unknown: { status: 404, code: 'payment', message: 'Not found' },
} as const satisfies Record<string, FailureKind>
