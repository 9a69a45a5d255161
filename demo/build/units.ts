// Units of measure, named in four languages.
import type { Localised } from '#contract/core/language.ts'
import type { unit } from '#server/database/schema/item.ts'
import type { ItemContent } from '../content/content.types.ts'
import { text } from '../content/localised.ts'

export const unitNames = {
  kg: text({ en: 'kg', ar: 'كجم', tg: 'кг', ru: 'кг' }),
  g: text({ en: 'g', ar: 'جم', tg: 'г', ru: 'г' }),
  l: text({ en: 'l', ar: 'لتر', tg: 'л', ru: 'л' }),
  ml: text({ en: 'ml', ar: 'مل', tg: 'мл', ru: 'мл' }),
  pcs: text({ en: 'pcs', ar: 'قطعة', tg: 'дона', ru: 'шт' }),
  pack: text({ en: 'pack', ar: 'عبوة', tg: 'баста', ru: 'упаковка' }),
  bottle: text({ en: 'bottle', ar: 'زجاجة', tg: 'шиша', ru: 'бутылка' }),
  box: text({ en: 'box', ar: 'علبة', tg: 'қуттӣ', ru: 'коробка' }),
  strip: text({ en: 'strip', ar: 'شريط', tg: 'тасма', ru: 'блистер' }),
  tube: text({ en: 'tube', ar: 'أنبوب', tg: 'туба', ru: 'туба' }),
  pair: text({ en: 'pair', ar: 'زوج', tg: 'ҷуфт', ru: 'пара' }),
  set: text({ en: 'set', ar: 'طقم', tg: 'маҷмӯа', ru: 'набор' }),
} as const satisfies Record<NonNullable<ItemContent['unit']>, Localised>

export const unitRows: (typeof unit.$inferInsert & { id: number })[] = Object.values(unitNames).map(
  (name, index) => ({
    id: index + 1,
    unit: name,
  }),
)

export const unitIds = new Map(Object.keys(unitNames).map((key, index) => [key, index + 1]))
