// Tags that say whose kitchen it comes from.
import { byEnglish } from '../localised.ts'

export const originTags = byEnglish({
  dungan: { ar: 'دونغاني', tg: 'дунганӣ', ru: 'дунганская кухня' },
  eastern: { ar: 'شرقي', tg: 'шарқӣ', ru: 'восточное' },
  georgian: { ar: 'جورجي', tg: 'гурҷӣ', ru: 'грузинская кухня' },
  indian: { ar: 'هندي', tg: 'ҳиндӣ', ru: 'индийская кухня' },
  italian: { ar: 'إيطالي', tg: 'итолиёвӣ', ru: 'итальянская кухня' },
  kazakh: { ar: 'كازاخي', tg: 'қазоқӣ', ru: 'казахская кухня' },
  khorezm: { ar: 'خوارزم', tg: 'Хоразм', ru: 'Хорезм' },
  korean: { ar: 'كوري', tg: 'кореягӣ', ru: 'корейская кухня' },
  local: { ar: 'محلي', tg: 'маҳаллӣ', ru: 'местное' },
  mexican: { ar: 'مكسيكي', tg: 'мексикоӣ', ru: 'мексиканская кухня' },
  samarkand: { ar: 'سمرقند', tg: 'Самарқанд', ru: 'Самарканд' },
  tajik: { ar: 'طاجيكي', tg: 'тоҷикӣ', ru: 'таджикская кухня' },
  thai: { ar: 'تايلندي', tg: 'тайландӣ', ru: 'тайская кухня' },
  turkish: { ar: 'تركي', tg: 'туркӣ', ru: 'турецкая кухня' },
  uyghur: { ar: 'أويغوري', tg: 'уйғурӣ', ru: 'уйгурская кухня' },
  uzbek: { ar: 'أوزبكي', tg: 'ӯзбекӣ', ru: 'узбекская кухня' },
})
