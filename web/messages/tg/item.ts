// Он чи кортҳо ва саҳифа дар бораи маҳсулот мегӯянд.
import type { Messages, Translation } from '../catalogue.ts'

export const item = {
  out_of_stock: 'Дар анбор нест',
  no_unit_type: 'Бе воҳиди ченак',
  rated: 'Баҳо {rating} аз 5',
  price_before: 'Нархи пешина',
  price_now: 'Нархи ҳозира',
  veg: 'Гиёҳӣ',
  non_veg: 'Ғайригиёҳӣ',
} as const satisfies Translation<Messages['item']>
