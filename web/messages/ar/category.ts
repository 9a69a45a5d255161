// الفئات: كلها وصفحة كل واحدة.
import type { Messages, Translation } from '../catalogue.ts'

export const category = {
  title: 'الفئات',
  all_title: 'كل الفئات في {module}',
  all_description: 'تصفح {module} حسب الفئة واطلب التوصيل.',
  find: 'ابحث عن فئة',
  none_found: 'لا توجد فئة بهذا الاسم.',
  none_title: 'لا توجد فئات هنا بعد',
  products:
    '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  page_title: '{category} · {business}',
  page_description:
    '{category}: {count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}} في {module} مع التوصيل إلى بابك.',
  path_label: 'أنت هنا',
  home: 'الرئيسية',
  children_label: 'الفئات الفرعية في {category}',
} as const satisfies Translation<Messages['category']>
