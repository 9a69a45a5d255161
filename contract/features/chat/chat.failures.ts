// Refusals about conversations.
import type { FailureKind } from '../../core/failure.ts'

export const chatFailures = {
  conversation_unknown: { status: 404, code: 'conversation_id', message: 'Conversation not found' },
  partner_unknown: { status: 404, code: 'receiver_id', message: 'There is nobody to write to' },
  partner_required: { status: 403, code: 'conversation_id', message: 'Say who you are writing to.' },
  empty: { status: 403, code: 'message', message: 'write something' },
  closed: {
    status: 403,
    code: 'conversation',
    message: 'You can write here while your order is on its way.',
  },
  image_unreadable: { status: 403, code: 'image', message: 'The image could not be read.' },
} as const satisfies Record<string, FailureKind>
