// Why a place or the nearest zone cannot be named.
import type { FailureKind } from '../../core/failure.ts'

export const locationFailures = {
  place_unknown: { status: 404, code: 'placeid', message: 'Place not found' },
  no_zone: { status: 404, code: 'coordinates', message: 'Service not available in this area' },
  already_served: { status: 409, code: 'coordinates', message: 'We already deliver to this place.' },
  contact_required: { status: 403, code: 'email', message: 'An email address or a phone number is needed.' },
} as const satisfies Record<string, FailureKind>
