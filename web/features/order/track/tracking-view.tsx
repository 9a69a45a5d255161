// An order on its way, as a part of another page or of the drawer: arrival, map, the courier, steps (TRK-01, TRK-02).
import { Link } from '@tanstack/react-router'
import Maximize from 'lucide-react/icons/maximize-2'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ArrivalHeading } from './arrival/arrival-heading.tsx'
import { useOrderArriving } from './arrival/use-order-arriving.ts'
import { CourierCard } from './courier-card.tsx'
import { OrderHandover } from './handover/order-handover.tsx'
import { MoneyBack } from './money-back.tsx'
import { hasPlaces, OrderMap } from './order-map.tsx'
import { Receiver } from './receiver.tsx'
import { TrackSteps } from './steps/track-steps.tsx'

export interface TrackingViewProps {
  order: TrackedOrder
  followed: FollowedOrder | null
}

export function TrackingView({ order, followed }: TrackingViewProps) {
  const arriving = useOrderArriving(order, followed)
  return (
    <div className="flex flex-col gap-5">
      {arriving.arrival ? <ArrivalHeading arriving={arriving} level={2} /> : null}
      {followed && hasPlaces(followed) ? <SmallMap order={order} followed={followed} /> : null}
      <MoneyBack order={order} />
      <CourierCard order={order} />
      <TrackSteps order={order} />
      <OrderHandover order={order} />
      <Receiver order={order} />
    </div>
  )
}

function SmallMap({ order, followed }: { order: TrackedOrder; followed: FollowedOrder }) {
  const t = useTranslations('order')
  return (
    <div className="relative">
      <OrderMap
        followed={followed}
        isParcel={order.order_type === 'parcel'}
        className="h-64 rounded-card sm:h-80"
      />
      <IconButton
        label={t('large_map')}
        variant="floating"
        className="absolute! end-3 top-3"
        render={<Link to="/track-order" search={{ order_id: String(order.id) }} />}
      >
        <Maximize aria-hidden size={20} />
      </IconButton>
    </div>
  )
}
