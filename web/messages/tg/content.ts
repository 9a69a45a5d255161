// Қоидаҳо ва саҳифаи кӯмак.
import type { Messages, Translation } from '../catalogue.ts'

export const content = {
  page_title: '{page} · {business}',
  breadcrumbs: 'Шумо дар ин ҷоед',
  on_this_page: 'Дар ин саҳифа',
  about_description: '{business} кист, чӣ тавр кор мекунад ва чӣ ваъда медиҳад.',
  terms_description: 'Қоидаҳои фармоиш дар {business}.',
  privacy_description: '{business} дар бораи шумо чиро медонад, барои чӣ ва чӣ тавр онро нест кардан мумкин.',
  refund_description: '{business} кай ва чӣ тавр пулро бармегардонад.',
  cancellation_description: 'Фармоишро чӣ тавр бекор кардан мумкин ва он чанд пул аст.',
  shipping_description: '{business} ба куҷо, бо кадом суръат ва ба чанд пул мерасонад.',
  help_description: 'Бо {business} чӣ тавр тамос гирифтан мумкин: почта, телефон ё ҳузуран.',
  help_text: 'Одами зинда ҷавоб медиҳад: ба англисӣ, арабӣ, тоҷикӣ ва русӣ.',
  email_text: 'Барои коре, ки як соат сабр дорад.',
  phone_text: 'Вақте қосид дар назди дар асту чизе нодуруст аст.',
  address_text: 'Марҳамат, чой гарм аст.',
  more_answers: 'Ҷавобҳои дигар',
} as const satisfies Translation<Messages['content']>
