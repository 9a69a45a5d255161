// Why a notice is not sent, or not held back.
import type { FailureKind } from '../../../core/failure.ts'

export const deskNoticeFailures = {
  nobody: { status: 422, code: 'segment', message: 'Nobody would get this notice.' },
  unknown_zones: { status: 422, code: 'segment', message: 'One of these zones does not exist.' },
  unknown_module: { status: 422, code: 'segment', message: 'This module does not exist.' },
  past: { status: 422, code: 'send_at', message: 'This time is over already.' },
  too_late: { status: 409, code: 'state', message: 'It is being sent already.' },
} as const satisfies Record<string, FailureKind>
