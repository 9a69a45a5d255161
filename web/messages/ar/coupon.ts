// القسائم على البطاقات وعند الدفع.
import type { Messages, Translation } from '../catalogue.ts'

export const coupon = {
  copied: 'تم نسخ الرمز {code}',
  copy: 'انسخ الرمز {code}',
  until: 'حتى {date}',
  minimum_until: 'من {amount} · حتى {date}',
} as const satisfies Translation<Messages['coupon']>
