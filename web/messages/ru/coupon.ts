// Купоны на карточках и при оформлении.
import type { Messages, Translation } from '../catalogue.ts'

export const coupon = {
  copied: 'Код {code} скопирован',
  copy: 'Скопировать код {code}',
  until: 'До {date}',
  minimum_until: 'От {amount} · до {date}',
} as const satisfies Translation<Messages['coupon']>
