// الصفحات الرئيسية للأقسام.
import type { Messages, Translation } from '../catalogue.ts'

export const home = {
  title: '{module} · Fivefold',
  stores_title:
    '{count, plural, zero {لا متاجر بالقرب منك} one {متجر واحد بالقرب منك} two {متجران بالقرب منك} few {# متاجر بالقرب منك} many {# متجرًا بالقرب منك} other {# متجر بالقرب منك}}',
  restaurants_title:
    '{count, plural, zero {لا مطاعم بالقرب منك} one {مطعم واحد بالقرب منك} two {مطعمان بالقرب منك} few {# مطاعم بالقرب منك} many {# مطعمًا بالقرب منك} other {# مطعم بالقرب منك}}',
  hero_food: 'طعام ساخن يصل إلى بابك سريعًا',
  hero_grocery: 'بقالة طازجة بلا طوابير',
  hero_pharmacy: 'صيدليتك قريبة دائمًا',
  hero_ecommerce: 'كل ما يحتاجه بيتك وتحتاجه أنت',
  hero_parcel: 'تتبّع منتجاتك',
  no_stores_title: 'لا توجد متاجر هنا بعد',
  no_stores_text: 'لا نوصل من أي متجر إلى هذا المكان بعد. جرّب قسمًا آخر أو موقعًا آخر.',
  minimum_order: 'الحد الأدنى للطلب {amount}',
} as const satisfies Translation<Messages['home']>
