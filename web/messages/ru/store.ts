// Что карточки и списки говорят о магазинах.
import type { Messages, Translation } from '../catalogue.ts'

export const store = {
  stores_near:
    '{count, plural, one {# магазин рядом с вами} few {# магазина рядом с вами} many {# магазинов рядом с вами} other {# магазина рядом с вами}}',
  restaurants_near:
    '{count, plural, one {# ресторан рядом с вами} few {# ресторана рядом с вами} many {# ресторанов рядом с вами} other {# ресторана рядом с вами}}',
  stores_orderable:
    '{count, plural, one {# магазин, где можно заказать} few {# магазина, где можно заказать} many {# магазинов, где можно заказать} other {# магазина, где можно заказать}}',
  no_stores_title: 'Здесь пока нет магазинов',
  no_stores_text: 'Пока ни один магазин не доставляет по этому адресу. Попробуйте другой раздел или адрес.',
  tabs_label: 'Сортировка магазинов',
  tab_all: 'Все',
  tab_newly_joined: 'Новые',
  tab_popular: 'Популярные',
  tab_top_rated: 'С высокой оценкой',
  services_label: 'Доставка или самовывоз',
  service_all: 'Все',
  service_delivery: 'Доставка',
  service_delivery_short: 'На дом',
  service_take_away: 'Самовывоз',
  service_take_away_short: 'Самовывоз',
  items:
    '{shown, plural, =1 {{text} товар} one {{text} товаров} few {{text} товаров} many {{text} товаров} other {{text} товаров}}',
  visited_products: 'Вы смотрели в этом магазине',
  map_label: 'Карта магазинов. Те же магазины перечислены рядом.',
  map_zoom_in: 'Приблизить',
  map_zoom_out: 'Отдалить',
  map_missing: 'Карту здесь показать нельзя. Магазины есть в списке.',
  map_pin: '{said}, {fact}',
  map_group:
    '{count, plural, one {Здесь # магазин, приблизьте карту} few {Здесь # магазина, приблизьте карту} many {Здесь # магазинов, приблизьте карту} other {Здесь # магазина, приблизьте карту}}',
  map_list: 'Магазины на карте',
  map_chosen: 'Выбранный магазин',
} as const satisfies Translation<Messages['store']>
