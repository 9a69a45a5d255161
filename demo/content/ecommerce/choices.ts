// The axes a shop item varies along. Colours bring their names along: oak is a colour here and a wood there.
import type { Localised } from '#contract/core/language.ts'
import type { ChoiceContent } from '../content.types.ts'
import { text } from '../localised.ts'
import { colorLabel } from './colors.ts'

const axis =
  (title: Localised) =>
  (...options: readonly string[]): ChoiceContent => ({ title, options })

export const color = (...options: readonly string[]): ChoiceContent => ({
  title: text({ en: 'Color', ar: 'اللون', tg: 'Ранг', ru: 'Цвет' }),
  options,
  labels: options.map(colorLabel),
})
export const size = axis(text({ en: 'Size', ar: 'المقاس', tg: 'Андоза', ru: 'Размер' }))
export const storage = axis(text({ en: 'Storage', ar: 'سعة التخزين', tg: 'Ҳофиза', ru: 'Накопитель' }))
export const memory = axis(
  text({ en: 'Memory', ar: 'الذاكرة', tg: 'Хотираи фаврӣ', ru: 'Оперативная память' }),
)
export const layout = axis(text({ en: 'Layout', ar: 'تخطيط المفاتيح', tg: 'Тарҳи тугмаҳо', ru: 'Раскладка' }))
export const base = axis(text({ en: 'Base', ar: 'القاعدة', tg: 'Пояи лампа', ru: 'Цоколь' }))
export const model = axis(text({ en: 'Model', ar: 'الطراز', tg: 'Тамға', ru: 'Модель' }))
export const power = axis(text({ en: 'Power', ar: 'القدرة', tg: 'Қувва', ru: 'Мощность' }))
export const length = axis(text({ en: 'Length', ar: 'الطول', tg: 'Дарозӣ', ru: 'Длина' }))
export const waist = axis(text({ en: 'Waist', ar: 'الخصر', tg: 'Камар', ru: 'Талия' }))
export const capacity = axis(text({ en: 'Capacity', ar: 'السعة', tg: 'Ғунҷоиш', ru: 'Ёмкость' }))
export const volume = axis(text({ en: 'Volume', ar: 'الحجم', tg: 'Ҳаҷм', ru: 'Объём' }))
export const material = axis(text({ en: 'Material', ar: 'الخامة', tg: 'Мавод', ru: 'Материал' }))
export const scent = axis(text({ en: 'Scent', ar: 'الرائحة', tg: 'Бӯй', ru: 'Аромат' }))
export const shade = axis(text({ en: 'Shade', ar: 'الدرجة', tg: 'Тобиш', ru: 'Оттенок' }))
export const palette = axis(text({ en: 'Palette', ar: 'مجموعة الألوان', tg: 'Маҷмӯи рангҳо', ru: 'Палитра' }))
export const pieces = axis(text({ en: 'Pieces', ar: 'عدد القطع', tg: 'Шумораи донаҳо', ru: 'Количество' }))
export const dress = axis(text({ en: 'Dress', ar: 'الفستان', tg: 'Либос', ru: 'Платье' }))
export const cover = axis(text({ en: 'Cover', ar: 'الغلاف', tg: 'Муқова', ru: 'Обложка' }))
export const language = axis(text({ en: 'Language', ar: 'اللغة', tg: 'Забон', ru: 'Язык' }))
export const nib = axis(text({ en: 'Nib', ar: 'سن القلم', tg: 'Нӯги қалам', ru: 'Кончик пера' }))
export const weight = axis(text({ en: 'Weight', ar: 'الوزن', tg: 'Вазн', ru: 'Вес' }))
export const persons = axis(
  text({ en: 'Persons', ar: 'عدد الأشخاص', tg: 'Шумораи одамон', ru: 'Число мест' }),
)
