// The words the tests of item dialog and product page look for.
import type { SpokenLanguage } from '../fixtures/test.ts'

const english = {
  total: 'Total',
  quantity: 'Quantity',
  increase: 'Increase',
  decrease: 'Decrease',
  add_ons: 'Add-ons',
  gone: 'This item is not here any more.',
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
  },
}
