// The bell with the number of new notices; the list is fetched when somebody reaches for it.
import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useTranslations } from 'use-intl'
import { notificationsQuery } from '#web/features/notification/notification.queries.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { type LoadPanel, usePanel } from '#web/shell/navigation/use-panel.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CountBadge } from '#web/ui/display/badge.tsx'

const loadNotifications: LoadPanel = () =>
  import('./notification-panel.tsx').then(({ NotificationPanel }) => NotificationPanel)

export function NotificationButton() {
  const t = useTranslations('shell')
  const access = useAccess()
  // Notifications are by zone: without one there is nothing to ask for.
  const { data } = useQuery({ ...notificationsQuery(access), enabled: access.shop.zone_ids.length > 0 })
  const { Panel, panel, trigger } = usePanel(loadNotifications)
  const count = data?.filter((one) => one.is_read === 0).length ?? 0
  if (access.shop.zone_ids.length === 0) return null
  return (
    <>
      <IconButton
        label={count > 0 ? t('notifications_new', { count }) : t('notifications')}
        aria-haspopup="dialog"
        {...trigger}
        className="relative"
      >
        <Bell aria-hidden size={22} />
        <CountBadge count={count} />
      </IconButton>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
