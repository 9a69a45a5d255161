// When a message was sent, as text: the hour for today, the day for earlier.
import { useNow } from 'use-intl'
import { localMoment } from '#contract/core/local-time.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'

export function useTimeText(): (instant: string) => string {
  const { moment } = useFormat()
  const { time_zone } = useShop().config
  const today = localMoment(useNow(), time_zone).date
  return (instant) =>
    moment(instant, localMoment(new Date(instant), time_zone).date === today ? 'time' : 'day')
}
