// Times of day as the shop's settings want them: 24 hours, or 12 with am and pm; digits are the same in every language.
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'

/** 'HH:mm' in two halves of a day. */
export function halfDayTime(time: string): { time: string; half: 'am' | 'pm' } {
  const [hours = '0', minutes = '00'] = time.split(':')
  const hour = Number(hours)
  return { time: `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`, half: hour < 12 ? 'am' : 'pm' }
}

export function useClock(): (time: string) => string {
  const t = useTranslations('storepage')
  const { config } = useShop()
  return (time) => {
    if (config.timeformat === '24') return time
    const { time: short, half } = halfDayTime(time)
    return t(half, { time: short })
  }
}
