// Поёни ҳар саҳифа: хабарнома, пайвандҳо, тамос.
import type { Messages, Translation } from '../catalogue.ts'

export const footer = {
  quick_links: 'Пайвандҳои зуд',
  policies: 'Қоидаҳо',
  account: 'Ҳисоби шумо',
  contact: 'Тамос',
  apps: 'Барномаи мо',
  email: 'Почтаи электронӣ',
  phone: 'Телефон',
  address: 'Суроға',
  about: 'Дар бораи мо',
  help: 'Кӯмак ва дастгирӣ',
  terms: 'Шартҳои истифода',
  privacy: 'Сиёсати махфият',
  refund: 'Қоидаи баргардонидани пул',
  cancellation: 'Қоидаи бекор кардани фармоиш',
  shipping: 'Қоидаи расонидан',
  wallet: 'Ҳамён',
  loyalty: 'Холҳои вафодорӣ',
  social: '{business} дар {network}',
  get_app: 'Дар {store} гиред',
  newsletter: 'Хабарнома',
  newsletter_email: 'Почтаи электронии шумо',
  newsletter_invalid: 'Лутфан суроғаи дурусти почтаро нависед.',
  newsletter_done: 'Шумо обуна шудед',
  subscribe: 'Обуна',
} as const satisfies Translation<Messages['footer']>
