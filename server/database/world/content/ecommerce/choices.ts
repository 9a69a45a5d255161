// The axes a shop item varies along. Colours bring their names along: oak is a colour here and a wood there.
import type { Localised } from '#contract/core/language.ts'
import type { ChoiceContent } from '../content.types.ts'
import { t } from '../localised.ts'
import { colorLabel } from './colors.ts'

const axis =
  (title: Localised) =>
  (...options: readonly string[]): ChoiceContent => ({ title, options })

export const color = (...options: readonly string[]): ChoiceContent => ({
  title: t('Color', 'اللون', 'Ранг', 'Цвет'),
  options,
  labels: options.map(colorLabel),
})
export const size = axis(t('Size', 'المقاس', 'Андоза', 'Размер'))
export const storage = axis(t('Storage', 'سعة التخزين', 'Ҳофиза', 'Накопитель'))
export const memory = axis(t('Memory', 'الذاكرة', 'Хотираи фаврӣ', 'Оперативная память'))
export const layout = axis(t('Layout', 'تخطيط المفاتيح', 'Тарҳи тугмаҳо', 'Раскладка'))
export const base = axis(t('Base', 'القاعدة', 'Пояи лампа', 'Цоколь'))
export const model = axis(t('Model', 'الطراز', 'Тамға', 'Модель'))
export const power = axis(t('Power', 'القدرة', 'Қувва', 'Мощность'))
export const length = axis(t('Length', 'الطول', 'Дарозӣ', 'Длина'))
export const waist = axis(t('Waist', 'الخصر', 'Камар', 'Талия'))
export const capacity = axis(t('Capacity', 'السعة', 'Ғунҷоиш', 'Ёмкость'))
export const volume = axis(t('Volume', 'الحجم', 'Ҳаҷм', 'Объём'))
export const material = axis(t('Material', 'الخامة', 'Мавод', 'Материал'))
export const scent = axis(t('Scent', 'الرائحة', 'Бӯй', 'Аромат'))
export const shade = axis(t('Shade', 'الدرجة', 'Тобиш', 'Оттенок'))
export const palette = axis(t('Palette', 'مجموعة الألوان', 'Маҷмӯи рангҳо', 'Палитра'))
export const pieces = axis(t('Pieces', 'عدد القطع', 'Шумораи донаҳо', 'Количество'))
export const dress = axis(t('Dress', 'الفستان', 'Либос', 'Платье'))
export const cover = axis(t('Cover', 'الغلاف', 'Муқова', 'Обложка'))
export const language = axis(t('Language', 'اللغة', 'Забон', 'Язык'))
export const nib = axis(t('Nib', 'سن القلم', 'Нӯги қалам', 'Кончик пера'))
export const weight = axis(t('Weight', 'الوزن', 'Вазн', 'Вес'))
export const persons = axis(t('Persons', 'عدد الأشخاص', 'Шумораи одамон', 'Число мест'))
