// The open conversation: whom with, what was said with the newest at the bottom, and a line to write.
import { type UseInfiniteQueryResult, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { chatEndpoints } from '#contract/features/chat/chat.endpoints.ts'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { messagesQuery, type OpenChat } from './chat.queries.ts'
import { Composer } from './composer.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { ThreadHeader } from './thread-header.tsx'
import { useSend } from './use-send.ts'

interface ThreadProps {
  target: OpenChat
  onBack(): void
}

export function Thread({ target, onBack }: ThreadProps) {
  const t = useTranslations()
  const query = useInfiniteQuery(messagesQuery(useAccess(), target))
  const { send, sending } = useSend(target)
  const { data, isError, refetch } = query
  const first = data?.pages[0]
  const messages = data?.pages.flatMap((page) => page.messages) ?? []
  useReadCounts(messages[0]?.id)
  // What was sent may be among the messages before the shop's answer to it is here.
  const arrived = new Set(messages.map((message) => message.request_key))
  const underway = sending.filter((one) => !arrived.has(one.key))
  if (isError) {
    return (
      <div className="p-4">
        <QuietFailure text={t('chat.failed')} retryLabel={t('common.retry')} onRetry={() => refetch()} />
      </div>
    )
  }
  return (
    <section aria-label={t('chat.messages')} className="flex h-full flex-col">
      <ThreadHeader target={target} conversation={first?.conversation ?? null} onBack={onBack} />
      {/* Turned over, so that the newest stays in sight while older ones come above it. */}
      <div
        role="log"
        className="flex min-h-0 flex-1 flex-col-reverse gap-2 overflow-y-auto overscroll-contain px-3 py-4 sm:px-4"
      >
        {underway.map((one) => (
          <MessageBubble key={one.key} message={one.message} state={one.state} onRetry={one.retry} />
        ))}
        {messages.map((message) => (
          <MessageBubble key={message.id} message={message} />
        ))}
        {first ? null : <Skeleton className="h-16 w-2/3 rounded-card" />}
        {first && messages.length + underway.length === 0 ? (
          <p className="m-auto max-w-xs text-center text-14 text-ink-soft">{t('chat.empty')}</p>
        ) : null}
        <OlderButton query={query} />
      </div>
      {first && !first.may_write ? (
        <p className="border-line border-t px-4 py-3 text-center text-14 text-ink-soft">{t('chat.closed')}</p>
      ) : (
        <Composer onSend={send} isReady={first !== undefined} />
      )}
    </section>
  )
}

/** Reading marks as seen: the counts beside may be old now. */
function useReadCounts(newest: number | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (newest !== undefined) refreshBelow(queryClient, chatEndpoints.unread.path, chatEndpoints.list.path)
  }, [newest, queryClient])
}

interface OlderButtonProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>
}

function OlderButton({ query }: OlderButtonProps) {
  const t = useTranslations('chat')
  if (!query.hasNextPage) return null
  return (
    <Button
      variant="ghost"
      size="small"
      loading={query.isFetchingNextPage}
      onClick={() => query.fetchNextPage()}
      className="self-center"
    >
      {t('older')}
    </Button>
  )
}
