// Что покупатель отложил на потом.
import type { Messages, Translation } from '../catalogue.ts'

export const wishlist = {
  title: 'Избранное',
  empty_text: 'Нажмите на сердечко на карточке — и она появится здесь.',
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
