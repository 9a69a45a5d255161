// Он чи кортҳо ва рӯйхатҳо дар бораи мағозаҳо мегӯянд.
import type { Messages, Translation } from '../catalogue.ts'

export const store = {
  stores_near: '{count, plural, one {# мағоза дар наздикии шумо} other {# мағоза дар наздикии шумо}}',
  restaurants_near:
    '{count, plural, one {# тарабхона дар наздикии шумо} other {# тарабхона дар наздикии шумо}}',
  stores_orderable:
    '{count, plural, one {# мағоза, ки аз он фармоиш додан мумкин аст} other {# мағоза, ки аз онҳо фармоиш додан мумкин аст}}',
  no_stores_title: 'Дар ин ҷо ҳанӯз мағоза нест',
  no_stores_text: 'Ҳанӯз ягон мағоза ба ин ҷо намерасонад. Бахш ё ҷойи дигарро санҷед.',
  tabs_label: 'Тартиб додани мағозаҳо',
  tab_all: 'Ҳама',
  tab_newly_joined: 'Навпайваста',
  tab_popular: 'Маъмул',
  tab_top_rated: 'Баҳои баланд',
  services_label: 'Расонидан ё бо худ бурдан',
  service_all: 'Ҳама',
  service_delivery: 'Расонидан',
  service_delivery_short: 'Ба хона',
  service_take_away: 'Бо худ бурдан',
  service_take_away_short: 'Бо худ бурдан',
  items: '{shown, plural, one {{text} маҳсулот} other {{text} маҳсулот}}',
  visited_products: 'Дар ин мағоза дидаед',
  map_label: 'Харитаи мағозаҳо. Ҳамин мағозаҳо дар паҳлӯ номбар шудаанд.',
  map_zoom_in: 'Наздик кардан',
  map_zoom_out: 'Дур кардан',
  map_missing: 'Харитаро дар ин ҷо нишон додан мумкин нест. Мағозаҳо дар рӯйхатанд.',
  map_pin: '{said}, {fact}',
  map_group: '{count, plural, other {Дар ин ҷо # мағоза, харитаро наздик кунед}}',
  map_list: 'Мағозаҳо дар харита',
  map_chosen: 'Мағозаи интихобшуда',
} as const satisfies Translation<Messages['store']>
