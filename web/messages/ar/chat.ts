// Conversations, in Arabic.
import type { Messages, Translation } from '../catalogue.ts'

export const chat = {
  title: 'المحادثة',
  page_title: 'المحادثة · {business}',
  conversations: 'المحادثات',
  search: 'ابحث بالاسم',
  none_found: 'لا أحد بهذا الاسم.',
  support: 'الدعم',
  support_text: 'لديك سؤال؟ راسلنا.',
  partners: {
    admin: 'الدعم',
    vendor: 'المتجر',
    delivery_man: 'المندوب',
  },
  unread:
    '{count, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
  choose_title: 'اختر محادثة',
  choose_text: 'المتاجر والمندوبون يجيبون ما دام طلبك في الطريق، والدعم في أي وقت.',
  back: 'العودة إلى المحادثات',
  messages: 'الرسائل',
  empty: 'لا رسائل بعد. اكتب الأولى.',
  older: 'عرض الرسائل الأقدم',
  closed: 'يمكنك الكتابة هنا ما دام طلبك في الطريق.',
  failed: 'تعذر فتح هذه المحادثة.',
  message: 'اكتب رسالة',
  send: 'إرسال',
  attach: 'إرفاق صور',
  remove_image: 'إزالة {name}',
  write_something: 'اكتب شيئًا',
  images_at_most: 'يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.',
  not_sent: 'لم تُرسل. حاول مجددًا',
  sent: 'أُرسلت',
  seen: 'شوهدت',
  picture: 'صورة',
} as const satisfies Translation<Messages['chat']>
