// One conversation in the list.
import ImageIcon from 'lucide-react/icons/image'
import { useTranslations } from 'use-intl'
import type { Conversation } from '#contract/features/chat/chat.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useTimeText } from './use-time-text.ts'

interface ConversationRowProps {
  conversation: Conversation
  isOpen: boolean
  onOpen(): void
}

export function ConversationRow({ conversation, isOpen, onOpen }: ConversationRowProps) {
  const t = useTranslations('chat')
  const format = useFormat()
  const timeText = useTimeText()
  const { receiver, receiver_type, last_message, last_message_time, unread_message_count } = conversation
  const name = `${receiver.f_name} ${receiver.l_name}`.trim()
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-fill focus-inside',
          isOpen && 'bg-accent-soft',
        )}
      >
        <Avatar name={name} url={receiver.image_full_url} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-medium text-14">
              <bdi>{name}</bdi>
            </span>
            {last_message_time ? (
              <time dateTime={last_message_time} className="shrink-0 text-12 text-ink-soft tabular">
                {timeText(last_message_time)}
              </time>
            ) : null}
          </span>
          <span className="flex items-center justify-between gap-2">
            <span className="flex min-w-0 items-center gap-1 text-13 text-ink-soft">
              {last_message && last_message.file_full_url.length > 0 ? (
                <ImageIcon aria-hidden size={14} className="shrink-0" />
              ) : null}
              <bdi className="truncate">{last_message?.message ?? t(`partners.${receiver_type}`)}</bdi>
            </span>
            {unread_message_count > 0 ? (
              <Badge tone="accent">
                <bdi aria-hidden>{format.count(unread_message_count)}</bdi>
                <VisuallyHidden>{t('unread', { count: unread_message_count })}</VisuallyHidden>
              </Badge>
            ) : null}
          </span>
        </span>
      </button>
    </li>
  )
}
