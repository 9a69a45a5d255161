// Why a point cannot be delivered to.
import type { FailureKind } from '../../core/failure.ts'

export const zoneFailures = {
  not_served: { status: 404, code: 'coordinates', message: 'Service not available in this area' },
  paused: { status: 403, code: 'coordinates', message: 'We are temporarily unavailable in this area' },
} as const satisfies Record<string, FailureKind>
