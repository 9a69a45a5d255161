// The words the tests of the checkout look for.
import type { TestLanguage } from '../fixtures/test.ts'

const english = {
  title: 'Checkout',
  empty: 'There is nothing to order yet',
  delivery: 'Home delivery',
  take_away: 'Take away',
  addresses: 'Delivery Addresses',
  contact_name: 'Contact person name',
  contact_email: 'Contact person email',
  time: 'When',
  payment: 'Payment',
  coupon: 'Coupon',
  instructions: 'Instructions',
  cash: 'Cash on delivery',
  not_sent: 'Nothing was sent.',
  trial: 'Trial payment',
  place: /^Place order/,
  no_tip: 'No tip',
  tomorrow: 'Tomorrow',
  contact_missing: 'Tell us who receives the order.',
  payment_missing: 'Without any payment method, you can not place the order.',
  placed: 'Order placed',
  summary: 'Your order',
  total: 'Total',
}

export type CheckoutTexts = typeof english

export const checkoutTexts: Record<TestLanguage, CheckoutTexts> = {
  en: english,
  ar: {
    title: 'إتمام الطلب',
    empty: 'لا يوجد ما يمكن طلبه بعد',
    delivery: 'توصيل إلى المنزل',
    take_away: 'استلام من المتجر',
    addresses: 'عناوين التوصيل',
    contact_name: 'اسم جهة الاتصال',
    contact_email: 'البريد الإلكتروني لجهة الاتصال',
    time: 'الموعد',
    payment: 'الدفع',
    coupon: 'قسيمة',
    instructions: 'تعليمات',
    cash: 'الدفع عند الاستلام',
    not_sent: 'لم يُرسل شيء.',
    trial: 'دفع تجريبي',
    place: /^تأكيد الطلب/,
    no_tip: 'بدون إكرامية',
    tomorrow: 'غدًا',
    contact_missing: 'أخبرنا من سيستلم الطلب.',
    payment_missing: 'لا يمكنك تأكيد الطلب بدون طريقة دفع.',
    placed: 'تم تأكيد الطلب',
    summary: 'طلبك',
    total: 'الإجمالي',
  },
}
