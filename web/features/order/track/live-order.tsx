// One order followed live in the drawer, or why it cannot be shown (TRK-02).
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { OrderKey } from '../order.queries.ts'
import { TrackNews } from './news/track-news.tsx'
import { OrderRefused } from './order-refused.tsx'
import { TrackingView } from './tracking-view.tsx'
import { useOrderLive } from './use-order-live.ts'

export function LiveOrder({ orderKey }: { orderKey: OrderKey }) {
  const { order, error, retry, followed } = useOrderLive(orderKey)
  if (order) {
    return (
      <>
        <TrackNews
          key={order.id}
          order_status={order.order_status}
          minutes_left={followed?.arrival?.minutes_left ?? null}
        />
        <TrackingView order={order} followed={followed} />
      </>
    )
  }
  return error ? <OrderRefused error={error} retry={retry} /> : <Skeleton className="h-120 rounded-card" />
}
