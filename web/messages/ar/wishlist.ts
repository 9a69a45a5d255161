// ما يحتفظ به العميل لوقت لاحق.
import type { Messages, Translation } from '../catalogue.ts'

export const wishlist = {
  title: 'المفضلة',
  empty_text: 'اضغط على القلب في أي بطاقة لتجدها هنا.',
  not_logged_in: 'لم تسجّل الدخول',
  sign_in_text: 'سجّل الدخول وسيُضاف {name} إلى مفضلتك مباشرة.',
  delete: 'حذف {name} من المفضلة',
  delete_question: 'هل أنت متأكد من حذف هذا العنصر؟',
  restaurant: {
    items: 'الأطعمة',
    stores: 'المطاعم',
    no_item: 'لم يُعثر على أطعمة مفضلة',
    no_store: 'لم يُعثر على مطاعم مفضلة',
  },
  store: {
    items: 'المنتجات',
    stores: 'المتاجر',
    no_item: 'لم يُعثر على منتجات مفضلة',
    no_store: 'لم يُعثر على متاجر مفضلة',
  },
} as const satisfies Translation<Messages['wishlist']>
