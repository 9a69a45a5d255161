// Why a change is not taken back.
import type { FailureKind } from '../../core/failure.ts'

export const auditFailures = {
  not_undoable: {
    status: 409,
    code: 'undo',
    message: 'This cannot be undone any more: it was changed again since.',
  },
} as const satisfies Record<string, FailureKind>
