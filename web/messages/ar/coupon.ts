// القسائم على البطاقات وعند الدفع.
import type { Messages, Translation } from '../catalogue.ts'

export const coupon = {
  copied: 'تم نسخ الرمز {code}',
  copy: 'انسخ الرمز {code}',
  until: 'حتى {date}',
  minimum: 'من {amount}',
  use_now: 'استخدم الآن',
  use_now_of: 'استخدم الآن: {code}',
  condition_cap: 'خصم لا يتجاوز {amount}',
  condition_first: 'لطلبك الأول',
  condition_limit:
    '{n, plural, zero {بلا استخدام} one {مرة واحدة لكل عميل} two {مرتان لكل عميل على الأكثر} few {حتى # مرات لكل عميل} many {حتى # مرة لكل عميل} other {حتى # مرة لكل عميل}}',
  condition_zone: 'في بعض المناطق فقط',
  none: 'لا قسائم حاليًا',
  none_text: 'تظهر القسائم الجديدة هنا فور أن يقدّمها متجر.',
  no_zone: 'اختر مكان التوصيل',
  no_zone_text: 'تعتمد القسائم على مكانك: اختر مكانًا لترى قسائمك.',
} as const satisfies Translation<Messages['coupon']>
