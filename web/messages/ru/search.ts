// Поиск: строка, подсказки и прежние запросы.
import type { Messages, Translation } from '../catalogue.ts'

export const search = {
  placeholder: {
    food: 'Найти блюда и рестораны...',
    grocery: 'Найти продукты или магазин...',
    pharmacy: 'Найти лекарство или аптеку...',
    ecommerce: 'Найти товары или магазин...',
    other: 'Найти товары или магазины',
  },
  label: 'Поиск',
  submit: 'Найти',
  back: 'Назад',
  clear_text: 'Стереть текст',
  needs_location: 'Пожалуйста, укажите адрес',
  suggestions_label: 'Подсказки',
  recent: 'Недавние запросы',
  recent_none: 'Здесь появятся ваши запросы.',
  clear_recent: 'Очистить всё',
  remove_recent: 'Убрать «{text}»',
  keywords: 'Что поискать',
  suggested: 'Подходящие запросы',
  items: 'Товары',
  stores: 'Магазины',
  suggestions_found:
    '{count, plural, one {# подсказка} few {# подсказки} many {# подсказок} other {# подсказки}}',
} as const satisfies Translation<Messages['search']>
