// The way to the conversations, with the number of unread messages (HDR-02); only customers have any.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslations } from 'use-intl'
import { unreadQuery } from '#web/features/chat/chat.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CountBadge } from '#web/ui/display/badge.tsx'

export function ChatLink() {
  const t = useTranslations('shell')
  const { data } = useQuery(unreadQuery(useAccess(), true))
  const count = data?.unread_message_count ?? 0
  return (
    <IconButton
      label={count > 0 ? t('chat_unread', { count }) : t('chat')}
      render={<Link to="/profile" search={{ page: 'inbox' }} />}
      className="relative"
    >
      <MessageCircle aria-hidden size={22} />
      <CountBadge count={count} />
    </IconButton>
  )
}
