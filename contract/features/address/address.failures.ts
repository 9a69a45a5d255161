// Refusals about saved addresses.
import type { FailureKind } from '../../core/failure.ts'

export const addressFailures = {
  not_served: { status: 403, code: 'coordinates', message: 'Service not available in this area' },
} as const satisfies Record<string, FailureKind>
