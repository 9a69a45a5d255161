// What the desk says of items in Tajik, keyed by the English text.
import type { Messages } from './messages.ts'

export const tajikItemMessages: Messages = {
  'Choose a category of the same module as the store.':
    'Категорияеро аз ҳамон бахше интихоб кунед, ки мағоза дар он аст.',
  'This unit is not there any more.': 'Ин воҳиди ченак дигар нест.',
  'This condition is not there any more.': 'Ин ҳолат дигар нест.',
  'An item takes add-ons of its own store only.': 'Ба мол танҳо иловаҳои мағозаи худаш мувофиқанд.',
  'This store sells no items.': 'Ин мағоза мол намефурӯшад.',
  'The discount is larger than the price.': 'Тахфиф аз нарх зиёдтар аст.',
  'Serving hours have a beginning and an end.': 'Соатҳои пешниҳод бояд ҳам оғоз ва ҳам анҷом дошта бошанд.',
  'An item has options that add to its price or combinations with a price each, not both.':
    'Мол ё имконоти иловапулӣ дорад, ё таркибҳои нархи ҷудогонадор, на ҳар дуро.',
  'Every group of options has a name.': 'Ҳар як гурӯҳи имконот бояд ном дошта бошад.',
  'Two groups of options are called {name}.': 'Ду гурӯҳи имконот «{name}» ном доранд.',
  '{name} has no options.': 'Дар гурӯҳи «{name}» имконот нест.',
  'An option of {name} has no name.': 'Яке аз имконоти «{name}» ном надорад.',
  '{name} has two options that are called {option}.': 'Дар гурӯҳи «{name}» ду имконот «{option}» ном доранд.',
  '{name} asks for at least {min} options and allows {max} at most.':
    '«{name}» ҳадди ақал {min} имконот мехоҳад, вале на бештар аз {max} иҷозат медиҳад.',
  '{name} asks for more options than the {count} it has.':
    '«{name}» бештар аз {count} имконоти мавҷудааш мехоҳад.',
  'Every choice has a name.': 'Ҳар як интихоб бояд ном дошта бошад.',
  'Two choices are called {name}.': 'Ду интихоб «{name}» ном доранд.',
  '{name} has no options to choose from.': 'Дар «{name}» чизе барои интихоб нест.',
  'An option to choose under {name} has no name.': 'Дар «{name}» яке аз вариантҳо ном надорад.',
  'Under {name}, two options are called {option}.': 'Дар «{name}» ду вариант «{option}» ном доранд.',
  'These choices make {count} combinations; there may be {most} at most.':
    'Аз ин интихобҳо {count} таркиб мебарояд, на бештар аз {most} мумкин аст.',
  'Two combinations would both be called {name}. Name an option differently.':
    'Ду таркиб як ном мегирифтанд: {name}. Яке аз вариантҳоро дигар хел номед.',
  'Every combination of the choices has one price.': 'Ҳар як таркиб бояд як нарх дошта бошад.',
  'An allergen is either in the item or may be in it, not both.':
    'Аллерген ё дар таркиб ҳаст, ё шояд дар он бошад, на ҳар ду.',
  'What is not eaten has no allergens.': 'Чизе, ки намехӯранд, аллерген надорад.',
  'This item is archived. Restore it before you change it.':
    'Ин мол дар бойгонӣ аст. Пеш аз тағйир онро баргардонед.',
}
