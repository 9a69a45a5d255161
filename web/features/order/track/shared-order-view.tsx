// What a shared link shows: how far an order is and when it arrives; to a parcel's receiver also code and note.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { SharedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { isTransient } from '#web/platform/api/api-failure.ts'
import { useLastFailure } from '#web/platform/api/use-last-failure.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { sharedQuery } from '../order.queries.ts'
import { Unreached } from '../unreached.tsx'
import { ArrivalHeading } from './arrival/arrival-heading.tsx'
import { HandoverCode } from './handover/handover-code.tsx'
import { ReceiverNote } from './handover/receiver-note.tsx'
import { TrackNews } from './news/track-news.tsx'
import { StepLine } from './steps/step-line.tsx'
import { TrackSteps } from './steps/track-steps.tsx'

export function SharedOrderView({ token }: { token: string }) {
  const t = useTranslations('order')
  const { data, error, refetch, isFetching } = useQuery(sharedQuery(useAccess(), token))
  const failure = useLastFailure({ data, error }, token)
  // A link that was turned off shows nothing any more, also to whoever has it open.
  if (failure && !isTransient(failure)) {
    return <EmptyState level={1} picture={<EmptyPicture />} title={t('not_found')} text={t('share_over')} />
  }
  if (data) return <SharedOrderCard token={token} shared={data} />
  if (failure) return <Unreached level={1} error={failure} retry={{ refetch, isFetching }} />
  return <Skeleton className="h-160 rounded-card" />
}

function SharedOrderCard({ token, shared }: { token: string; shared: SharedOrder }) {
  const t = useTranslations('order')
  const { moment } = useFormat()
  const { order_status, arrival } = shared
  const standing = { order_status, minutes_left: arrival?.minutes_left ?? null }
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <TrackNews {...standing} />
      <div>
        <p className="truncate text-13 text-ink-soft">
          <bdi>{shared.store_name ?? t('parcel')}</bdi>
        </p>
        <ArrivalHeading arriving={{ ...shared, scheduled: null }} level={1} />
      </div>
      <StepLine {...standing} />
      {shared.handover_code ? <HandoverCode code={shared.handover_code} hint={t('handover_tell')} /> : null}
      <TrackSteps order={{ order_status }} />
      <ReceiverNote token={token} shared={shared} />
      <p className="text-13 text-ink-soft">
        {t('share_until', { until: moment(shared.expires_at, 'day_time') })}
      </p>
    </Card>
  )
}
