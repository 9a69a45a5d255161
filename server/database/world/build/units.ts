// Units of measure, named in four languages.
import type { unit } from '#server/database/schema/item.ts'
import type { ItemContent } from '../content/content.types.ts'
import { t } from '../content/localised.ts'

export const unitNames = {
  kg: t('kg', 'كجم', 'кг', 'кг'),
  g: t('g', 'جم', 'г', 'г'),
  l: t('l', 'لتر', 'л', 'л'),
  ml: t('ml', 'مل', 'мл', 'мл'),
  pcs: t('pcs', 'قطعة', 'дона', 'шт'),
  pack: t('pack', 'عبوة', 'баста', 'упаковка'),
  bottle: t('bottle', 'زجاجة', 'шиша', 'бутылка'),
  box: t('box', 'علبة', 'қуттӣ', 'коробка'),
  strip: t('strip', 'شريط', 'тасма', 'блистер'),
  tube: t('tube', 'أنبوب', 'туба', 'туба'),
  pair: t('pair', 'زوج', 'ҷуфт', 'пара'),
  set: t('set', 'طقم', 'маҷмӯа', 'набор'),
} as const satisfies Record<NonNullable<ItemContent['unit']>, ReturnType<typeof t>>

export const unitRows: (typeof unit.$inferInsert & { id: number })[] = Object.values(unitNames).map(
  (name, index) => ({
    id: index + 1,
    unit: name,
  }),
)

export const unitIds = new Map(Object.keys(unitNames).map((key, index) => [key, index + 1]))
