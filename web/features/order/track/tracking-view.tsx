// Everything about an order on its way: arrival, map, steps, the courier (TRK-01, TRK-02).
import { Link } from '@tanstack/react-router'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { isSettled } from '../order-status.ts'
import { useSlotText } from '../use-slot-text.ts'
import { ArrivalLine } from './arrival-line.tsx'
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

function Courier({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const isSignedIn = useSignedIn()
  const man = order.delivery_man
  if (!man || isSettled(order.order_status)) return null
  const name = `${man.f_name} ${man.l_name}`.trim()
  const search = {
    page: 'inbox',
    type: 'delivery_man',
    id: String(man.id),
    routeName: 'delivery_man_id',
    chatFrom: 'true',
  }
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-3">
      <Avatar name={name} url={man.image_full_url} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-14">
          <bdi>{name}</bdi>
        </p>
        <p className="text-13 text-ink-soft">{t('courier')}</p>
      </div>
      {isSignedIn ? (
        <IconButton label={t('chat_courier')} variant="soft" render={<Link to="/profile" search={search} />}>
          <MessageCircle aria-hidden size={20} />
        </IconButton>
      ) : null}
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
