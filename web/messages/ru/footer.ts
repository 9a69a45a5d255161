// Конец каждой страницы: рассылка, ссылки, контакты.
import type { Messages, Translation } from '../catalogue.ts'

export const footer = {
  quick_links: 'Быстрые ссылки',
  policies: 'Правила',
  account: 'Ваш аккаунт',
  contact: 'Контакты',
  apps: 'Наше приложение',
  email: 'Эл. почта',
  phone: 'Телефон',
  address: 'Адрес',
  about: 'О нас',
  help: 'Помощь и поддержка',
  terms: 'Условия использования',
  privacy: 'Политика конфиденциальности',
  refund: 'Правила возврата денег',
  cancellation: 'Правила отмены заказа',
  shipping: 'Правила доставки',
  wallet: 'Кошелёк',
  loyalty: 'Бонусные баллы',
  social: '{business} в {network}',
  get_app: 'Скачать в {store}',
  newsletter: 'Рассылка',
  newsletter_email: 'Ваша эл. почта',
  newsletter_invalid: 'Введите правильный адрес эл. почты.',
  newsletter_done: 'Вы подписались',
  subscribe: 'Подписаться',
} as const satisfies Translation<Messages['footer']>
