// ما تقوله البطاقات والصفحة عن المنتج.
import type { Messages, Translation } from '../catalogue.ts'

export const item = {
  out_of_stock: 'نفد المخزون',
  no_unit_type: 'بدون وحدة',
  rated: 'التقييم {rating} من 5',
  price_before: 'السعر السابق',
  price_now: 'السعر الآن',
  veg: 'نباتي',
  non_veg: 'غير نباتي',
} as const satisfies Translation<Messages['item']>
