// Маъракаҳо ва фурӯши барқӣ.
import type { Messages, Translation } from '../catalogue.ts'

export const promotion = {
  page_title: '{title} · {business}',
  campaign_description: '{title}: мағозаҳои бахши «{module}» бо пешниҳодҳои маърака, расонидан то дари хона.',
  campaigns_description: 'Маъракаҳое, ки ҳоло дар бахши «{module}» мегузаранд, ва мағозаҳои иштирокчӣ.',
  sale_description:
    '{title}: нархҳои арзон барои муддати кӯтоҳ дар бахши «{module}», расонидан то дари хона.',
  campaign_over: 'Ин маърака ба охир расид',
  sale_over: 'Ин фурӯши барқосо ба охир расид',
  sale_over_text: 'Нархҳояш гузаштанд, вале ҳамеша чизи нав ҳаст.',
  campaign_gone_text: 'Шояд ба охир расид ё дар ҷойи дигар мегузарад.',
  no_campaigns: 'Ҳоло маърака нест',
  no_campaigns_text: 'Ҳар ҳафта маъракаҳои нав мешаванд.',
  to_the_shop: 'Ба мағоза гузаштан',
  campaigns: 'Маъракаҳо',
  campaign_stores: '{count, plural, one {# мағоза иштирок мекунад} other {# мағоза иштирок мекунад}}',
  flash_sale: 'Фурӯши барқосо',
  time_left: 'Вақти боқимонда',
  days: '{n, plural, other {Рӯз}}',
  hours: '{n, plural, other {Соат}}',
  minutes: '{n, plural, other {Дақиқа}}',
  seconds: '{n, plural, other {Сония}}',
  /** Behind the figures of a short countdown. */
  units: { days: 'рӯз', hours: 'соат', minutes: 'дақ', seconds: 'сон' },
  sold: 'Фурӯхта шуд',
  sold_of: '{sold} аз {stock} фурӯхта шуд',
  out_of_stock: 'Дар анбор нест',
  items_found: '{count, plural, one {# маҳсулот} other {# маҳсулот}}',
} as const satisfies Translation<Messages['promotion']>
