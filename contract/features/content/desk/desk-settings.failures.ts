// Why a setting cannot be turned on: what it needs was not given to the process.
import type { FailureKind } from '../../../core/failure.ts'

export const settingFailures = {
  no_gateway: {
    status: 422,
    code: 'digital_payment',
    message: 'No payment gateway is set up. Whoever runs the shop enters its keys first.',
  },
  no_offline_method: {
    status: 422,
    code: 'offline_payment_status',
    message: 'Add an offline payment method first.',
  },
  no_codes: {
    status: 422,
    code: 'customer_verification',
    message: 'No text message service is set up, so no code would reach a phone.',
  },
} as const satisfies Record<string, FailureKind>
