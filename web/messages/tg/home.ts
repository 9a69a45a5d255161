// Саҳифаҳои асосии бахшҳо.
import type { Messages, Translation } from '../catalogue.ts'

export const home = {
  title: '{module} · Fivefold',
  stores_title: '{count, plural, one {# мағоза дар наздикии шумо} other {# мағоза дар наздикии шумо}}',
  restaurants_title:
    '{count, plural, one {# тарабхона дар наздикии шумо} other {# тарабхона дар наздикии шумо}}',
  hero_food: 'Таоми гарм зуд ба дари хонаи шумо',
  hero_grocery: 'Маҳсулоти тоза бе навбат',
  hero_pharmacy: 'Дорухонаи шумо ҳамеша наздик',
  hero_ecommerce: 'Ҳама чиз барои хона ва барои шумо',
  hero_parcel: 'маҳсулоти худро пайгирӣ кунед',
  no_stores_title: 'Дар ин ҷо ҳанӯз мағоза нест',
  no_stores_text: 'Ҳанӯз ягон мағоза ба ин ҷо намерасонад. Бахш ё ҷойи дигарро санҷед.',
  minimum_order: 'Фармоиши камтарин {amount}',
} as const satisfies Translation<Messages['home']>
