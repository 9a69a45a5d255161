// The endpoints of the operations API that are about conversations.
import { chatOperationsEndpoints as ends } from '#contract/features/chat/operations.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { ChatOperations } from './chat-operations.ts'

const busy = { perMinute: 300 }

export const chatOperationsRoutes = (chats: ChatOperations) => [
  bind(ends.waiting, () => chats.waiting(), busy),
  bind(
    ends.answer,
    ({ params, input, request_key }) => chats.answer({ conversation_id: params.id, ...input, request_key }),
    busy,
  ),
]
