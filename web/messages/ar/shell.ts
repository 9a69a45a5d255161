// الرأس والتذييل والتنقل.
import type { Messages, Translation } from '../catalogue.ts'

export const shell = {
  skip_to_content: 'انتقل إلى المحتوى',
  main_navigation: 'الرئيسية',
  home: 'الصفحة الرئيسية',
  location_label: 'التوصيل إلى',
  location_unset: 'اختر مكان التوصيل',
  theme: 'وضع المظهر',
  theme_light: 'فاتح',
  theme_dark: 'داكن',
  theme_switch_to_dark: 'التبديل إلى المظهر الداكن',
  theme_switch_to_light: 'التبديل إلى المظهر الفاتح',
  language: 'اللغة',
  language_change_title: 'هل أنت متأكد من تغيير اللغة؟',
  language_change_text: 'سيتم تحديث المتصفح للحصول على المحتوى المترجم.',
  language_changed: 'تم تغيير اللغة',
  modules: 'الأقسام',
  modules_title: 'اختر نوع القسم لطلباتك',
  module_selected: 'تم اختيار القسم.',
  no_module_title: 'لم يُعثر على أي قسم',
  no_module_text: 'تواصل مع مالك الموقع لتفعيل الأقسام.',
  quick_links: 'روابط سريعة',
  contact: 'اتصل بنا',
  all_rights: 'جميع الحقوق محفوظة.',
  notifications: 'الإشعارات',
} as const satisfies Translation<Messages['shell']>
