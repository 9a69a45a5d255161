// ما يظهر حول تقييمات المنتج.
import type { Messages, Translation } from '../catalogue.ts'

export const review = {
  title: 'التقييمات',
  none: 'لا توجد تقييمات بعد',
  none_text: 'اطلب شيئًا وكن أول من يشارك رأيه.',
  none_with_stars: 'لا يوجد تقييم بهذا العدد من النجوم.',
  stars:
    '{count, plural, zero {بلا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}',
  all: 'الكل',
  store_answer: 'رد المتجر',
  customer: 'عميل',
  picture: 'صورة التقييم',
  verified: 'عملية شراء موثّقة',
  filter_label: 'عرض التقييمات ذات',
} as const satisfies Translation<Messages['review']>
