// When an order arrives, in words: minutes while the courier's own way is known, else the promised range of time.
import { useTranslations } from 'use-intl'
import type { SharedOrder } from '#contract/features/order/tracking.endpoints.ts'
import { useFormat } from '#web/platform/format/use-format.ts'

export interface Arriving extends Pick<SharedOrder, 'order_status' | 'order_type' | 'arrival'> {
  /** The day and the range it was scheduled for, while nothing says otherwise. */
  scheduled: string | null
}

export interface ArrivalText {
  lead: string
  /** The range beside the minutes. */
  range: string | null
}

export function useArrivalText({ order_status, order_type, arrival, scheduled }: Arriving): ArrivalText {
  const t = useTranslations('order')
  const rangeText = useRangeText()
  if (!arrival) return { lead: t(`statuses.${order_status}`), range: null }
  const time = scheduled ?? rangeText(arrival)
  if (arrival.minutes_left !== null) {
    return { lead: t('arriving_in', { minutes: arrival.minutes_left }), range: time }
  }
  return { lead: t(order_type === 'take_away' ? 'ready_at' : 'arriving_at', { time }), range: null }
}

function useRangeText(): (arrival: NonNullable<Arriving['arrival']>) => string {
  const t = useTranslations('common')
  const { moment, range } = useFormat()
  return ({ from, to }) => {
    // In large type a line must end neither between an hour and its half of the day nor after the dash.
    const time = range(moment(from, 'time'), moment(to, 'time'))
      .replaceAll(' ', '\u00a0')
      .replace('–', '–\u2060')
    const day = moment(from, 'day')
    const isToday = day === moment(new Date().toISOString(), 'day')
    return isToday ? time : t('day_and_time', { day, time })
  }
}
