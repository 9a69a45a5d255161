// Фиристодани бастаҳо.
import type { Messages, Translation } from '../catalogue.ts'

export const parcel = {
  order_id: 'Рақами фармоиш',
  track: 'Пайгирӣ',
  need_order_id: 'Рақами фармоиш лозим аст',
  sign_in_first: 'Барои дидани ин саҳифа бояд ворид шавед.',
} as const satisfies Translation<Messages['parcel']>
