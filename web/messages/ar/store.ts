// ما تقوله البطاقات والقوائم عن المتاجر.
import type { Messages, Translation } from '../catalogue.ts'

export const store = {
  stores_near:
    '{count, plural, zero {لا متاجر بالقرب منك} one {متجر واحد بالقرب منك} two {متجران بالقرب منك} few {# متاجر بالقرب منك} many {# متجرًا بالقرب منك} other {# متجر بالقرب منك}}',
  restaurants_near:
    '{count, plural, zero {لا مطاعم بالقرب منك} one {مطعم واحد بالقرب منك} two {مطعمان بالقرب منك} few {# مطاعم بالقرب منك} many {# مطعمًا بالقرب منك} other {# مطعم بالقرب منك}}',
  stores_orderable:
    '{count, plural, zero {لا متاجر يمكنك الطلب منها} one {متجر واحد يمكنك الطلب منه} two {متجران يمكنك الطلب منهما} few {# متاجر يمكنك الطلب منها} many {# متجرًا يمكنك الطلب منها} other {# متجر يمكنك الطلب منها}}',
  no_stores_title: 'لا توجد متاجر هنا بعد',
  no_stores_text: 'لا يوصل أي متجر إلى هذا المكان بعد. جرّب قسمًا آخر أو موقعًا آخر.',
  tabs_label: 'ترتيب المتاجر',
  tab_all: 'الكل',
  tab_newly_joined: 'انضمت حديثًا',
  tab_popular: 'الأكثر رواجًا',
  tab_top_rated: 'الأعلى تقييمًا',
  services_label: 'توصيل أو استلام من المتجر',
  service_all: 'الكل',
  service_delivery: 'توصيل',
  service_delivery_short: 'إلى المنزل',
  service_take_away: 'استلام من المتجر',
  service_take_away_short: 'استلام من المتجر',
  items:
    '{shown, plural, zero {{text} منتج} one {{text} منتج} two {{text} منتج} few {{text} منتجات} many {{text} منتجًا} other {{text} منتج}}',
  visited_products: 'شاهدتها في هذا المتجر',
  map_label: 'خريطة المتاجر. المتاجر نفسها مذكورة بجانبها.',
  map_zoom_in: 'تكبير',
  map_zoom_out: 'تصغير',
  map_missing: 'لا يمكن عرض الخريطة هنا. المتاجر في القائمة.',
  map_pin: '{said}، {fact}',
  map_group:
    '{count, plural, zero {لا متاجر هنا} one {عدد المتاجر هنا: #، قرّب الخريطة} two {عدد المتاجر هنا: #، قرّب الخريطة} few {# متاجر هنا، قرّب الخريطة} many {# متجرًا هنا، قرّب الخريطة} other {# متجر هنا، قرّب الخريطة}}',
  map_list: 'المتاجر على الخريطة',
  map_chosen: 'المتجر المختار',
} as const satisfies Translation<Messages['store']>
