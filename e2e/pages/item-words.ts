// The words the tests of item dialog and product page look for.
import type { SpokenLanguage } from '../fixtures/test.ts'

const english = {
  total: 'Total',
  quantity: 'Quantity',
  increase: 'Increase',
  decrease: 'Decrease',
  add_ons: 'Add-ons',
  gone: 'This item is not here any more.',
  out_of_stock: 'Out of Stock',
  order_now: 'Order Now',
  campaign_over: 'This campaign is over',
  close: 'Close',
  reviews: 'Reviews',
  related: 'Related products',
  bought_before: 'You bought this before',
  per_kilogram: / per kg$/,
  nutrition_facts: 'Nutrition in 100 g',
  protein: 'Protein',
  quick_view: (name: string) => `Quick view of ${name}`,
}

export const itemWords: Record<SpokenLanguage, typeof english> = {
  en: english,
  ar: {
    total: 'الإجمالي',
    quantity: 'الكمية',
    increase: 'زيادة',
    decrease: 'إنقاص',
    add_ons: 'الإضافات',
    gone: 'لم يعد هذا المنتج موجودًا.',
    out_of_stock: 'نفد المخزون',
    order_now: 'اطلب الآن',
    campaign_over: 'انتهت هذه الحملة',
    close: 'إغلاق',
    reviews: 'التقييمات',
    related: 'منتجات ذات صلة',
    bought_before: 'اشتريت هذا من قبل',
    per_kilogram: / لكل كجم$/,
    nutrition_facts: 'القيم الغذائية لكل 100 غ',
    protein: 'البروتين',
    quick_view: (name) => `نظرة سريعة على ${name}`,
  },
}
