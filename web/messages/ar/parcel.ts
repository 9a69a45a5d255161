// إرسال الطرود.
import type { Messages, Translation } from '../catalogue.ts'

export const parcel = {
  order_id: 'رقم الطلب',
  track: 'تتبّع',
  need_order_id: 'رقم الطلب مطلوب',
  sign_in_first: 'يجب تسجيل الدخول للوصول إلى هذه الصفحة.',
} as const satisfies Translation<Messages['parcel']>
