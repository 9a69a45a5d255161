// Whom the open conversation is with, and on phones the way back to the others.
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslations } from 'use-intl'
import type { Conversation } from '#contract/features/chat/chat.schema.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import type { OpenChat } from './chat.queries.ts'

interface ThreadHeaderProps {
  target: OpenChat
  conversation: Conversation | null
  onBack(): void
}

export function ThreadHeader({ target, conversation, onBack }: ThreadHeaderProps) {
  const t = useTranslations('chat')
  return (
    <header className="flex min-h-16 items-center gap-3 border-line border-b px-3 py-2.5 sm:px-4">
      <IconButton label={t('back')} onClick={onBack} className="md:hidden">
        <ArrowLeft aria-hidden size={22} className="mirror" />
      </IconButton>
      <Partner target={target} conversation={conversation} />
    </header>
  )
}

function Partner({ target, conversation }: Omit<ThreadHeaderProps, 'onBack'>) {
  const t = useTranslations('chat')
  if (!conversation) {
    if (target.kind === 'conversation') return <Skeleton className="size-11 rounded-full" />
    return <h2 className="font-semibold text-16">{t(`partners.${target.type}`)}</h2>
  }
  const { receiver, receiver_type } = conversation
  const name = `${receiver.f_name} ${receiver.l_name}`.trim()
  return (
    <>
      <Avatar name={name} url={receiver.image_full_url} />
      <div className="min-w-0">
        <h2 className="truncate font-semibold text-16">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-13 text-ink-soft">{t(`partners.${receiver_type}`)}</p>
      </div>
    </>
  )
}
