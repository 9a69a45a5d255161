// Bonuses for adding money to the wallet; amounts are minor units.
import type { Localised } from '#contract/core/language.ts'
import { text } from '../localised.ts'

export interface WalletBonusContent {
  title: Localised
  description: Localised
  bonus_type: 'percentage' | 'amount'
  /** Percent, or minor units with `amount`. */
  bonus_amount: number
  minimum_add_amount: number
  /** Minor units, 0 with `amount`. */
  maximum_bonus_amount: number
}

export const walletBonuses: readonly WalletBonusContent[] = [
  {
    title: text({ en: '10% on top', ar: '10% إضافية', tg: '10% изофа', ru: '10% сверху' }),
    description: text({
      en: 'Add 20 dollars or more and we add a tenth.',
      ar: 'أضف 20 دولارًا أو أكثر ونضيف العُشر.',
      tg: 'Аз 20 доллар зиёд гузоред, даҳяк меафзоем.',
      ru: 'Пополните от 20 долларов, и мы добавим десятую часть.',
    }),
    bonus_type: 'percentage',
    bonus_amount: 10,
    minimum_add_amount: 2000,
    maximum_bonus_amount: 1000,
  },
  {
    title: text({
      en: 'A gift of 5 dollars',
      ar: '5 دولارات مجانًا',
      tg: '5 доллар тӯҳфа',
      ru: '5 долларов в подарок',
    }),
    description: text({
      en: 'A gift for adding 50 dollars at once.',
      ar: 'هدية عند إضافة 50 دولارًا دفعة واحدة.',
      tg: 'Тӯҳфа барои якбора 50 доллар гузоштан.',
      ru: 'Подарок за пополнение на 50 долларов разом.',
    }),
    bonus_type: 'amount',
    bonus_amount: 500,
    minimum_add_amount: 5000,
    maximum_bonus_amount: 0,
  },
  {
    title: text({
      en: 'Family wallet 15%',
      ar: 'محفظة العائلة 15%',
      tg: 'Ҳамёни оила 15%',
      ru: 'Семейный кошелёк 15%',
    }),
    description: text({
      en: 'For big plans: add 100 dollars, get up to 20 more.',
      ar: 'للخطط الكبيرة: أضف 100 دولار واحصل على 20 إضافية.',
      tg: 'Барои нақшаҳои калон: 100 доллар гузоред, то 20 изофа гиред.',
      ru: 'Для больших планов: пополните на 100 долларов и получите до 20 сверху.',
    }),
    bonus_type: 'percentage',
    bonus_amount: 15,
    minimum_add_amount: 10000,
    maximum_bonus_amount: 2000,
  },
]
