// What the desk says of items in Russian, keyed by the English text.
import type { Messages } from './messages.ts'

export const russianItemMessages: Messages = {
  'Choose a category of the same module as the store.':
    'Выберите категорию из того же раздела, что и магазин.',
  'This unit is not there any more.': 'Этой единицы измерения больше нет.',
  'This condition is not there any more.': 'Этого показания больше нет.',
  'An item takes add-ons of its own store only.': 'К товару можно добавить только дополнения его магазина.',
  'This store sells no items.': 'Этот магазин не продаёт товары.',
  'The discount is larger than the price.': 'Скидка больше цены.',
  'Serving hours have a beginning and an end.': 'У часов подачи должны быть и начало, и конец.',
  'An item has options that add to its price or combinations with a price each, not both.':
    'У товара бывают либо опции с доплатой, либо сочетания со своей ценой, но не то и другое сразу.',
  'Every group of options has a name.': 'У каждой группы опций должно быть название.',
  'Two groups of options are called {name}.': 'Две группы опций называются «{name}».',
  '{name} has no options.': 'В группе «{name}» нет опций.',
  'An option of {name} has no name.': 'У одной из опций группы «{name}» нет названия.',
  '{name} has two options that are called {option}.': 'В группе «{name}» две опции называются «{option}».',
  '{name} asks for at least {min} options and allows {max} at most.':
    '«{name}»: нужно выбрать не меньше {min}, а можно не больше {max}.',
  '{name} asks for more options than the {count} it has.':
    '«{name}» требует больше опций, чем в ней есть ({count}).',
  'Every choice has a name.': 'У каждого выбора должно быть название.',
  'Two choices are called {name}.': 'Два выбора называются «{name}».',
  '{name} has no options to choose from.': 'В «{name}» не из чего выбирать.',
  'An option to choose under {name} has no name.': 'В «{name}» у одного из вариантов нет названия.',
  'Under {name}, two options are called {option}.': 'В «{name}» два варианта называются «{option}».',
  'These choices make {count} combinations; there may be {most} at most.':
    'Получается сочетаний: {count}, а можно не больше {most}.',
  'Two combinations would both be called {name}. Name an option differently.':
    'Два сочетания назывались бы одинаково: {name}. Переименуйте один из вариантов.',
  'Every combination of the choices has one price.': 'У каждого сочетания должна быть одна цена.',
  'An allergen is either in the item or may be in it, not both.':
    'Аллерген либо есть в составе, либо может попасть в него — не то и другое сразу.',
  'What is not eaten has no allergens.': 'У того, что не едят, нет аллергенов.',
  'This item is archived. Restore it before you change it.':
    'Товар в архиве. Верните его, прежде чем менять.',
}
