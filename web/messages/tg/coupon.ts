// Купонҳо дар кортҳо ва ҳангоми пардохт.
import type { Messages, Translation } from '../catalogue.ts'

export const coupon = {
  copied: 'Рамзи {code} нусхабардорӣ шуд',
  copy: 'Нусхабардории рамзи {code}',
  until: 'То {date}',
  minimum_until: 'Аз {amount} · то {date}',
} as const satisfies Translation<Messages['coupon']>
