// Server messages in Arabic, keyed by their English text.
import type { Messages } from './translate.ts'

export const arabicMessages: Messages = {
  // Refusals any endpoint may give.
  'Not found': 'غير موجود',
  'Unauthenticated.': 'لم يتم تسجيل الدخول.',
  Unauthorized: 'غير مصرح',
  'Module id required': 'معرّف القسم مطلوب',
  'Zone id required': 'معرّف المنطقة مطلوب',
  'The selected zone id is invalid.': 'معرّف المنطقة المحدد غير صالح.',
  'The request body could not be read.': 'تعذّرت قراءة محتوى الطلب.',
  'The request body is too large.': 'محتوى الطلب كبير جدًا.',
  'This method is not allowed here.': 'هذه الطريقة غير مسموح بها هنا.',
  'Too many requests. Please try again shortly.': 'عدد الطلبات كبير جدًا. يُرجى المحاولة بعد قليل.',
  'The service is starting. Please try again shortly.': 'الخدمة قيد التشغيل. يُرجى المحاولة بعد قليل.',
  'Something went wrong. Please try again.': 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',

  // Validation, first message per field.
  'The {field} field is required.': 'الحقل «{field}» مطلوب.',
  'The {field} must be an integer.': 'يجب أن يكون «{field}» عددًا صحيحًا.',
  'The {field} must be a number.': 'يجب أن يكون «{field}» رقمًا.',
  'The {field} must be an array.': 'يجب أن يكون «{field}» قائمة.',
  'The {field} must be at least {limit} characters.': 'يجب ألا يقل طول «{field}» عن {limit} من الأحرف.',
  'The {field} must be at least {limit}.': 'يجب ألا يقل «{field}» عن {limit}.',
  'The {field} must not be greater than {limit} characters.':
    'يجب ألا يزيد طول «{field}» على {limit} من الأحرف.',
  'The {field} must not be greater than {limit}.': 'يجب ألا يزيد «{field}» على {limit}.',
  'The {field} must be a valid email address.': 'يجب أن يكون «{field}» عنوان بريد إلكتروني صالحًا.',
  'The {field} format is invalid.': 'صيغة «{field}» غير صالحة.',
  'The selected {field} is invalid.': 'القيمة المحددة لـ«{field}» غير صالحة.',

  // Newsletter and policies.
  'Subscription successful': 'تم الاشتراك بنجاح',
  'The email has already been taken.': 'البريد الإلكتروني مستخدم بالفعل.',

  // Stores.
  'Store not found': 'المتجر غير موجود',

  // Zones.
  'Service not available in this area': 'الخدمة غير متوفرة في هذه المنطقة',
  'We are temporarily unavailable in this area': 'نحن غير متاحين مؤقتًا في هذه المنطقة',
}
