// Conversations beside the open one; on phones one or the other (CHT-01). One view serves /chatting and the inbox.
import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/layout/card.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { ChatTarget } from './chat-target.ts'
import { ConversationList } from './conversation-list.tsx'
import { Thread } from './thread.tsx'

interface ChatViewProps {
  target: ChatTarget
  onOpen(target: ChatTarget): void
}

export function ChatView({ target, onOpen }: ChatViewProps) {
  const isOpen = target.kind !== 'list'
  return (
    <Card className="grid h-[min(44rem,calc(100dvh-15rem))] min-h-100 overflow-hidden md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]">
      <div className={classNames('min-h-0 min-w-0 md:border-line md:border-e', isOpen && 'max-md:hidden')}>
        <ConversationList target={target} onOpen={onOpen} />
      </div>
      <div className={classNames('min-h-0 min-w-0', !isOpen && 'max-md:hidden')}>
        {isOpen ? (
          <Thread key={JSON.stringify(target)} target={target} onBack={() => onOpen({ kind: 'list' })} />
        ) : (
          <NothingOpen />
        )}
      </div>
    </Card>
  )
}

function NothingOpen() {
  const t = useTranslations('chat')
  return (
    <div className="grid h-full place-items-center p-6 text-center">
      <div className="max-w-xs">
        <p className="font-semibold text-18">{t('choose_title')}</p>
        <p className="mt-1 text-14 text-ink-soft">{t('choose_text')}</p>
      </div>
    </div>
  )
}
