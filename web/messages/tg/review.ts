// Он чи дар назди тақризҳои маҳсулот меистад.
import type { Messages, Translation } from '../catalogue.ts'

export const review = {
  title: 'Тақризҳо',
  none: 'Ҳанӯз тақриз нест',
  none_text: 'Фармоиш диҳед ва аввалин шуда фикратонро гӯед.',
  none_with_stars: 'Тақриз бо ин шумораи ситораҳо нест.',
  stars: '{count, plural, other {# ситора}}',
  all: 'Ҳама',
  store_answer: 'Ҷавоби мағоза',
  customer: 'Харидор',
  picture: 'Акс аз тақриз',
  verified: 'Хариди тасдиқшуда',
  filter_label: 'Намоиши тақризҳо бо',
} as const satisfies Translation<Messages['review']>
