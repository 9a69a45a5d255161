// What the desk says about coupons, promotions and notices.
import type { Messages } from './messages.ts'

export const tajikSellingMessages: Messages = {
  'A link begins with / for a page of the shop, or with https://':
    'Пайванд бо / (саҳифаи мағоза) ё бо https:// оғоз мешавад',
  'A discount in percent is more than 0 and at most 100.':
    'Тахфифи фоизӣ бояд аз 0 зиёд ва на бештар аз 100 бошад.',
  'Enter what the coupon takes off.': 'Нависед, ки купон чӣ қадар кам мекунад.',
  'Choose the zones the coupon is for.': 'Минтақаҳоеро, ки купон дар онҳо амал мекунад, интихоб кунед.',
  'Choose the store the coupon is for.': 'Мағозаеро, ки купон барои он аст, интихоб кунед.',
  'The last day must not be before the first.': 'Рӯзи охир наметавонад пеш аз рӯзи аввал бошад.',
  'Another coupon has this code already.': 'Купон бо чунин рамз аллакай ҳаст.',
  'This module does not exist.': 'Чунин модул вуҷуд надорад.',
  'This store is not in the chosen module.': 'Ин мағоза дар модули интихобшуда нест.',
  'One of these zones does not exist.': 'Яке аз ин минтақаҳо вуҷуд надорад.',
  'One of these customers does not exist.': 'Яке аз ин харидорон вуҷуд надорад.',
  'Choose one of your own stores.': 'Яке аз мағозаҳои худро интихоб кунед.',
  'Coupons for zones are made by the business.': 'Купонҳоро барои минтақаҳо маъмурият месозад.',
  'Nobody would get this notice.': 'Ин огоҳиномаро ҳеҷ кас намегирад.',
  'This time is over already.': 'Ин вақт аллакай гузаштааст.',
  'It is being sent already.': 'Он аллакай фиристода шуда истодааст.',
  'Choose at least one zone.': 'Ҳадди ақал як минтақаро интихоб кунед.',
  'Choose a module.': 'Модулро интихоб кунед.',
  'Choose at least one way to send it.': 'Ҳадди ақал як роҳи фиристоданро интихоб кунед.',
  'Choose the store the banner leads to.': 'Мағозаеро, ки баннер ба он мебарад, интихоб кунед.',
  'Choose the item the banner leads to.': 'Молеро, ки баннер ба он мебарад, интихоб кунед.',
  'This zone does not exist.': 'Чунин минтақа вуҷуд надорад.',
  'This item is not in the chosen module.': 'Ин мол дар модули интихобшуда нест.',
  'One of these items is not in the chosen module.': 'Яке аз ин молҳо дар модули интихобшуда нест.',
  'This category is not in the module of the store.': 'Ин категория дар модули мағоза нест.',
  'This place has a picture already. Change that one.': 'Дар ин ҷо аллакай расм ҳаст. Ҳамонро тағйир диҳед.',
  'The discount is larger than the price.': 'Тахфиф аз нарх зиёдтар аст.',
  '{item}: {sold} were sold already, so the stock cannot be smaller.':
    '{item}: аллакай {sold} дона фурӯхта шуд, захира камтар шуда наметавонад.',
  '{item}: the discount is larger than the price.': '{item}: тахфиф аз нарх зиёдтар аст.',
  '{item} is in the flash sale “{sale}” at that time.':
    '{item} дар ин вақт дар фурӯши зудгузари «{sale}» аст.',
  'The end must not be before the beginning.': 'Анҷом наметавонад пеш аз оғоз бошад.',
  'Enter the price.': 'Нархро нависед.',
  'A discount in percent is at most 100.': 'Тахфифи фоизӣ на бештар аз 100 аст.',
  'The two shares of a discount must be 100 together.': 'Ду саҳми тахфиф якҷоя бояд 100 бошанд.',
  'Choose at least one item.': 'Ҳадди ақал як молро интихоб кунед.',
  'An item stands in the list twice.': 'Як мол дар рӯйхат ду бор омадааст.',
  'The sequence is saved.': 'Тартиб нигоҳ дошта шуд.',
}
