// What the desk says of items in Arabic, keyed by the English text.
import type { Messages } from './messages.ts'

export const arabicItemMessages: Messages = {
  'Choose a category of the same module as the store.': 'اختر فئة من القسم نفسه الذي ينتمي إليه المتجر.',
  'This unit is not there any more.': 'لم تعد وحدة القياس هذه موجودة.',
  'This condition is not there any more.': 'لم تعد هذه الحالة موجودة.',
  'An item takes add-ons of its own store only.': 'لا يقبل المنتج إلا إضافات متجره.',
  'This store sells no items.': 'هذا المتجر لا يبيع منتجات.',
  'The discount is larger than the price.': 'الخصم أكبر من السعر.',
  'Serving hours have a beginning and an end.': 'لأوقات التقديم بداية ونهاية.',
  'An item has options that add to its price or combinations with a price each, not both.':
    'للمنتج إما خيارات تُضاف إلى سعره أو تركيبات لكل منها سعر، وليس كلاهما.',
  'Every group of options has a name.': 'لكل مجموعة خيارات اسم.',
  'Two groups of options are called {name}.': 'مجموعتان من الخيارات تحملان الاسم «{name}».',
  '{name} has no options.': 'لا توجد خيارات في «{name}».',
  'An option of {name} has no name.': 'أحد خيارات «{name}» بلا اسم.',
  '{name} has two options that are called {option}.': 'في «{name}» خياران يحملان الاسم «{option}».',
  '{name} asks for at least {min} options and allows {max} at most.':
    '«{name}» تطلب {min} خيارات على الأقل وتسمح بـ {max} على الأكثر.',
  '{name} asks for more options than the {count} it has.':
    '«{name}» تطلب خيارات أكثر من الموجودة فيها ({count}).',
  'Every choice has a name.': 'لكل اختيار اسم.',
  'Two choices are called {name}.': 'اختياران يحملان الاسم «{name}».',
  '{name} has no options to choose from.': 'لا توجد خيارات للاختيار من «{name}».',
  'An option to choose under {name} has no name.': 'أحد الخيارات في «{name}» بلا اسم.',
  'Under {name}, two options are called {option}.': 'في «{name}» خياران يحملان الاسم «{option}».',
  'These choices make {count} combinations; there may be {most} at most.':
    'ينتج عن هذه الاختيارات {count} تركيبة، والحد الأقصى {most}.',
  'Two combinations would both be called {name}. Name an option differently.':
    'ستحمل تركيبتان الاسم نفسه: {name}. غيّر اسم أحد الخيارات.',
  'Every combination of the choices has one price.': 'لكل تركيبة من الاختيارات سعر واحد.',
  'An allergen is either in the item or may be in it, not both.':
    'مسبب الحساسية إما موجود في المنتج أو قد يوجد فيه، وليس كلاهما.',
  'What is not eaten has no allergens.': 'ما لا يؤكل ليس فيه مسببات حساسية.',
  'This item is archived. Restore it before you change it.': 'هذا المنتج مؤرشف. استعده قبل أن تغيّره.',
}
