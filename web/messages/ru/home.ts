// Главные страницы разделов.
import type { Messages, Translation } from '../catalogue.ts'

export const home = {
  title: '{module} · Fivefold',
  stores_title:
    '{count, plural, one {# магазин рядом с вами} few {# магазина рядом с вами} many {# магазинов рядом с вами} other {# магазина рядом с вами}}',
  restaurants_title:
    '{count, plural, one {# ресторан рядом с вами} few {# ресторана рядом с вами} many {# ресторанов рядом с вами} other {# ресторана рядом с вами}}',
  hero_food: 'Горячая еда быстро у вашей двери',
  hero_grocery: 'Свежие продукты без очереди',
  hero_pharmacy: 'Ваша аптека всегда рядом',
  hero_ecommerce: 'Всё для дома и для вас',
  hero_parcel: 'отслеживайте свои посылки',
  no_stores_title: 'Здесь пока нет магазинов',
  no_stores_text: 'Пока ни один магазин не доставляет по этому адресу. Попробуйте другой раздел или адрес.',
  minimum_order: 'Мин. заказ {amount}',
} as const satisfies Translation<Messages['home']>
