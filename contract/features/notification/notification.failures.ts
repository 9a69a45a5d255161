// Refusals about push messages.
import type { FailureKind } from '../../core/failure.ts'

export const notificationFailures = {
  push_service_unknown: {
    status: 403,
    code: 'endpoint',
    message: 'This push service is not known to the shop.',
  },
} as const satisfies Record<string, FailureKind>
