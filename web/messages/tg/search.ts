// Ҷустуҷӯ: сатр, пешниҳодҳо ва ҷустуҷӯҳои пешина.
import type { Messages, Translation } from '../catalogue.ts'

export const search = {
  placeholder: {
    food: 'Ҷустуҷӯи таом ва тарабхона...',
    grocery: 'Ҷустуҷӯи маҳсулот ё мағоза...',
    pharmacy: 'Ҷустуҷӯи дору ё дорухона...',
    ecommerce: 'Ҷустуҷӯи маҳсулот ё мағоза...',
    other: 'Ҷустуҷӯи маҳсулот ё мағоза',
  },
  label: 'Ҷустуҷӯ',
  submit: 'Ҷустан',
  back: 'Бозгашт',
  clear_text: 'Матнро тоза кардан',
  needs_location: 'Лутфан ҷойро нишон диҳед',
  suggestions_label: 'Пешниҳодҳо',
  recent: 'Ҷустуҷӯҳои охирин',
  recent_none: 'Ҷустуҷӯҳои шумо дар ин ҷо пайдо мешаванд.',
  clear_recent: 'Ҳамаро тоза кардан',
  remove_recent: '«{text}»-ро бардоштан',
  keywords: 'Калимаҳои пешниҳодшуда',
  suggested: 'Ҷустуҷӯҳои пешниҳодшуда',
  items: 'Маҳсулот',
  stores: 'Мағозаҳо',
  suggestions_found: '{count, plural, one {# пешниҳод} other {# пешниҳод}}',
} as const satisfies Translation<Messages['search']>
