// السياسات وصفحة المساعدة.
import type { Messages, Translation } from '../catalogue.ts'

export const content = {
  page_title: '{page} · {business}',
  breadcrumbs: 'أنت هنا',
  on_this_page: 'في هذه الصفحة',
  about_description: 'من هي {business} وكيف تعمل وبماذا تعد.',
  terms_description: 'قواعد الطلب من {business}.',
  privacy_description: 'ما الذي تعرفه {business} عنك ولماذا وكيف تطلب حذفه.',
  refund_description: 'متى وكيف تعيد {business} المال.',
  cancellation_description: 'كيف تلغي الطلب وكم يكلّف ذلك.',
  shipping_description: 'إلى أين توصل {business} وبأي سرعة وبكم.',
  help_description: 'كيف تصل إلى {business} بالبريد أو الهاتف أو حضوريًا.',
  help_text: 'يجيبك إنسان بالإنجليزية والعربية والطاجيكية والروسية.',
  email_text: 'لكل ما يمكن أن ينتظر ساعة.',
  phone_text: 'حين يكون المندوب عند الباب وهناك خطأ ما.',
  address_text: 'تفضّل، الشاي ساخن.',
  more_answers: 'إجابات أخرى',
} as const satisfies Translation<Messages['content']>
