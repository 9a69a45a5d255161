// The customer's orders: those on their way, and those of the past (ORD-01).
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session/use-session.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { type OrderStand, ordersQuery } from '../order.queries.ts'
import { TrackDrawer } from '../track/track-drawer.tsx'
import { OrderCard } from './order-card.tsx'

/** Whoever waits for nothing came to look something up: the past opens by itself, once and not under a reader. */
function useStand() {
  const [stand, setStand] = useState<OrderStand | null>(null)
  const { profile } = useSession()
  const { data: running } = useQuery(ordersQuery(useAccess(), 'running', 1))
  if (stand === null && running && profile) {
    setStand(running.total_size === 0 && profile.order_count > 0 ? 'past' : 'running')
  }
  return [stand ?? 'running', setStand] as const
}

export function MyOrders() {
  const t = useTranslations('order')
  const [stand, setStand] = useStand()
  const [tracked, setTracked] = useState<number | null>(null)
  return (
    <>
      <Tabs<OrderStand>
        label={t('orders')}
        value={stand}
        onValueChange={setStand}
        tabs={[
          {
            value: 'running',
            label: t('running'),
            panel: <Orders key="running" stand="running" onTrack={setTracked} />,
          },
          { value: 'past', label: t('past'), panel: <Orders key="past" stand="past" onTrack={setTracked} /> },
        ]}
      />
      <TrackDrawer order_id={tracked} onClose={() => setTracked(null)} />
    </>
  )
}

interface OrdersProps {
  stand: OrderStand
  onTrack(order_id: number): void
}

function Orders({ stand, onTrack }: OrdersProps) {
  const t = useTranslations()
  const [page, setPage] = useState(1)
  const { data, isError, refetch, isPlaceholderData } = useQuery(ordersQuery(useAccess(), stand, page))
  if (isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => refetch()}
      />
    )
  }
  if (!data) return <Loading />
  if (data.total_size === 0) {
    return (
      <EmptyState
        picture={<EmptyPicture />}
        title={t(stand === 'running' ? 'order.none_running' : 'order.none_past')}
        text={t('order.none_text')}
        action={<Button render={<Link to="/home" />}>{t('order.to_shop')}</Button>}
      />
    )
  }
  const pages = Math.ceil(data.total_size / data.limit)
  return (
    <div className="flex flex-col gap-4" aria-busy={isPlaceholderData}>
      <ul className="flex flex-col gap-3">
        {data.orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onTrack={stand === 'running' ? () => onTrack(order.id) : null} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label={t('order.pages')} className="flex items-center justify-center gap-3">
          <Button variant="outline" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('common.previous')}
          </Button>
          <span className="text-14 text-ink-soft tabular">
            {t('common.count_of', { count: String(page), total: String(pages) })}
          </span>
          <Button variant="outline" size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('common.next')}
          </Button>
        </nav>
      ) : null}
    </div>
  )
}

function Loading() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className="h-32 rounded-card" />
      ))}
    </div>
  )
}
