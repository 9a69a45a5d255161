// Категории: все вместе и страница одной.
import type { Messages, Translation } from '../catalogue.ts'

export const category = {
  title: 'Категории',
  all_title: 'Все категории раздела «{module}»',
  all_description: 'Выбирайте по категориям раздела «{module}» с доставкой.',
  find: 'Найти категорию',
  none_found: 'Такой категории нет.',
  none_title: 'Здесь пока нет категорий',
  products: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
  page_title: '{category} · {business}',
  page_description:
    '{category}: {count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}} в разделе «{module}» с доставкой до двери.',
  path_label: 'Вы здесь',
  home: 'Главная',
  children_label: 'Подкатегории: «{category}»',
} as const satisfies Translation<Messages['category']>
