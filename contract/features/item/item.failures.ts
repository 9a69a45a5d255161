// Refusals about items.
import type { FailureKind } from '../../core/failure.ts'

export const itemFailures = {
  not_found: { status: 404, code: 'product-001', message: 'Not found' },
} as const satisfies Record<string, FailureKind>
