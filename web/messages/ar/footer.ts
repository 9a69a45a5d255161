// نهاية كل صفحة: النشرة والروابط ووسائل التواصل.
import type { Messages, Translation } from '../catalogue.ts'

export const footer = {
  quick_links: 'روابط سريعة',
  policies: 'السياسات',
  account: 'حسابك',
  contact: 'اتصل بنا',
  apps: 'تطبيقنا',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  address: 'العنوان',
  about: 'من نحن',
  help: 'المساعدة والدعم',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  refund: 'سياسة الاسترداد',
  cancellation: 'سياسة الإلغاء',
  shipping: 'سياسة التوصيل',
  wallet: 'المحفظة',
  loyalty: 'نقاط الولاء',
  social: '{business} على {network}',
  get_app: 'احصل عليه من {store}',
  newsletter: 'النشرة البريدية',
  newsletter_email: 'بريدك الإلكتروني',
  newsletter_invalid: 'يرجى إدخال بريد إلكتروني صحيح.',
  newsletter_done: 'تم الاشتراك بنجاح',
  subscribe: 'اشترك',
} as const satisfies Translation<Messages['footer']>
