// الصفحة التي يراها الزائر لأول مرة.
import type { Messages, Translation } from '../catalogue.ts'

export const landing = {
  title: 'Fivefold: طعام وبقالة وصيدلية وتسوق وطرود',
  description: 'متجر واحد لخمس طرق للطلب، يصل إلى باب منزلك.',
  modules_title: 'ماذا تحتاج اليوم؟',
  modules_text: 'خمس طرق للطلب في مكان واحد.',
  module_stores:
    '{count, plural, =0 {جاهزون متى شئت} one {متجر واحد} two {متجران} few {# متاجر} many {# متجرًا} other {# متجر}}',
  open_module: 'افتح {module}',
  start: 'ابدأ التسوق',
} as const satisfies Translation<Messages['landing']>
