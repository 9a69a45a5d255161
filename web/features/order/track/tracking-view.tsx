// Everything about an order on its way: arrival, map, steps, the courier (TRK-01, TRK-02).
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { useSlotText } from '../use-slot-text.ts'
import { ArrivalLine } from './arrival-line.tsx'
import { Courier } from './courier.tsx'
import { MoneyBack } from './money-back.tsx'
import { OrderHandover } from './order-handover.tsx'
import { OrderMap } from './order-map.tsx'
import { TrackSteps } from './track-steps.tsx'

interface TrackingViewProps {
  order: TrackedOrder
  followed: FollowedOrder | null
}

/** A store that is in time keeps to the scheduled time; only a courier on the way knows better. */
function isAsScheduled(order: TrackedOrder, followed: FollowedOrder): boolean {
  return order.scheduled === 1 && order.order_status !== 'picked_up' && followed.arrival?.delay === null
}

export function TrackingView({ order, followed }: TrackingViewProps) {
  const slotText = useSlotText()
  return (
    <div className="flex flex-col gap-5">
      {followed?.arrival ? (
        <ArrivalLine
          arrival={followed.arrival}
          scheduled={isAsScheduled(order, followed) ? slotText(order, 'day') : null}
        />
      ) : null}
      {followed ? <OrderMap followed={followed} isParcel={order.order_type === 'parcel'} /> : null}
      <MoneyBack order={order} />
      <TrackSteps order={order} />
      <OrderHandover order={order} />
      <Courier order={order} />
      <Receiver order={order} />
    </div>
  )
}

function Receiver({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const where = order.receiver_details ?? order.delivery_address
  if (!where || order.order_type === 'take_away') return null
  return (
    <dl className="flex flex-col gap-1 text-14">
      <dt className="text-13 text-ink-soft">{t('delivered_to')}</dt>
      <dd>
        <bdi className="font-medium">{where.contact_person_name}</bdi>
      </dd>
      <dd className="text-ink-soft">
        <bdi>{where.address}</bdi>
      </dd>
    </dl>
  )
}
