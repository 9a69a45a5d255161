// When the order arrives, as a range, with the reason when it takes longer than promised.
import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'use-intl'
import type { FollowedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { useFormat } from '#web/platform/format/use-format.ts'

interface ArrivalLineProps {
  arrival: NonNullable<FollowedOrder['arrival']>
  /** The day and the range it was scheduled for, while nothing says otherwise. */
  scheduled?: string | null
}

export function ArrivalLine({ arrival, scheduled = null }: ArrivalLineProps) {
  const t = useTranslations()
  const format = useFormat()
  const at = (instant: string) => format.moment(instant, 'time')
  const range = format.range(at(arrival.from), at(arrival.to))
  const day = format.moment(arrival.from, 'day')
  const isToday = day === format.moment(new Date().toISOString(), 'day')
  return (
    <div className="flex items-start gap-3 rounded-card bg-accent-soft p-4 text-accent-ink">
      <Clock aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="text-13">{t('order.arrives')}</p>
        <p className="font-semibold text-18">
          <span className="tabular">
            {scheduled ?? (isToday ? range : t('common.day_and_time', { day, time: range }))}
          </span>
        </p>
        {arrival.delay ? <p className="pt-0.5 text-13">{t(`order.delays.${arrival.delay}`)}</p> : null}
      </div>
    </div>
  )
}
