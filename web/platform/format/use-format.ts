// The formatters of this shop, ready for a component.
import { useShop } from '#web/platform/shop/use-shop.ts'
import { formatDistance } from './distance.ts'
import { formatMoney } from './money.ts'

export function useFormat() {
  const { config } = useShop()
  const digits = config.digit_after_decimal_point
  return {
    money: (amount: number) => formatMoney(amount, config),
    distance: (metres: number) => formatDistance(metres, digits),
    rating: (average: number) => average.toFixed(digits),
  }
}
