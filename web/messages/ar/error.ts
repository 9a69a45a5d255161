// صفحات الأخطاء.
import type { Messages, Translation } from '../catalogue.ts'

export const error = {
  not_found_title: 'هذه الصفحة غير موجودة',
  not_found_text: 'قد يكون العنوان قديمًا أو مكتوبًا بشكل خاطئ. المتجر نفسه يعمل.',
  crash_title: 'حدث خطأ ما',
  crash_text: 'تعذّر عرض الصفحة. لم يُفقد شيء مما فعلته؛ يرجى المحاولة مرة أخرى.',
  offline_title: 'أنت غير متصل بالإنترنت',
  offline_text: 'تحتاج هذه الصفحة إلى الإنترنت، وستُفتح تلقائيًا فور عودة الاتصال.',
  back_home: 'الذهاب إلى المتجر',
} as const satisfies Translation<Messages['error']>
