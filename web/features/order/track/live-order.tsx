// One order followed live, or 'Order not found' when nothing loads (TRK-02).
import { useTranslations } from 'use-intl'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { OrderKey } from '../order.queries.ts'
import { TrackingView } from './tracking-view.tsx'
import { useOrderLive } from './use-order-live.ts'

export function LiveOrder({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('order')
  const { order, isError, followed } = useOrderLive(orderKey)
  if (order) return <TrackingView order={order} followed={followed} />
  if (isError)
    return <EmptyState picture={<EmptyPicture />} title={t('not_found')} text={t('not_found_text')} />
  return <Skeleton className="h-120 rounded-card" />
}
