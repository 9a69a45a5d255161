// Акции и молниеносные распродажи.
import type { Messages, Translation } from '../catalogue.ts'

export const promotion = {
  page_title: '{title} · {business}',
  campaign_description: '{title}: магазины раздела «{module}» с предложениями акции и доставкой до двери.',
  campaigns_description: 'Акции, которые идут сейчас в разделе «{module}», и магазины-участники.',
  sale_description: '{title}: сниженные цены на короткое время в разделе «{module}», с доставкой до двери.',
  campaign_over: 'Эта акция завершена',
  sale_over: 'Эта флеш-распродажа завершена',
  sale_over_text: 'Её цены уже в прошлом, но всегда есть что-то новое.',
  campaign_gone_text: 'Возможно, она закончилась или проходит в другом месте.',
  no_campaigns: 'Сейчас акций нет',
  no_campaigns_text: 'Новые появляются каждую неделю.',
  to_the_shop: 'Перейти в магазин',
  campaigns: 'Акции',
  campaign_stores:
    '{count, plural, one {Участвует # магазин} few {Участвуют # магазина} many {Участвуют # магазинов} other {Участвуют # магазина}}',
  flash_sale: 'Флеш-распродажа',
  time_left: 'Осталось времени',
  days: '{n, plural, one {День} few {Дня} many {Дней} other {Дня}}',
  hours: '{n, plural, one {Час} few {Часа} many {Часов} other {Часа}}',
  minutes: '{n, plural, one {Минута} few {Минуты} many {Минут} other {Минуты}}',
  seconds: '{n, plural, one {Секунда} few {Секунды} many {Секунд} other {Секунды}}',
  /** Behind the figures of a short countdown. */
  units: { days: 'д', hours: 'ч', minutes: 'м', seconds: 'с' },
  sold: 'Продано',
  sold_of: 'Продано {sold} из {stock}',
  out_of_stock: 'Нет в наличии',
  items_found: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
} as const satisfies Translation<Messages['promotion']>
