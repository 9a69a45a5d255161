// The page of conversations.
import { useTranslations } from 'use-intl'
import { CustomerOnly } from '#web/platform/session/customer-only.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import type { ChatTarget } from './chat-target.ts'
import { ChatView } from './chat-view.tsx'

interface ChatPageProps {
  target: ChatTarget
  onOpen(target: ChatTarget): void
}

export function ChatPage(props: ChatPageProps) {
  const t = useTranslations('chat')
  return (
    <Container className="flex flex-col gap-4 py-4 sm:gap-6 sm:py-8">
      <h1 className="font-semibold text-22 sm:text-28">{t('title')}</h1>
      <CustomerOnly fallback={<ChatLoading />}>
        <ChatView {...props} />
      </CustomerOnly>
    </Container>
  )
}

/** As high as the view that is coming. */
export function ChatLoading() {
  return <Skeleton className="h-[min(44rem,calc(100dvh-15rem))] min-h-100 rounded-card" />
}
