// The formatters of this shop, ready for a component.
import { formatCount, formatMoney } from '#contract/core/money-text.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { clockText, rangeText } from './clock.ts'
import { formatDistance } from './distance.ts'
import { type MomentFormat, momentText, writtenMomentText } from './moment.ts'

export function useFormat() {
  const { shop, config } = useShop()
  const { language } = shop
  const style = { language, timeformat: config.timeformat }
  const digits = config.digit_after_decimal_point
  return {
    money: (amount: number) => formatMoney(amount, config),
    count: formatCount,
    /** 'HH:mm' as the shop's setting and the language want it. */
    clock: (time: string) => clockText(time, style),
    distance: (metres: number) => formatDistance(metres, digits, language),
    rating: (average: number) => average.toFixed(digits),
    /** The shop lives in one city: an instant is shown in its time zone. */
    moment: (instant: string, look: MomentFormat) =>
      momentText(new Date(instant), look, { ...style, timeZone: config.time_zone }),
    written: (moment: string, look: MomentFormat) => writtenMomentText(moment, look, style),
    range: rangeText,
  }
}
