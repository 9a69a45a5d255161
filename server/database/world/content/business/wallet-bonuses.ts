// Bonuses for adding money to the wallet; amounts are minor units.
import type { Localised } from '#contract/core/language.ts'
import { t } from '../localised.ts'

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
    title: t('10% on top', '10٪ إضافية', '10% изофа', '10% сверху'),
    description: t(
      'Add 20 dollars or more and we add a tenth.',
      'أضف 20 دولارًا أو أكثر ونضيف العُشر.',
      'Аз 20 доллар зиёд гузоред, даҳяк меафзоем.',
      'Пополните от 20 долларов, и мы добавим десятую часть.',
    ),
    bonus_type: 'percentage',
    bonus_amount: 10,
    minimum_add_amount: 2000,
    maximum_bonus_amount: 1000,
  },
  {
    title: t('5 dollars for free', '5 دولارات مجانًا', '5 доллар тӯҳфа', '5 долларов в подарок'),
    description: t(
      'A gift for adding 50 dollars at once.',
      'هدية عند إضافة 50 دولارًا دفعة واحدة.',
      'Тӯҳфа барои якбора 50 доллар гузоштан.',
      'Подарок за пополнение на 50 долларов разом.',
    ),
    bonus_type: 'amount',
    bonus_amount: 500,
    minimum_add_amount: 5000,
    maximum_bonus_amount: 0,
  },
  {
    title: t('Family wallet 15%', 'محفظة العائلة 15٪', 'Ҳамёни оила 15%', 'Семейный кошелёк 15%'),
    description: t(
      'For big plans: add 100 dollars, get up to 20 more.',
      'للخطط الكبيرة: أضف 100 دولار واحصل على 20 إضافية.',
      'Барои нақшаҳои калон: 100 доллар гузоред, то 20 изофа гиред.',
      'Для больших планов: пополните на 100 долларов и получите до 20 сверху.',
    ),
    bonus_type: 'percentage',
    bonus_amount: 15,
    minimum_add_amount: 10000,
    maximum_bonus_amount: 2000,
  },
]
