// Правила и страница помощи.
import type { Messages, Translation } from '../catalogue.ts'

export const content = {
  page_title: '{page} · {business}',
  breadcrumbs: 'Вы здесь',
  on_this_page: 'На этой странице',
  about_description: 'Кто такие {business}, как всё устроено и что мы обещаем.',
  terms_description: 'Правила заказа в {business}.',
  privacy_description: 'Что {business} знает о вас, зачем и как это удалить.',
  refund_description: 'Когда и как {business} возвращает деньги.',
  cancellation_description: 'Как отменить заказ и сколько это стоит.',
  shipping_description: 'Куда {business} доставляет, как быстро и за сколько.',
  help_description: 'Как связаться с {business}: почта, телефон или лично.',
  help_text: 'Отвечает человек: по-английски, по-арабски, по-таджикски и по-русски.',
  email_text: 'Для всего, что может подождать час.',
  phone_text: 'Когда курьер у двери, а что-то не так.',
  address_text: 'Заходите, чай горячий.',
  more_answers: 'Другие ответы',
} as const satisfies Translation<Messages['content']>
