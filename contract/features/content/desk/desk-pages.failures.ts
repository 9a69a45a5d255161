// Why a page of the shop's own is not saved.
import type { FailureKind } from '../../../core/failure.ts'

export const pageFailures = {
  empty_policy: {
    status: 422,
    code: 'html',
    message: 'Write the page before you show it.',
  },
} as const satisfies Record<string, FailureKind>
