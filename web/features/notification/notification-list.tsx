// The inbox of notices: newest first, what is new marked; an order's notice leads to the order.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import Package from 'lucide-react/icons/package'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { notificationEndpoints } from '#contract/features/notification/notification.endpoints.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import type { Notification } from '#contract/features/profile/profile.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { refreshBelow } from '#web/platform/live/refresh.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { notificationsQuery } from './notification.queries.ts'

export function NotificationList({ onFollow }: { onFollow(): void }) {
  const t = useTranslations()
  const access = useAccess()
  const { data, isError, refetch } = useQuery(notificationsQuery(access))
  const queryClient = useQueryClient()
  const { mutate: markRead } = useMutation({
    mutationFn: () => access.api.call(notificationEndpoints.read, { quiet: true }),
  })
  useEffect(() => {
    markRead()
    // What was new stays marked while one looks; the next look finds it read.
    return () => {
      refreshBelow(queryClient, profileEndpoints.notifications.path)
    }
  }, [markRead, queryClient])
  if (isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) return <Skeleton className="h-40 rounded-card" />
  if (data.length === 0) {
    return <p className="py-8 text-center text-14 text-ink-soft">{t('shell.no_notifications')}</p>
  }
  return (
    <ul className="flex flex-col">
      {data.map((one) => (
        <li key={`${one.user_id ?? 'all'}-${one.id}`}>
          <Notice notice={one} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

const rowLook = 'flex w-full gap-3 rounded-control px-2 py-3 text-start'

function Notice({ notice, onFollow }: { notice: Notification; onFollow(): void }) {
  const { order_id } = notice.data
  if (order_id === null) {
    return (
      <div className={rowLook}>
        <NoticeBody notice={notice} />
      </div>
    )
  }
  return (
    <Link
      to="/order-history/$id"
      params={{ id: String(order_id) }}
      onClick={onFollow}
      className={classNames(rowLook, 'hover:bg-fill')}
    >
      <NoticeBody notice={notice} />
    </Link>
  )
}

function NoticeBody({ notice }: { notice: Notification }) {
  const t = useTranslations('shell')
  const format = useFormat()
  const { title, description, order_id } = notice.data
  const Icon = order_id === null ? Bell : Package
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <Icon aria-hidden size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <span className="min-w-0 flex-1 font-medium text-14">{title}</span>
          {notice.is_read === 0 ? (
            <span
              role="img"
              aria-label={t('notice_new')}
              className="mt-1.5 size-2 shrink-0 rounded-full bg-accent"
            />
          ) : null}
        </span>
        <span className="block text-13 text-ink-soft">{description}</span>
        <time className="block pt-1 text-12 text-ink-soft tabular">
          {format.written(notice.created_at, 'day_time')}
        </time>
      </span>
    </>
  )
}
