// البحث: الصندوق وما يقترحه وما بُحث عنه من قبل.
import type { Messages, Translation } from '../catalogue.ts'

export const search = {
  placeholder: {
    food: 'ابحث عن أطعمة ومطاعم...',
    grocery: 'ابحث عن بقالة أو متجر...',
    pharmacy: 'ابحث عن دواء أو صيدلية...',
    ecommerce: 'ابحث عن منتجات أو متجر...',
    other: 'ابحث عن منتجات أو متاجر',
  },
  label: 'بحث',
  submit: 'ابحث',
  back: 'رجوع',
  clear_text: 'امسح النص',
  needs_location: 'يرجى تحديد موقع',
  suggestions_label: 'اقتراحات',
  recent: 'عمليات البحث الأخيرة',
  recent_none: 'ستظهر عمليات بحثك هنا.',
  clear_recent: 'مسح الكل',
  remove_recent: 'إزالة «{text}»',
  keywords: 'كلمات مقترحة',
  suggested: 'عمليات بحث مقترحة',
  items: 'المنتجات',
  stores: 'المتاجر',
  suggestions_found:
    '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
} as const satisfies Translation<Messages['search']>
