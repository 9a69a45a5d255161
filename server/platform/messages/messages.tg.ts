// Server messages in Tajik, keyed by their English text.
import type { Messages } from './translate.ts'

export const tajikMessages: Messages = {
  // Refusals any endpoint may give.
  'Not found': 'Ёфт нашуд',
  'Unauthenticated.': 'Шумо ворид нашудаед.',
  Unauthorized: 'Иҷозат нест',
  'Module id required': 'Рақами бахш лозим аст',
  'Zone id required': 'Рақами минтақа лозим аст',
  'The selected zone id is invalid.': 'Рақами минтақаи интихобшуда нодуруст аст.',
  'The request body could not be read.': 'Муҳтавои дархостро хондан нашуд.',
  'The request body is too large.': 'Муҳтавои дархост аз ҳад калон аст.',
  'This method is not allowed here.': 'Ин усул дар ин ҷо иҷозат дода намешавад.',
  'Too many requests. Please try again shortly.':
    'Дархостҳо аз ҳад зиёданд. Лутфан каме баъдтар бори дигар кӯшиш кунед.',
  'The service is starting. Please try again shortly.':
    'Хизматрасонӣ оғоз шуда истодааст. Лутфан каме баъдтар бори дигар кӯшиш кунед.',
  'Something went wrong. Please try again.': 'Хатое рӯй дод. Лутфан бори дигар кӯшиш кунед.',

  // Validation, first message per field.
  'The {field} field is required.': 'Майдони «{field}» ҳатмист.',
  'The {field} must be an integer.': '«{field}» бояд адади бутун бошад.',
  'The {field} must be a number.': '«{field}» бояд адад бошад.',
  'The {field} must be an array.': '«{field}» бояд рӯйхат бошад.',
  'The {field} must be at least {limit} characters.':
    '«{field}» бояд на камтар аз {limit} аломат дошта бошад.',
  'The {field} must be at least {limit}.': '«{field}» бояд аз {limit} кам набошад.',
  'The {field} must not be greater than {limit} characters.':
    '«{field}» бояд на бештар аз {limit} аломат дошта бошад.',
  'The {field} must not be greater than {limit}.': '«{field}» бояд аз {limit} зиёд набошад.',
  'The {field} must be a valid email address.': '«{field}» бояд нишонии дурусти почтаи электронӣ бошад.',
  'The {field} format is invalid.': 'Шакли «{field}» нодуруст аст.',
  'The selected {field} is invalid.': 'Қимати интихобшудаи «{field}» нодуруст аст.',

  // Newsletter and policies.
  'Subscription successful': 'Обуна бомуваффақият анҷом ёфт',
  'The email has already been taken.': 'Ин почтаи электронӣ аллакай истифода шудааст.',

  // Stores.
  'Store not found': 'Мағоза ёфт нашуд',

  // Zones.
  'Service not available in this area': 'Дар ин минтақа хизматрасонӣ нест',
  'We are temporarily unavailable in this area': 'Мо муваққатан дар ин минтақа кор намекунем',
}
