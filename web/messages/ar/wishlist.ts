// ما يحتفظ به العميل لوقت لاحق.
import type { Messages, Translation } from '../catalogue.ts'

export const wishlist = {
  title: 'المفضلة',
  empty_text: 'اضغط على القلب في أي بطاقة لتجدها هنا.',
  elsewhere_only:
    '{count, plural, zero {لا شيء محفوظ هنا} one {لا شيء محفوظ هنا، لكن لديك مفضلة واحدة في مكان آخر} two {لا شيء محفوظ هنا، لكن لديك مفضلتان في مكان آخر} few {لا شيء محفوظ هنا، لكن لديك # مفضلات في مكان آخر} many {لا شيء محفوظ هنا، لكن لديك # مفضلة في مكان آخر} other {لا شيء محفوظ هنا، لكن لديك # مفضلة في مكان آخر}}',
  elsewhere_too:
    '{count, plural, zero {لا مفضلات في مكان آخر} one {مفضلة أخرى في مكان آخر} two {مفضلتان أخريان في مكان آخر} few {# مفضلات أخرى في مكان آخر} many {# مفضلة أخرى في مكان آخر} other {# مفضلة أخرى في مكان آخر}}',
  elsewhere_text: 'تُباع في قسم آخر أو في منطقة توصيل أخرى. اضغط على إحداها للانتقال إليها.',
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
