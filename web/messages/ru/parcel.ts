// Отправка посылок.
import type { Messages, Translation } from '../catalogue.ts'

export const parcel = {
  order_id: 'Номер заказа',
  track: 'Отследить',
  need_order_id: 'Нужен номер заказа',
  sign_in_first: 'Чтобы открыть эту страницу, войдите в аккаунт.',
} as const satisfies Translation<Messages['parcel']>
