// Telling the shop of a payment made outside it.
import type { Messages, Translation } from '../catalogue.ts'

export const offline = {
  report_text: 'ادفع خارج المتجر ثم أخبرنا كيف دفعت، لنبدأ بطلبك.',
  report: 'أخبرنا كيف دفعت',
  note: 'ملاحظة',
  send: 'إرسال تفاصيل الدفع',
  reported: 'تم تحديث معلومات الدفع.',
  field_missing: '{field} مطلوب',
  not_sent: 'تعذّر الإرسال. يرجى المحاولة مرة أخرى.',
  statuses: {
    pending: 'نتحقق من دفعتك.',
    verified: 'وجدنا دفعتك.',
    denied: 'لم نجد هذه الدفعة. يرجى مراجعة التفاصيل التي أرسلتها.',
  },
  answer: 'رد المتجر',
  correct: 'تصحيح التفاصيل',
} as const satisfies Translation<Messages['offline']>
