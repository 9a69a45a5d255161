// Страница, которую видят впервые.
import type { Messages, Translation } from '../catalogue.ts'

export const landing = {
  title: 'Fivefold: еда, продукты, аптека, покупки и посылки',
  description: 'Один магазин для пяти видов заказа с доставкой до двери.',
  modules_title: 'Что вам нужно сегодня?',
  modules_text: 'Пять способов заказать в одном месте.',
  module_stores:
    '{count, plural, =0 {Готовы в любое время} one {# магазин} few {# магазина} many {# магазинов} other {# магазина}}',
  open_module: 'Открыть раздел «{module}»',
  start: 'Начать покупки',
} as const satisfies Translation<Messages['landing']>
