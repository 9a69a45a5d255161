// One order followed live in the drawer, or 'Order not found' when nothing loads (TRK-02).
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { OrderKey } from '../order.queries.ts'
import { TrackNews } from './news/track-news.tsx'
import { OrderRefused } from './order-refused.tsx'
import { TrackingView } from './tracking-view.tsx'
import { useOrderLive } from './use-order-live.ts'

export function LiveOrder({ orderKey }: { orderKey: OrderKey }) {
  const { order, error, followed } = useOrderLive(orderKey)
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
  return error ? <OrderRefused error={error} /> : <Skeleton className="h-120 rounded-card" />
}
