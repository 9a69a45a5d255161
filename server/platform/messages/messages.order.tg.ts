// Server messages about orders in Tajik, keyed by their English text.
import type { Messages } from './messages.ts'

export const tajikOrderMessages: Messages = {
  'Guest order is not active': 'Фармоиш ҳамчун меҳмон дастрас нест',
  'Home delivery is not active': 'Расонидан ба хона дастрас нест',
  'Take away is not active': 'Бо худ бурдан дастрас нест',
  'Partial payment is not active': 'Пардохти қисман дастрас нест',
  'Offline payment for the order not available at this time':
    'Пардохт берун аз мағоза барои ин фармоиш ҳоло дастрас нест',
  'Cash on delivery order not available at this time': 'Пардохти нақдӣ ҳангоми гирифтан ҳоло дастрас нест',
  'Digital payment for the order not available at this time':
    'Пардохти онлайн барои ин фармоиш ҳоло дастрас нест',
  'Wallet payment for the order not available at this time':
    'Пардохт аз ҳамён барои ин фармоиш ҳоло дастрас нест',
  'Out of coverage': 'Берун аз минтақаи хизматрасонӣ',
  'You can not schedule a order in past': 'Фармоишро ба вақти гузашта таъин кардан мумкин нест',
  'Schedule order not available': 'Фармоиш ба вақти муайян дастрас нест',
  'Store is closed at order time': 'Мағоза дар вақти фармоиш баста аст',
  'You can not place empty orders': 'Фармоиши холӣ додан мумкин нест',
  'Please select items from the same store': 'Лутфан маҳсулотро аз як мағоза интихоб кунед',
  'One or more items in your cart is not available. Please clear your cart and try again.':
    'Як ё якчанд маҳсулоти сабади шумо дастрас нест. Лутфан сабадро холӣ карда, аз нав кӯшиш кунед.',
  'One or more item is not available for the chosen preferable schedule time.':
    'Як ё якчанд маҳсулот дар вақти интихобкардаи шумо дастрас нест.',
  'Maximum cart quantity limit over': 'Аз миқдори ҳадди аксар гузашт',
  '{item} out of stock!': '{item} тамом шуд!',
  'Please upload your prescription image': 'Лутфан акси дорухатро бор кунед',
  'The image must be a file of type: jpg, jpeg, png, gif, webp.':
    'Акс бояд файли навъи jpg, jpeg, png, gif ё webp бошад.',
  'You need to order at least{amount} {currency}': 'Фармоиш бояд на кам аз {amount} {currency} бошад',
  'The sender and the receiver are at the same place.': 'Фиристанда ва гиранда дар як ҷоянд.',
  'The receiver is too far away for a courier.': 'Гиранда барои қосид хеле дур аст.',
  'When the receiver pays, only cash on delivery is possible.':
    'Агар гиранда пардохт кунад, танҳо пули нақд ҳангоми гирифтан мумкин аст.',
  'Order amount must be greater than wallet amount': 'Маблағи фармоиш бояд аз маблағи ҳамён зиёд бошад',
  'Amount crossed maximum cod order amount': 'Маблағ аз ҳадди аксари пардохти нақдӣ гузашт',
  'This order comes to more than can be ordered at once.':
    'Маблағи ин фармоиш аз он чи якбора фармудан мумкин аст, зиёд аст.',
  'Insufficient balance for partial amount': 'Барои пардохти қисман маблағ намерасад',
  'Cash on delivery is not active': 'Пардохти нақдӣ ҳангоми гирифтан дастрас нест',
  'This store takes no prescription orders.': 'Ин мағоза бо дорухат фармоиш намегирад.',
  'The total has changed since you saw it. Please look at it again.':
    'Маблағи умумӣ аз вақти дидани шумо тағйир ёфт. Лутфан бори дигар бинед.',
  'Failed to place order': 'Фармоиш дода нашуд',
  'You can not cancel after confirm': 'Пас аз тасдиқ бекор кардан мумкин нест',
  'The order cannot change this way now.': 'Фармоишро ҳоло ин тавр тағйир додан мумкин нест.',
  'This order is not paid offline.': 'Ин фармоиш берун аз мағоза пардохт намешавад.',
  'The payment has already been checked and cannot be changed.':
    'Пардохт аллакай санҷида шуд ва онро тағйир додан мумкин нест.',
  'You can not request for a refund': 'Шумо наметавонед баргардонидани пулро талаб кунед',
  'Something went wrong': 'Хатое рӯй дод',
  'The image must not be larger than 5 MB.': 'Ҳаҷми акс набояд аз 5 МБ зиёд бошад.',
  'You can upload up to 3 images.': 'На бештар аз 3 акс бор кардан мумкин аст.',
  'Coupon usage limit over': 'Ҳадди истифодаи купон тамом шуд',
  'Coupon expire': 'Муҳлати купон гузаштааст',
  'You are not eligible for this coupon': 'Ин купон барои шумо нест',
  'To apply this coupon, total item amount should be minimum {amount}':
    'Барои истифодаи ин купон маблағи маҳсулот бояд на камтар аз {amount} бошад',
  'Deliver to the front door': 'То дари даромад биёред',
  'Deliver to the reception desk': 'Ба қабулгоҳ супоред',
  'Avoid calling phone': 'Лутфан занг назанед',
  'Come with no sound': 'Бе садо биёед',
  'Remove it from my cart': 'Аз сабадам гиред',
  'I will wait until it is restocked': 'То пайдо шуданаш мунтазир мешавам',
  'Please cancel the order': 'Фармоишро бекор кунед',
  'Call me ASAP': 'Зуд ба ман занг занед',
  'Notify me when it is back': 'Вақте пайдо шуд, хабар диҳед',
  'Order placed successfully': 'Фармоиш бомуваффақият дода шуд',
  'Order canceled successfully': 'Фармоиш бомуваффақият бекор шуд',
  'Payment method updated successfully': 'Тарзи пардохт бомуваффақият нав шуд',
  'Refund request placed successfully': 'Дархости баргардонидани пул қабул шуд',
  'No courier is bringing this order now.': 'Ҳоло ягон қосид ин фармоишро намеорад.',
  'This handover code does not belong to this order.': 'Рамзи супоридан ба ин фармоиш тааллуқ надорад.',
  'Say why the order is canceled.': 'Бигӯед, ки чаро фармоиш бекор мешавад.',
  'We could not find your payment for order {order_id}. Please check the details you sent.':
    'Пардохти шумо барои фармоиши {order_id} ёфт нашуд. Лутфан маълумоти фиристодаатонро санҷед.',
  'It is time: the store is now taking care of your scheduled order {order_id}.':
    'Вақташ расид: мағоза ҳоло ба фармоиши {order_id}, ки шумо ба вақти муайян додаед, машғул аст.',
  'How was order {order_id}? Rate your order and the courier.':
    'Фармоиши {order_id} чӣ тавр буд? Ба фармоиш ва қосид баҳо диҳед.',
  'The courier already has the parcel.': 'Баста аллакай дар дасти қосид аст.',
  'The courier will see your note.': 'Қосид эзоҳи шуморо мебинад.',
  'The receiver of parcel {order_id} left a note for the courier.':
    'Гирандаи бастаи {order_id} барои қосид эзоҳ гузошт.',
  'It is too late to change this order here.': 'Акнун ин фармоишро дар ин ҷо тағйир додан мумкин нест.',
  'The customer can still undo this order.': 'Харидор ҳанӯз метавонад ин фармоишро бекор кунад.',
  'It was not paid in time.': 'Дар вақташ пардохт нашуд.',
  'Address updated successfully': 'Суроға нав карда шуд',

  // The lines of a bill, as the pages of the shop call them.
  Items: 'Маҳсулот',
  'Add-ons': 'Иловаҳо',
  'Item discount': 'Тахфифи маҳсулот',
  'Store discount': 'Тахфифи мағоза',
  'Flash sale': 'Фурӯши барқосо',
  Subtotal: 'Ҷамъи пешакӣ',
  Coupon: 'Купон',
  'Coupon {code}': 'Купони {code}',
  Tax: 'Андоз',
  'Tax included': 'Андоз дар нарх',
  Delivery: 'Расонидан',
  Free: 'Ройгон',
  Tip: 'Чойпулӣ',
  'Extra packaging': 'Бастабандии иловагӣ',
  Rounding: 'Яклухткунӣ',
  Total: 'Ҳамагӣ',
  'From your wallet': 'Аз ҳамёни шумо',
  'Left to pay': 'Боқимонда барои пардохт',
  'You have Saved': 'Шумо сарфа кардед',
  'We have too many orders right now.': 'Ҳоло фармоишҳои мағоза хеле зиёданд.',
  'Something you ordered is sold out.': 'Чизе аз фармоиши шумо тамом шудааст.',
  'We are closing for today.': 'Мағоза барои имрӯз пӯшида мешавад.',
}
