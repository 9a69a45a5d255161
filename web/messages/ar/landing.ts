// الصفحة التي يراها الزائر لأول مرة.
import type { Messages, Translation } from '../catalogue.ts'

export const landing = {
  title: '{business}: طعام وبقالة وصيدلية وتسوق وطرود',
  description: 'خمس طرق للطلب في متجر واحد، ويصلك كل شيء إلى بابك.',
  place_label: 'إلى أين نوصل؟',
  place_placeholder: 'ابحث عن موقع',
  place_searching: 'جارٍ تحميل الاقتراحات...',
  place_empty: 'لم يُعثر على المكان. جرّب كتابته بطريقة أخرى.',
  place_found:
    '{count, plural, zero {لم يُعثر على مكان} one {عُثر على مكان واحد} two {عُثر على مكانين} few {عُثر على # أماكن} many {عُثر على # مكانًا} other {عُثر على # مكان}}',
  place_failed: 'تعذّر البحث. يرجى المحاولة مرة أخرى.',
  place_busy: 'نبحث عمّن يوصل إلى هناك…',
  place_map: 'اختر من الخريطة',
  place_current: 'استخدم موقعي',
  facts_stores:
    '{count, plural, zero {لا متاجر} one {متجر واحد} two {متجران} few {# متاجر} many {# متجرًا} other {# متجر}}',
  facts_items:
    '{count, plural, zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  facts_label: 'ما الذي ينتظرك',
  modules_title: 'ماذا تحتاج اليوم؟',
  modules_text: 'خمس طرق للطلب في مكان واحد.',
  promotions_title: 'أخبار اليوم السارّة',
  previous: 'السابق',
  next: 'التالي',
  steps_title: 'كيف تعمل الخدمة',
  steps_text: 'ثلاث خطوات ويصل كل شيء إليك.',
  step_place_title: 'أخبرنا أين أنت',
  step_place_text: 'يكفي اسم الشارع. سترى فقط المتاجر التي توصل إلى بابك.',
  step_choose_title: 'اختر ما تحتاجه',
  step_choose_text: 'السعر الكامل أمامك قبل الطلب، والتوصيل محسوب فيه.',
  step_follow_title: 'تابعه حتى الباب',
  step_follow_text: 'راقب المندوب على الخريطة وراسله عند الحاجة.',
  why_label: 'خمسة في واحد',
  seller_apps: 'تطبيق للبائعين',
  courier_apps: 'تطبيق للمندوبين',
  testimonials: 'آراء العملاء',
} as const satisfies Translation<Messages['landing']>
