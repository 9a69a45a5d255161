// Refusals about stores.
import type { FailureKind } from '../../core/failure.ts'

export const storeFailures = {
  not_found: { status: 404, code: 'store', message: 'Store not found' },
} as const satisfies Record<string, FailureKind>
