// How the options of a choice are read in each language; on the wire and in orders they keep their English names.
import { type Localised, languages } from '#contract/core/language.ts'
import { colorLabel } from '../content/ecommerce/colors.ts'
import { t } from '../content/localised.ts'
import { unitNames } from './units.ts'

const measures: Readonly<Record<string, Localised>> = {
  kg: unitNames.kg,
  g: unitNames.g,
  l: unitNames.l,
  ml: unitNames.ml,
  pc: unitNames.pcs,
  pcs: unitNames.pcs,
  m: t('m', 'م', 'м', 'м'),
  cm: t('cm', 'سم', 'см', 'см'),
  mm: t('mm', 'مم', 'мм', 'мм'),
  oz: t('oz', 'أونصة', 'унсия', 'унций'),
  W: t('W', 'واط', 'Вт', 'Вт'),
  mAh: t('mAh', 'ملي أمبير ساعة', 'мА·соат', 'мА·ч'),
  GB: t('GB', 'غيغابايت', 'ГБ', 'ГБ'),
  TB: t('TB', 'تيرابايت', 'ТБ', 'ТБ'),
  persons: t('persons', 'أشخاص', 'кас', 'чел.'),
  '%': t('%', '%', '%', '%'),
}

const words: readonly Localised[] = [
  t('Apricot', 'مشمش', 'Зардолу', 'Абрикос'),
  t('Bamboo', 'خيزران', 'Бамбук', 'Бамбук'),
  t('Beech', 'زان', 'Бук', 'Бук'),
  t('Berry', 'توتي', 'Буттамевагӣ', 'Ягодный'),
  t('Cherry', 'كرزي', 'Олуболугӣ', 'Вишнёвый'),
  t('Deep', 'داكن', 'Тира', 'Тёмный'),
  t('Double', 'مزدوج', 'Дукаса', 'Двуспальный'),
  t('ENG', 'إنجليزي', 'Англисӣ', 'Английская'),
  t('ENG RUS', 'إنجليزي وروسي', 'Англисӣ ва русӣ', 'Английская и русская'),
  t('English', 'الإنجليزية', 'Англисӣ', 'Английский'),
  t('Fine', 'رفيع', 'Борик', 'Тонкий'),
  t('Hardcover', 'غلاف مقوى', 'Муқоваи сахт', 'Твёрдая'),
  t('Juniper', 'عرعر', 'Арча', 'Можжевельник'),
  t('King', 'كينغ', 'Калон', 'Кинг-сайз'),
  t('Lavender', 'خزامى', 'Лаванда', 'Лаванда'),
  t('Light', 'فاتح', 'Равшан', 'Светлый'),
  t('Medium', 'متوسط', 'Миёна', 'Средний'),
  t('Nettle', 'قراص', 'Газна', 'Крапива'),
  t('Oak', 'بلوط', 'Дуб', 'Дуб'),
  t('Paperback', 'غلاف ورقي', 'Муқоваи нарм', 'Мягкая'),
  t('Pastel', 'باستيل', 'Пастелӣ', 'Пастельный'),
  t('Peach', 'خوخي', 'Шафтолугӣ', 'Персиковый'),
  t('Pearl', 'لؤلؤي', 'Марворидӣ', 'Жемчужный'),
  t('Plum', 'برقوقي', 'Олугӣ', 'Сливовый'),
  t('Rosewood', 'خشب الورد', 'Палисандрӣ', 'Палисандровый'),
  t('Russian', 'الروسية', 'Русӣ', 'Русский'),
  t('Single', 'مفرد', 'Яккаса', 'Односпальный'),
  t('Tajik', 'الطاجيكية', 'Тоҷикӣ', 'Таджикский'),
  t('Vanilla', 'فانيليا', 'Ванил', 'Ваниль'),
  t('Walnut', 'جوز', 'Чормағз', 'Орех'),
]

const byWord = new Map(words.map((one) => [one.en, one]))

/** Undefined where every option is read the same in all languages, such as XS or 42. */
export function labelsOf(options: readonly string[]): Localised[] | undefined {
  const labels = options.map((option) => measured(option) ?? byWord.get(option) ?? colorLabel(option))
  return labels.some(differs) ? labels : undefined
}

/** '0.5 l', '20000 mAh', '3.2%'. */
function measured(option: string): Localised | undefined {
  const [, amount = '', gap = '', unit = ''] = /^([\d.]+)( ?)(%|\w+)$/.exec(option) ?? []
  const name = measures[unit]
  if (!name) return undefined
  const read = (number: string, called: string) => `${number}${gap}${called}`
  const withComma = amount.replace('.', ',')
  return t(option, read(amount, name.ar), read(withComma, name.tg), read(withComma, name.ru))
}

function differs(label: Localised): boolean {
  return languages.some((language) => label[language] !== label.en)
}
