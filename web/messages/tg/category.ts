// Категорияҳо: ҳамаи онҳо ва саҳифаи яке.
import type { Messages, Translation } from '../catalogue.ts'

export const category = {
  title: 'Категорияҳо',
  all_title: 'Ҳамаи категорияҳои бахши «{module}»',
  all_description: 'Аз рӯи категорияҳои бахши «{module}» интихоб кунед, мо мерасонем.',
  find: 'Ёфтани категория',
  none_found: 'Чунин категория нест.',
  none_title: 'Дар ин ҷо ҳанӯз категория нест',
  products: '{count, plural, one {# маҳсулот} other {# маҳсулот}}',
  page_title: '{category} · {business}',
  page_description:
    '{category}: {count, plural, one {# маҳсулот} other {# маҳсулот}} дар бахши «{module}», то дари хонаи шумо.',
  path_label: 'Шумо дар ин ҷоед',
  home: 'Асосӣ',
  children_label: 'Зеркатегорияҳои «{category}»',
} as const satisfies Translation<Messages['category']>
