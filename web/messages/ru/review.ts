// Что стоит рядом с отзывами о товаре.
import type { Messages, Translation } from '../catalogue.ts'

export const review = {
  title: 'Отзывы',
  none: 'Отзывов пока нет',
  none_text: 'Закажите и первым расскажите, что думаете.',
  none_with_stars: 'Нет отзывов с таким числом звёзд.',
  stars: '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
  all: 'Все',
  store_answer: 'Ответ магазина',
  customer: 'Покупатель',
  picture: 'Фото из отзыва',
  verified: 'Проверенная покупка',
  filter_label: 'Показать отзывы с оценкой',
} as const satisfies Translation<Messages['review']>
