// One order in the list: from where, when, how much, how far.
import { Link } from '@tanstack/react-router'
import Package from 'lucide-react/icons/package'
import { useTranslations } from 'use-intl'
import type { Order } from '#contract/features/order/order.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { isUnpriced } from '../order-status.ts'
import { StatusTag } from '../status-tag.tsx'
import { useMoment } from '../use-moment.ts'

interface OrderCardProps {
  order: Order
  /** Null where there is nothing to follow any more. */
  onTrack: (() => void) | null
}

export function OrderCard({ order, onTrack }: OrderCardProps) {
  const t = useTranslations('order')
  const { money } = useFormat()
  const moment = useMoment()
  const name = order.store?.name ?? order.parcel_category?.name ?? t('parcel')
  return (
    <Card lift className="relative flex flex-col gap-4 p-4 sm:flex-row sm:items-center sm:p-5">
      <div className="flex min-w-0 flex-1 items-center gap-4">
        {order.store ? (
          <Avatar name={name} url={order.store.logo_full_url} />
        ) : (
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Package aria-hidden size={22} />
          </span>
        )}
        <div className="min-w-0">
          <Link
            to="/order-history/$id"
            params={{ id: String(order.id) }}
            className="stretched-link block break-words font-semibold text-16"
          >
            <bdi>{name}</bdi>
          </Link>
          <p className="text-13 text-ink-soft">
            <Dotted>
              {t('number', { id: String(order.id) })}
              <bdi className="tabular">{moment(order.created_at)}</bdi>
            </Dotted>
          </p>
          {order.details_count > 0 ? (
            <p className="text-13 text-ink-soft">{t('items', { count: order.details_count })}</p>
          ) : null}
        </div>
      </div>
      <div className="flex items-center justify-between gap-3 sm:flex-col sm:items-end">
        <bdi className="font-semibold text-16 tabular">
          {isUnpriced(order) ? t('price_pending') : money(order.order_amount)}
        </bdi>
        <StatusTag status={order.order_status} />
      </div>
      {onTrack ? (
        <Button variant="soft" size="small" onClick={onTrack} className="relative z-1 sm:self-center">
          {t('track')}
        </Button>
      ) : null}
    </Card>
  )
}
