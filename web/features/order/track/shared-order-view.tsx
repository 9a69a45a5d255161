// What a shared link shows: how far an order is and when it arrives; to a parcel's receiver also code and note.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { sharedQuery } from '../order.queries.ts'
import { StatusTag } from '../status-tag.tsx'
import { ArrivalLine } from './arrival-line.tsx'
import { HandoverCode } from './handover-code.tsx'
import { ReceiverNote } from './receiver-note.tsx'

export function SharedOrderView({ token }: { token: string }) {
  const t = useTranslations('order')
  const format = useFormat()
  const { data, isError } = useQuery(sharedQuery(useAccess(), token))
  if (isError) {
    return <EmptyState picture={<EmptyPicture />} title={t('not_found')} text={t('share_over')} />
  }
  if (!data) return <Skeleton className="h-40 rounded-card" />
  const until = format.moment(data.expires_at, 'day_time')
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 truncate font-semibold text-18">
          <bdi>{data.store_name ?? t('parcel')}</bdi>
        </h2>
        <StatusTag status={data.order_status} />
      </div>
      {data.arrival ? <ArrivalLine arrival={data.arrival} /> : null}
      {data.handover_code ? <HandoverCode code={data.handover_code} hint={t('handover_tell')} /> : null}
      <ReceiverNote token={token} shared={data} />
      <p className="text-13 text-ink-soft">{t('share_until', { until })}</p>
    </Card>
  )
}
