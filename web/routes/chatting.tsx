// Conversations (CHT-01), opened from a message notification; a guest is sent to sign in and back (NET-13).
import { createFileRoute } from '@tanstack/react-router'
import { ChatPage } from '#web/features/chat/chat-page.tsx'
import { chatSearchNames, chatSearchOf, chatTargetIn } from '#web/features/chat/chat-target.ts'
import { loadChatPage } from '#web/features/chat/load-chat-page.ts'
import { searchTexts } from '#web/platform/navigation/search-texts.ts'

export const Route = createFileRoute('/chatting')({
  validateSearch: searchTexts(...chatSearchNames),
  loader: ({ context }) => loadChatPage(context),
  head: ({ loaderData }) => ({
    meta: loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [],
  }),
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <ChatPage
        target={chatTargetIn(Route.useSearch())}
        onOpen={(target) => navigate({ search: chatSearchOf(target) })}
      />
    )
  },
})
