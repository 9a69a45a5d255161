// An order on a page of its own: the map fills it, beside or over it stands what is known; without a map that stands alone.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MapSheet } from '#web/ui/map/map-sheet.tsx'
import { isSettled } from '../order-status.ts'
import { hasPlaces, OrderMap } from './order-map.tsx'
import { TrackDetails, TrackLead } from './track-panel.tsx'

interface TrackStageProps {
  order: TrackedOrder
  /** Null while it is asked for, and of an order that was over before it was looked at. */
  followed: FollowedOrder | null
  onOther(): void
}

export function TrackStage({ order, followed, onOther }: TrackStageProps) {
  const t = useTranslations('order')
  const [isBroken, setBroken] = useState(false)
  const label = t('number', { id: String(order.id) })
  const isOver = isSettled(order.order_status)
  // An order that arrives under the reader's eyes keeps its map: the page must not jump.
  const places = followed && (isOver ? { ...followed, courier: null, path: [] } : followed)
  const lead = <TrackLead order={order} followed={isOver ? null : followed} />
  const details = <TrackDetails order={order} onOther={onOther} />
  if (isBroken || (places ? !hasPlaces(places) : isOver)) {
    return (
      <Container className="max-w-3xl py-6 sm:py-10">
        <Card render={<section aria-label={label} />} className="flex flex-col gap-6 p-5 sm:p-6">
          {lead}
          {details}
        </Card>
      </Container>
    )
  }
  return (
    <MapSheet
      label={label}
      texts={{ more: t('sheet_more'), less: t('sheet_less') }}
      peek={lead}
      map={
        places ? (
          <OrderMap
            followed={places}
            isParcel={order.order_type === 'parcel'}
            isLarge
            onBroken={() => setBroken(true)}
            className="size-full"
          />
        ) : (
          <Skeleton className="size-full" />
        )
      }
    >
      {details}
    </MapSheet>
  )
}

/** In the shape of what follows. */
export function TrackStageSkeleton() {
  const t = useTranslations('order')
  return (
    <MapSheet
      label={t('track')}
      texts={{ more: t('sheet_more'), less: t('sheet_less') }}
      map={<Skeleton className="size-full" />}
      peek={
        <div aria-hidden className="flex flex-col gap-4">
          <Skeleton className="h-18 rounded-control" />
          <Skeleton className="h-8 rounded-control" />
        </div>
      }
    >
      <div aria-hidden className="h-160" />
    </MapSheet>
  )
}
