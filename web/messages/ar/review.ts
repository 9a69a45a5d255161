// ما يظهر حول تقييمات المنتج.
import type { Messages, Translation } from '../catalogue.ts'

export const review = {
  title: 'التقييمات',
  none: 'لا توجد تقييمات بعد',
  none_text: 'كن أول من يخبر الآخرين برأيه بعد طلبه.',
  none_with_stars: 'لا يوجد تقييم بهذا العدد من النجوم.',
  stars: '{count, plural, one {نجمة واحدة} two {نجمتان} few {# نجوم} other {# نجمة}}',
  all: 'الكل',
  store_answer: 'رد المتجر',
  customer: 'زبون',
  picture: 'صورة التقييم',
  verified: 'شراء موثَّق',
  filter_label: 'عرض التقييمات ذات',
} as const satisfies Translation<Messages['review']>
