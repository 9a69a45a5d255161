// Что карточки и страница говорят о товаре.
import type { Messages, Translation } from '../catalogue.ts'

export const item = {
  out_of_stock: 'Нет в наличии',
  no_unit_type: 'Без единицы измерения',
  rated: 'Оценка {rating} из 5',
  price_before: 'Цена до скидки',
  price_now: 'Цена сейчас',
  veg: 'Вегетарианское',
  non_veg: 'Не вегетарианское',
} as const satisfies Translation<Messages['item']>
