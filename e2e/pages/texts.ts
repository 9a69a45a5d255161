// The texts the tests look for, written out: a text that changes by accident must not change its test with it.
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  menu: 'Menu',
  language: 'Language',
  theme: 'Theme',
  modules: 'Sections',
  choose_module: 'Select a type of module for your orders',
  module_selected: 'A module has been selected.',
  sure_to_change: 'Are you sure to change the language?',
  will_refresh: 'The browser will refresh to get translated content.',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  skip: 'Skip to content',
  newsletter_email: 'Your email',
  not_found: 'This page is not here',
  to_the_shop: 'Go to the shop',
  session_ended: 'Your token has been expired.please sign in again',
}

export type Texts = typeof english

export const texts: Record<TestLanguage, Texts> = {
  en: english,
  ar: {
    menu: 'القائمة',
    language: 'اللغة',
    theme: 'المظهر',
    modules: 'الأقسام',
    choose_module: 'اختر القسم الذي تريد الطلب منه',
    module_selected: 'تم اختيار القسم.',
    sure_to_change: 'هل أنت متأكد من تغيير اللغة؟',
    will_refresh: 'سيتم تحديث المتصفح للحصول على المحتوى المترجم.',
    cancel: 'إلغاء',
    yes: 'نعم',
    no: 'لا',
    close: 'إغلاق',
    skip: 'انتقل إلى المحتوى',
    newsletter_email: 'بريدك الإلكتروني',
    not_found: 'هذه الصفحة غير موجودة',
    to_the_shop: 'الذهاب إلى المتجر',
    session_ended: 'انتهت صلاحية جلستك. يرجى تسجيل الدخول مرة أخرى',
  },
}
