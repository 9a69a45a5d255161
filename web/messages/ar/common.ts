// كلمات قد تحتاجها أي صفحة.
import type { Messages, Translation } from '../catalogue.ts'

export const common = {
  shop_name: 'Fivefold',
  cancel: 'إلغاء',
  yes: 'نعم',
  no: 'لا',
  close: 'إغلاق',
  okay: 'حسنًا',
  save: 'حفظ',
  retry: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل',
  confirm_request: 'هل تؤكد هذا الطلب؟',
  read_more: '...اقرأ المزيد',
  show_less: ' عرض أقل',
  load_more: 'تحميل المزيد',
  view_all: 'عرض الكل',
  from_you: 'منك',
  closed_now: 'مغلق الآن',
  open_now: 'مفتوح الآن',
  free_delivery: 'توصيل مجاني',
  rating_of: 'التقييم {rating} من 5',
  reviews:
    '{count, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}}',
  percent_off: 'خصم {n}%',
  amount_off: 'خصم {amount}',
  section_failed: 'تعذّر تحميل هذا الجزء.',
  offline: 'أنت غير متصل بالإنترنت. قد تكون المعلومات قديمة.',
  token_expired: 'انتهت صلاحية جلستك. يرجى تسجيل الدخول مرة أخرى',
  something_wrong: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
} as const satisfies Translation<Messages['common']>
