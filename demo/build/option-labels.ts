// How the options of a choice are read in each language; on the wire and in orders they keep their English names.
import { type Localised, languages } from '#contract/core/language.ts'
import { colorLabel } from '../content/ecommerce/colors.ts'
import { text } from '../content/localised.ts'
import { unitNames } from './units.ts'

const measures: Readonly<Record<string, Localised>> = {
  kg: unitNames.kg,
  g: unitNames.g,
  l: unitNames.l,
  ml: unitNames.ml,
  pc: unitNames.pcs,
  pcs: unitNames.pcs,
  m: text({ en: 'm', ar: 'م', tg: 'м', ru: 'м' }),
  cm: text({ en: 'cm', ar: 'سم', tg: 'см', ru: 'см' }),
  mm: text({ en: 'mm', ar: 'مم', tg: 'мм', ru: 'мм' }),
  oz: text({ en: 'oz', ar: 'أونصة', tg: 'унсия', ru: 'унций' }),
  W: text({ en: 'W', ar: 'واط', tg: 'Вт', ru: 'Вт' }),
  mAh: text({ en: 'mAh', ar: 'ملي أمبير ساعة', tg: 'мА·соат', ru: 'мА·ч' }),
  GB: text({ en: 'GB', ar: 'غيغابايت', tg: 'ГБ', ru: 'ГБ' }),
  TB: text({ en: 'TB', ar: 'تيرابايت', tg: 'ТБ', ru: 'ТБ' }),
  persons: text({ en: 'persons', ar: 'أشخاص', tg: 'кас', ru: 'чел.' }),
  '%': text({ en: '%', ar: '%', tg: '%', ru: '%' }),
}

const words: readonly Localised[] = [
  text({ en: 'Apricot', ar: 'مشمش', tg: 'Зардолу', ru: 'Абрикос' }),
  text({ en: 'Bamboo', ar: 'خيزران', tg: 'Бамбук', ru: 'Бамбук' }),
  text({ en: 'Beech', ar: 'زان', tg: 'Бук', ru: 'Бук' }),
  text({ en: 'Berry', ar: 'توتي', tg: 'Буттамевагӣ', ru: 'Ягодный' }),
  text({ en: 'Cherry', ar: 'كرزي', tg: 'Олуболугӣ', ru: 'Вишнёвый' }),
  text({ en: 'Deep', ar: 'داكن', tg: 'Тира', ru: 'Тёмный' }),
  text({ en: 'Double', ar: 'مزدوج', tg: 'Дукаса', ru: 'Двуспальный' }),
  text({ en: 'ENG', ar: 'إنجليزي', tg: 'Англисӣ', ru: 'Английская' }),
  text({ en: 'ENG RUS', ar: 'إنجليزي وروسي', tg: 'Англисӣ ва русӣ', ru: 'Английская и русская' }),
  text({ en: 'English', ar: 'الإنجليزية', tg: 'Англисӣ', ru: 'Английский' }),
  text({ en: 'Fine', ar: 'رفيع', tg: 'Борик', ru: 'Тонкий' }),
  text({ en: 'Hardcover', ar: 'غلاف مقوى', tg: 'Муқоваи сахт', ru: 'Твёрдая' }),
  text({ en: 'Juniper', ar: 'عرعر', tg: 'Арча', ru: 'Можжевельник' }),
  text({ en: 'King', ar: 'كينغ', tg: 'Калон', ru: 'Кинг-сайз' }),
  text({ en: 'Lavender', ar: 'خزامى', tg: 'Лаванда', ru: 'Лаванда' }),
  text({ en: 'Light', ar: 'فاتح', tg: 'Равшан', ru: 'Светлый' }),
  text({ en: 'Medium', ar: 'متوسط', tg: 'Миёна', ru: 'Средний' }),
  text({ en: 'Nettle', ar: 'قراص', tg: 'Газна', ru: 'Крапива' }),
  text({ en: 'Oak', ar: 'بلوط', tg: 'Дуб', ru: 'Дуб' }),
  text({ en: 'Paperback', ar: 'غلاف ورقي', tg: 'Муқоваи нарм', ru: 'Мягкая' }),
  text({ en: 'Pastel', ar: 'باستيل', tg: 'Пастелӣ', ru: 'Пастельный' }),
  text({ en: 'Peach', ar: 'خوخي', tg: 'Шафтолугӣ', ru: 'Персиковый' }),
  text({ en: 'Pearl', ar: 'لؤلؤي', tg: 'Марворидӣ', ru: 'Жемчужный' }),
  text({ en: 'Plum', ar: 'برقوقي', tg: 'Олугӣ', ru: 'Сливовый' }),
  text({ en: 'Rosewood', ar: 'خشب الورد', tg: 'Палисандрӣ', ru: 'Палисандровый' }),
  text({ en: 'Russian', ar: 'الروسية', tg: 'Русӣ', ru: 'Русский' }),
  text({ en: 'Single', ar: 'مفرد', tg: 'Яккаса', ru: 'Односпальный' }),
  text({ en: 'Tajik', ar: 'الطاجيكية', tg: 'Тоҷикӣ', ru: 'Таджикский' }),
  text({ en: 'Vanilla', ar: 'فانيليا', tg: 'Ванил', ru: 'Ваниль' }),
  text({ en: 'Walnut', ar: 'جوز', tg: 'Чормағз', ru: 'Орех' }),
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
  return text({
    en: option,
    ar: read(amount, name.ar),
    tg: read(withComma, name.tg),
    ru: read(withComma, name.ru),
  })
}

function differs(label: Localised): boolean {
  return languages.some((language) => label[language] !== label.en)
}
