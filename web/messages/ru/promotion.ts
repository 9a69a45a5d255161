// Акции и молниеносные распродажи.
import type { Messages, Translation } from '../catalogue.ts'

export const promotion = {
  campaign_over: 'Эта акция завершена',
  sale_over: 'Эта распродажа завершена',
  sale_over_text: 'Её цены уже в прошлом, но магазин работает.',
  campaign_gone_text: 'Возможно, она закончилась или проходит в другом месте.',
  no_campaigns: 'Сейчас акций нет',
  no_campaigns_text: 'Новые появляются каждую неделю.',
  to_the_shop: 'Перейти в магазин',
  campaigns: 'Акции',
  campaign_stores:
    '{count, plural, one {Участвует # магазин} few {Участвуют # магазина} many {Участвуют # магазинов} other {Участвуют # магазина}}',
  flash_sale: 'Молниеносная распродажа',
  time_left: 'Осталось времени',
  days: 'Дни',
  hours: 'Часы',
  minutes: 'Мин',
  seconds: 'Сек',
  sold: 'Продано',
  sold_of: 'Продано {sold} из {stock}',
  out_of_stock: 'Нет в наличии',
  items_found: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
} as const satisfies Translation<Messages['promotion']>
