// Refusals of the texts and the newsletter.
import type { FailureKind } from '../../core/failure.ts'

export const contentFailures = {
  already_subscribed: { status: 403, code: 'email', message: 'The email has already been taken.' },
  no_policy: { status: 404, code: 'policy', message: 'Not found' },
} as const satisfies Record<string, FailureKind>
