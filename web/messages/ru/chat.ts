// Conversations, in Russian.
import type { Messages, Translation } from '../catalogue.ts'

export const chat = {
  title: 'Чат',
  page_title: 'Чат · {business}',
  conversations: 'Переписки',
  search: 'Поиск по имени',
  none_found: 'Никого с таким именем.',
  support: 'Поддержка',
  support_text: 'Есть вопросы? Напишите нам.',
  partners: {
    admin: 'Поддержка',
    vendor: 'Магазин',
    delivery_man: 'Курьер',
  },
  unread:
    '{count, plural, one {# непрочитанное сообщение} few {# непрочитанных сообщения} many {# непрочитанных сообщений} other {# непрочитанного сообщения}}',
  choose_title: 'Выберите переписку',
  choose_text: 'Магазины и курьеры отвечают, пока ваш заказ в пути, поддержка — в любое время.',
  back: 'К списку переписок',
  messages: 'Сообщения',
  empty: 'Сообщений пока нет. Напишите первое.',
  older: 'Показать более ранние сообщения',
  closed: 'Писать сюда можно, пока ваш заказ в пути.',
  failed: 'Не удалось открыть эту переписку.',
  message: 'Напишите сообщение',
  send: 'Отправить',
  attach: 'Прикрепить фото',
  remove_image: 'Убрать {name}',
  write_something: 'напишите что-нибудь',
  images_at_most: 'За один раз можно отправить не больше 3 фото.',
  not_sent: 'Не отправлено. Повторить',
  sent: 'Отправлено',
  seen: 'Прочитано',
  picture: 'Фото',
} as const satisfies Translation<Messages['chat']>
