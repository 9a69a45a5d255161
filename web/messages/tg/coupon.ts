// Купонҳо дар кортҳо ва ҳангоми пардохт.
import type { Messages, Translation } from '../catalogue.ts'

export const coupon = {
  copied: 'Рамзи {code} нусхабардорӣ шуд',
  copy: 'Нусхабардории рамзи {code}',
  until: 'То {date}',
  minimum: 'Аз {amount}',
  use_now: 'Истифода бурдан',
  use_now_of: 'Истифода бурдан: {code}',
  condition_cap: 'Тахфиф на зиёда аз {amount}',
  condition_first: 'Барои фармоиши аввал',
  condition_limit: '{n, plural, one {Як бор барои як харидор} other {То # бор барои як харидор}}',
  condition_zone: 'Танҳо дар баъзе минтақаҳо',
  none: 'Ҳоло купон нест',
  none_text: 'Ҳамин ки мағоза купон пешниҳод кунад, дар ин ҷо пайдо мешавад.',
  no_zone: 'Ҷойи расониданро интихоб кунед',
  no_zone_text: 'Купонҳо ба ҷой вобастаанд: барои дидани купонҳои худ ҷойро интихоб кунед.',
} as const satisfies Translation<Messages['coupon']>
