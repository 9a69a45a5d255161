// One order followed live, or 'Order not found' when nothing loads (TRK-02).
import { useTranslations } from 'use-intl'
import { useRetryAfterText } from '#web/platform/api/use-refusal.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { OrderKey } from '../order.queries.ts'
import { TrackingView } from './tracking-view.tsx'
import { useOrderLive } from './use-order-live.ts'

export function LiveOrder({ orderKey }: { orderKey: OrderKey }) {
  const t = useTranslations('order')
  const retryAfterText = useRetryAfterText()
  const { order, error, followed } = useOrderLive(orderKey)
  if (order) return <TrackingView order={order} followed={followed} />
  if (!error) return <Skeleton className="h-120 rounded-card" />
  // Who guessed too often was not looked for: that is no 'not found'.
  const wait = retryAfterText(error)
  return (
    <div role="alert">
      {wait ? (
        <p className="rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">{wait}</p>
      ) : (
        <EmptyState picture={<EmptyPicture />} title={t('not_found')} text={t('not_found_text')} />
      )}
    </div>
  )
}
