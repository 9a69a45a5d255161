// Refusals about paying through a gateway.
import type { FailureKind } from '../../core/failure.ts'

export const paymentFailures = {
  method_unknown: {
    status: 403,
    code: 'payment_method',
    message: 'The selected payment method is invalid.',
  },
  callback_elsewhere: { status: 403, code: 'callback', message: 'The selected callback is invalid.' },
  /** The gateway does not answer: nothing was asked of the payer yet. */
  gateway_silent: {
    status: 503,
    code: 'payment_method',
    message: 'The payment service does not answer. Please try again or pay in another way.',
  },
  /** Whoever sent it is not the gateway, or it is an old recording. */
  forged: { status: 400, code: 'signature', message: 'The signature is invalid.' },
  unknown: { status: 404, code: 'payment', message: 'Not found' },
} as const satisfies Record<string, FailureKind>
