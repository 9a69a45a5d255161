// Что покупатель отложил на потом.
import type { Messages, Translation } from '../catalogue.ts'

export const wishlist = {
  title: 'Избранное',
  empty_text: 'Нажмите на сердечко на карточке — и она появится здесь.',
  elsewhere_only:
    '{count, plural, one {Здесь пусто, но в других местах есть # избранное} few {Здесь пусто, но в других местах есть # избранных} many {Здесь пусто, но в других местах есть # избранных} other {Здесь пусто, но в других местах есть # избранных}}',
  elsewhere_too:
    '{count, plural, one {Ещё # избранное в других местах} few {Ещё # избранных в других местах} many {Ещё # избранных в других местах} other {Ещё # избранных в других местах}}',
  elsewhere_text: 'Это из другого раздела или другой зоны доставки. Нажмите, чтобы перейти.',
  not_logged_in: 'Вы не вошли в аккаунт',
  sign_in_text: 'Войдите — и {name} сразу появится в избранном.',
  delete: 'Удалить из избранного: {name}',
  delete_question: 'Вы уверены, что хотите удалить?',
  restaurant: {
    items: 'Блюда',
    stores: 'Рестораны',
    no_item: 'Избранных блюд нет',
    no_store: 'Избранных ресторанов нет',
  },
  store: {
    items: 'Товары',
    stores: 'Магазины',
    no_item: 'Избранных товаров нет',
    no_store: 'Избранных магазинов нет',
  },
} as const satisfies Translation<Messages['wishlist']>
