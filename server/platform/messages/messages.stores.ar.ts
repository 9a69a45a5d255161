// Server messages about stores at the desk in Arabic, keyed by their English text.
import type { Messages } from './messages.ts'

export const arabicStoreMessages: Messages = {
  'The store’s point on the map is not in the chosen zone.':
    'نقطة المتجر على الخريطة ليست داخل المنطقة المختارة.',
  'This zone does not exist any more.': 'لم تعد هذه المنطقة موجودة.',
  'This section has no stores.': 'لا توجد متاجر في هذا القسم.',
  'This section does not work in the chosen zone. Add it to the zone first.':
    'هذا القسم لا يعمل في المنطقة المختارة. أضفه إلى المنطقة أولًا.',
  'The store’s items are filed under categories of its section. Archive them before it moves to another section.':
    'أصناف المتجر مدرجة ضمن فئات قسمه. أرشفها قبل نقل المتجر إلى قسم آخر.',
  'Two times on one day overlap.': 'تتداخل فترتان في اليوم نفسه.',
  'The longest delivery time is shorter than the shortest.': 'أطول مدة توصيل أقصر من أقصرها.',
  'The store needs delivery or take-away: otherwise nobody can order.':
    'يحتاج المتجر إلى التوصيل أو الاستلام: وإلا فلن يتمكن أحد من الطلب.',
  'The highest delivery fee is lower than the lowest.': 'أعلى رسم توصيل أقل من أدناه.',
  'The discount ends before it begins.': 'ينتهي الخصم قبل أن يبدأ.',
  'Orders of this store are still running: {count}. Finish or cancel them first.':
    'لا تزال هناك طلبات جارية لهذا المتجر: {count}. أنهِها أو ألغِها أولًا.',
  'This store is archived. Restore it first.': 'هذا المتجر مؤرشف. استعده أولًا.',
}
