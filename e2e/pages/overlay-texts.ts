// The words that open what lies over a page, where no other file of words has them.
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  account: /^Account of /,
  sign_out: 'Sign out',
  sign_in: 'Sign in',
  notifications: /^Notifications/,
  hours: 'Opening hours',
  reviews: 'Reviews',
  filters: 'Filters',
  country: /^Country code/,
  cancel_order: 'Cancel order',
  track: 'Track order',
  order_again: 'Order again',
  convert: 'Convert to wallet',
  delete_account: 'Delete account',
}

export const overlayTexts: Record<TestLanguage, typeof english> = {
  en: english,
  ar: {
    account: /^حساب /,
    sign_out: 'تسجيل الخروج',
    sign_in: 'تسجيل الدخول',
    notifications: /الإشعارات|إشعار/,
    hours: 'ساعات العمل',
    reviews: 'التقييمات',
    filters: 'التصفية',
    country: /^رمز البلد/,
    cancel_order: 'إلغاء الطلب',
    track: 'تتبّع الطلب',
    order_again: 'اطلب مجددًا',
    convert: 'تحويل إلى المحفظة',
    delete_account: 'حذف الحساب',
  },
}
