// Купоны на карточках и при оформлении.
import type { Messages, Translation } from '../catalogue.ts'

export const coupon = {
  copied: 'Код {code} скопирован',
  copy: 'Скопировать код {code}',
  until: 'До {date}',
  minimum: 'От {amount}',
  use_now: 'Использовать',
  use_now_of: 'Использовать: {code}',
  condition_cap: 'Скидка не больше {amount}',
  condition_first: 'На первый заказ',
  condition_limit:
    '{n, plural, one {Один раз на покупателя} few {До # раз на покупателя} many {До # раз на покупателя} other {До # раз на покупателя}}',
  condition_zone: 'Только в некоторых зонах',
  none: 'Купонов пока нет',
  none_text: 'Новые купоны появятся здесь, как только их предложит магазин.',
  no_zone: 'Выберите, куда доставить',
  no_zone_text: 'Купоны зависят от места: выберите его, чтобы увидеть свои.',
} as const satisfies Translation<Messages['coupon']>
