// Times of day as the shop's settings want them: 24 hours, or twelve with am and pm.
import { clockText } from '#web/features/item/dialog/serving-hours.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'

export function useClock(): (time: string) => string {
  const { shop, config } = useShop()
  return (time) => (config.timeformat === '24' ? time : clockText(time, shop.language))
}
