// Says something: shown at once, sent once however often the network fails, tried again by hand.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { chatEndpoints } from '#contract/features/chat/chat.endpoints.ts'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import type { OpenChat } from './chat.queries.ts'

export interface NewMessage {
  text: string
  images: readonly File[]
}

export interface ShownMessage {
  key: string
  message: { message: string | null; images: readonly File[] }
  state: 'sending' | 'failed'
  retry(): void
}

interface Pending extends NewMessage {
  /** The same for every try: the shop keeps one message a key. */
  key: string
  state: 'sending' | 'failed'
}

export function useSend(target: OpenChat) {
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<readonly Pending[]>([])

  const mark = (key: string, state: Pending['state']) =>
    setPending((all) => all.map((one) => (one.key === key ? { ...one, state } : one)))

  async function attempt({ key, text, images }: Pending): Promise<void> {
    mark(key, 'sending')
    try {
      await api.call(chatEndpoints.send, {
        input: { ...receiverOf(target), message: text, image: [...images], limit: 1 },
        request_key: key,
      })
      await refreshBelow(queryClient, '/customer/message/')
      setPending((all) => all.filter((one) => one.key !== key))
    } catch {
      // The reason was said in passing; the words stay, to be sent again.
      mark(key, 'failed')
    }
  }

  return {
    send(newMessage: NewMessage): void {
      const one: Pending = { ...newMessage, key: crypto.randomUUID(), state: 'sending' }
      setPending((all) => [one, ...all])
      attempt(one)
    },
    sending: pending.map(
      (one): ShownMessage => ({
        key: one.key,
        message: { message: one.text || null, images: one.images },
        state: one.state,
        retry: () => {
          attempt(one)
        },
      }),
    ),
  }
}

function receiverOf(target: OpenChat) {
  return target.kind === 'conversation'
    ? { conversation_id: target.conversation_id }
    : { receiver_type: target.type, receiver_id: target.id }
}
