// Telling the shop of a payment made outside it.
import type { Messages, Translation } from '../catalogue.ts'

export const offline = {
  report_text: 'Оплатите вне магазина и сообщите, как вы оплатили, чтобы мы начали заказ.',
  report: 'Сообщите, как вы оплатили',
  note: 'Примечание',
  send: 'Отправить данные платежа',
  reported: 'Данные платежа обновлены.',
  field_missing: 'Заполните поле «{field}»',
  not_sent: 'Не удалось отправить. Попробуйте ещё раз.',
  statuses: {
    pending: 'Мы проверяем ваш платёж.',
    verified: 'Мы нашли ваш платёж.',
    denied: 'Мы не нашли этот платёж. Пожалуйста, проверьте отправленные данные.',
  },
  answer: 'Ответ магазина',
  correct: 'Исправить данные',
} as const satisfies Translation<Messages['offline']>
