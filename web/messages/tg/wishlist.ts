// Он чи мизоҷ барои баъд нигоҳ медорад.
import type { Messages, Translation } from '../catalogue.ts'

export const wishlist = {
  title: 'Дӯстдоштаҳо',
  empty_text: 'Дилчаи рӯи кортро пахш кунед, ва он дар ин ҷо пайдо мешавад.',
  elsewhere_only:
    '{count, plural, one {Дар ин ҷо чизе нест, вале дар ҷойи дигар # дӯстдошта ҳаст} other {Дар ин ҷо чизе нест, вале дар ҷойҳои дигар # дӯстдошта ҳаст}}',
  elsewhere_too:
    '{count, plural, one {Боз # дӯстдошта дар ҷойи дигар} other {Боз # дӯстдошта дар ҷойҳои дигар}}',
  elsewhere_text:
    'Онҳо дар бахши дигар ё дар минтақаи дигари расонидан фурӯхта мешаванд. Барои гузаштан пахш кунед.',
  not_logged_in: 'Шумо ворид нашудаед',
  sign_in_text: 'Ворид шавед, ва {name} дарҳол ба дӯстдоштаҳо илова мешавад.',
  delete: 'Нест кардан аз дӯстдоштаҳо: {name}',
  delete_question: 'Мутмаинед, ки инро нест кардан мехоҳед?',
  restaurant: {
    items: 'Таомҳо',
    stores: 'Тарабхонаҳо',
    no_item: 'Таоми дӯстдошта ёфт нашуд',
    no_store: 'Тарабхонаи дӯстдошта ёфт нашуд',
  },
  store: {
    items: 'Маҳсулот',
    stores: 'Мағозаҳо',
    no_item: 'Маҳсулоти дӯстдошта ёфт нашуд',
    no_store: 'Мағозаи дӯстдошта ёфт нашуд',
  },
} as const satisfies Translation<Messages['wishlist']>
