// Server messages in Tajik, keyed by their English text.
import { tajikImportMessages } from './messages.import.tg.ts'
import { tajikItemMessages } from './messages.item.tg.ts'
import { tajikOrderMessages } from './messages.order.tg.ts'
import { tajikSellingMessages } from './messages.selling.tg.ts'
import { tajikStoreMessages } from './messages.stores.tg.ts'
import type { Messages } from './messages.ts'
import { tajikZoneMessages } from './messages.zones.tg.ts'

export const tajikMessages: Messages = {
  ...tajikOrderMessages,
  ...tajikSellingMessages,
  ...tajikImportMessages,
  ...tajikStoreMessages,
  ...tajikItemMessages,
  ...tajikZoneMessages,
  // Signs a review whose author has left.
  'Former customer': 'Харидори пешина',
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
  'The shop is busy. Please try again in a moment.':
    'Мағоза ҳоло банд аст. Лутфан, пас аз чанд сония боз кӯшиш кунед.',
  'The shop is closed for maintenance and will be back soon.':
    'Мағоза барои корҳои техникӣ баста аст ва ба зудӣ боз мешавад.',
  'The request holds too many fields.': 'Дар дархост майдонҳо аз ҳад зиёданд.',
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
  'The {field} must be a valid email address.': '«{field}» бояд суроғаи дурусти почтаи электронӣ бошад.',
  'The {field} format is invalid.': 'Шакли «{field}» нодуруст аст.',
  'The selected {field} is invalid.': 'Қимати интихобшудаи «{field}» нодуруст аст.',

  // Newsletter and policies.
  'Subscription successful': 'Обуна бомуваффақият анҷом ёфт',
  'The email has already been taken.': 'Ин почтаи электронӣ аллакай истифода шудааст.',

  // Stores.
  'Store not found': 'Мағоза ёфт нашуд',

  // Categories and search.
  'Category not found': 'Категория ёфт нашуд',
  'Common condition not found': 'Ҳолат ёфт нашуд',
  'Longitude-latitude required': 'Арзи ҷуғрофӣ ва тӯли ҷуғрофӣ лозим аст',

  // Zones.
  'Service not available in this area': 'Дар ин минтақа хизматрасонӣ нест',
  'We are temporarily unavailable in this area': 'Мо муваққатан дар ин минтақа кор намекунем',

  // Cart.
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.':
    'Дар сабад маҳсулоти мағозаи дигар ҳаст. Агар идома диҳед, маҳсулоти пештара аз сабад бардошта мешаванд ва ин маҳсулот илова мегардад.',
  'Item not found': 'Маҳсулот ёфт нашуд',
  'This item belongs to another section.': 'Ин маҳсулот ба бахши дигар тааллуқ дорад.',
  'This item is not delivered to your zone.': 'Ин маҳсулот ба минтақаи шумо расонида намешавад.',
  'This campaign is not running now.': 'Ин маърака ҳоло баргузор намешавад.',
  'You are not logged in': 'Шумо ворид нашудаед',
  'Cart item not found': 'Маҳсулот дар сабад ёфт нашуд',
  'Maximum cart quantity exceeded': 'Аз миқдори ҳадди аксар гузашт',
  'Out of Stock': 'Дар анбор нест',
  'The price does not match this item.': 'Нарх ба ин маҳсулот мувофиқ нест.',
  'This add-on does not belong to the item.': 'Ин илова ба маҳсулот тааллуқ надорад.',
  'There are more quantities than add-ons.': 'Миқдорҳо аз иловаҳо зиёданд.',
  'Variation {name} can not remain without selection.': 'Дар варианти «{name}» интихоб лозим аст.',
  'Selected variation named {name} must be in between Minimum {min} and Maximum {max}':
    'Дар варианти «{name}» аз {min} то {max} адад интихоб кардан лозим аст',
  'This item has no choice named {name}.': 'Маҳсулот варианти «{name}» надорад.',
  'This variation is out of stock. Choose another variation to proceed further.':
    'Ин вариант дар анбор нест. Барои идома варианти дигарро интихоб кунед.',
  'The cart cannot hold any more different items.': 'Ба сабад дигар маҳсулоти нав намеғунҷад.',
  'No cart of this store was set aside.': 'Сабади ҷудокардашудаи ин мағоза нест.',
  'This key was used for another request.': 'Ин калид барои дархости дигар истифода шудааст.',
  'The Idempotency-Key header must hold 1 to 200 characters.':
    'Сарлавҳаи Idempotency-Key бояд аз 1 то 200 аломат дошта бошад.',

  // Wish list.
  'Already in wishlist': 'Аллакай дар дӯстдоштаҳо ҳаст',
  'Can not add both food and restaurant at same time': 'Таом ва тарабхонаро якбора илова кардан мумкин нест',
  'The item id field is required when store id is not present.':
    'Майдони «item id» ҳатмист, агар «store id» нишон дода нашуда бошад.',
  'Not found in wishlist': 'Дар дӯстдоштаҳо нест',
  'Added successfully': 'Илова шуд',
  'Successfully removed': 'Нест карда шуд',

  // Places and coverage.
  'Place not found': 'Ҷой ёфт нашуд',
  'We already deliver to this place.': 'Мо аллакай ба ин ҷо мерасонем.',
  'An email address or a phone number is needed.': 'Суроғаи почтаи электронӣ ё рақами телефон лозим аст.',
  'Thank you. We will tell you when we deliver here.':
    'Ташаккур. Вақте ки ба ин ҷо расониданро оғоз кунем, ба шумо хабар медиҳем.',

  // Accounts: guests, sign-up, sign-in.
  'Guest varified': 'Меҳмон тасдиқ шуд',
  'Logout successful.': 'Шумо аз ҳисоб баромадед.',
  'The phone has already been taken.': 'Ин рақами телефон аллакай банд аст.',
  'Your account is blocked': 'Ҳисоби шумо баста шудааст',
  'The first name field is required.': 'Номро нависед.',
  'The last name field is required.': 'Насабро нависед.',
  'The first name must not be greater than 100 characters.': 'Ном набояд аз 100 аломат дарозтар бошад.',
  'The last name must not be greater than 100 characters.': 'Насаб набояд аз 100 аломат дарозтар бошад.',
  'The email field is required.': 'Почтаи электрониро нависед.',
  'The phone field is required.': 'Рақами телефонро нависед.',
  'Referer disable': 'Барномаи даъват ҳоло кор намекунад',
  'Referer code not found': 'Рамзи даъват ёфт нашуд',
  'Referrer code already used': 'Рамзи даъват аллакай истифода шудааст',

  // One-time codes and passwords.
  'Please try again after {seconds} Seconds': 'Лутфан, пас аз {seconds} сония боз кӯшиш кунед',
  'Please try again after {time}': 'Лутфан, пас аз {time} боз кӯшиш кунед',
  'Too many attemps': 'Кӯшишҳо аз ҳад зиёданд',
  'Faield to send sms': 'Паёмак фиристода нашуд',
  'Failed to send mail': 'Мактуб фиристода нашуд',
  'OTP does not match': 'Рамзи тасдиқ мувофиқ нест',
  'Phone number varified successfully': 'Рақами телефон тасдиқ шуд',
  'Phone number is already varified': 'Рақами телефон аллакай тасдиқ шудааст',
  'Otp sent successfull': 'Рамзи тасдиқ фиристода шуд',
  'OTP found, you can proceed': 'Рамз дуруст аст, метавонед идома диҳед',
  'Invalid OTP.': 'Рамзи тасдиқ нодуруст аст.',
  'Invalid otp': 'Рамзи тасдиқ нодуруст аст',
  'The confirm password and password must match.': 'Парол ва такрори он бояд якхела бошанд.',
  'Password changed successfully.': 'Парол иваз карда шуд.',
  'Email is ready to register': 'Ин почтаи электрониро сабт кардан мумкин аст',
  'Token varified': 'Рамз тасдиқ шуд',
  'Code not found': 'Рамз ёфт нашуд',
  '{business}: your verification code is {code}. It is valid for 10 minutes.':
    '{business}: рамзи тасдиқи шумо {code}. Он 10 дақиқа эътибор дорад.',
  '{business}: your code for a new password is {code}. It is valid for 10 minutes.':
    '{business}: рамз барои пароли нав {code}. Он 10 дақиқа эътибор дорад.',
  'Your verification code is {code}. It is valid for 10 minutes.':
    'Рамзи тасдиқи шумо {code}. Он 10 дақиқа эътибор дорад.',

  // Signing in with a provider.
  'The selected medium is invalid.': 'Ин роҳи воридшавӣ дастрас нест.',
  'The passkey could not be added. Please try again.':
    'Калиди дастрасиро илова кардан нашуд. Аз нав кӯшиш кунед.',
  'You have {most} passkeys already. Remove one to add another.':
    'Шумо аллакай {most} калиди дастрасӣ доред. Барои иловаи калиди нав якеро нест кунед.',
  'wrong credential.': 'Маълумоти воридшавӣ нодуруст аст.',
  'Email does not match': 'Почтаи электронӣ мувофиқ нест',
  'Email already exists': 'Ин почтаи электронӣ аллакай ҳаст',
  'The sign-in provider does not answer. Please try again shortly.':
    'Хидмати воридшавӣ ҷавоб намедиҳад. Лутфан, каме баъдтар кӯшиш кунед.',

  // Profile and addresses.
  'Successfully updated': 'Нав карда шуд',
  'Updated successfully': 'Нав карда шуд',
  'Successfully added': 'Илова шуд',
  'Interest updated successfully': 'Шавқҳои шумо нав карда шуданд',
  'First name is required!': 'Номро нависед!',
  'Last name is required!': 'Насабро нависед!',
  'The password of a social account cannot be changed.':
    'Пароли ҳисобе, ки тавассути шабакаи иҷтимоӣ кушода шудааст, иваз намешавад.',
  'The image must not be larger than 2 MB.': 'Ҳаҷми акс набояд аз 2 МБ зиёд бошад.',
  'The image must be a file of type: jpg, jpeg, png, gif.':
    'Акс бояд файли навъи jpg, jpeg, png ё gif бошад.',
  'The image could not be read.': 'Аксро хондан нашуд.',
  'Your balance has changed. Please look again at what would be lost.':
    'Бақияи шумо тағйир ёфт. Бори дигар бубинед, ки чӣ аз даст меравад.',
  'User account delete warning': 'То анҷоми фармоиш ҳисобро нест кардан мумкин нест',
  'Zone id is required!': 'Рақами минтақа лозим аст!',
  'The selected interest is invalid.': 'Шавқи интихобшуда нодуруст аст.',

  // Wallet and loyalty points.
  'Insufficient balance': 'Бақияи ҳамён кофӣ нест',
  'Insufficient Point': 'Холҳо кофӣ нестанд',
  'Point to wallet transfer successfully': 'Холҳо ба ҳамён гузаронида шуданд',
  'Adding money to the wallet is not available at this time': 'Ҳоло ҳамёнро пур кардан мумкин нест',
  'The selected payment method is invalid.': 'Ин тарзи пардохт дастрас нест.',
  'The payment service does not answer. Please try again or pay in another way.':
    'Хадамоти пардохт ҷавоб намедиҳад. Боз кӯшиш кунед ё бо роҳи дигар пардохт кунед.',
  'The signature is invalid.': 'Имзо нодуруст аст.',
  'The selected callback is invalid.': 'Суроғаи бозгашт нодуруст аст.',
  'Failed to transfer': 'Холҳоро гузаронидан нашуд',

  // Chat and push messages.
  'Conversation not found': 'Суҳбат ёфт нашуд',
  'There is nobody to write to': 'Касе нест, ки ба ӯ нависед',
  'Say who you are writing to.': 'Нишон диҳед, ки ба кӣ менависед.',
  'write something': 'чизе нависед',
  'You can write here while your order is on its way.':
    'То фармоишатон дар роҳ аст, шумо метавонед ин ҷо нависед.',
  'An image must not be larger than 10 MB.': 'Ҳаҷми акс набояд аз 10 МБ зиёд бошад.',
  'Maximum 3 images can be send at a time.': 'Дар як вақт на бештар аз 3 акс фиристодан мумкин аст.',
  'Order #{order_id}': 'Фармоиши № {order_id}',
  'Order data not found': 'Маълумоти фармоиш ёфт нашуд',
  'Only what was delivered can be reviewed.': 'Танҳо дар бораи расонидашуда тақриз навиштан мумкин аст.',
  'Already submitted': 'Аллакай фиристода шудааст',
  'Review submited successfully': 'Тақриз фиристода шуд',
  'Items added to your cart.': 'Маҳсулот ба сабад илова шуд.',
  'successfully sent!': 'фиристода шуд!',
  'This push service is not known to the shop.': 'Мағоза ин хизматрасонии огоҳиномаҳоро намешиносад.',

  // The desk.
  'You may not do this.': 'Шумо ба ин амал ҳуқуқ надоред.',
  'This cannot be undone any more: it was changed again since.':
    'Инро дигар бекор кардан мумкин нест: баъд аз он боз тағйир ёфтааст.',
  'This email and password do not match.': 'Почтаи электронӣ ва парол ба ҳам мувофиқ нестанд.',
  'Enter the code from your authenticator app.': 'Рамзи барномаи аутентификаторро ворид кунед.',
  'This code is not right or was used already.': 'Рамз нодуруст аст ё аллакай истифода шудааст.',
  'Use your passkey, or enter the code from your authenticator app.':
    'Калиди дастрасиро истифода баред ё рамзи барномаи аутентификаторро ворид кунед.',
  'Use your passkey.': 'Калиди дастрасиро истифода баред.',
  'This passkey was not accepted. Try again or use another way.':
    'Ин калиди дастрасӣ қабул нашуд. Бори дигар кӯшиш кунед ё роҳи дигарро истифода баред.',
  'This list has a view of that name already.': 'Ин рӯйхат аллакай намоиши чунин ном дорад.',
  'This list has {most} views already. Remove one to save another.':
    'Ин рӯйхат аллакай {most} намоиш дорад. Барои нигоҳ доштани дигар якеро нест кунед.',
  'This account has no passkey.': 'Ин ҳисоб калиди дастрасӣ надорад.',
  'The password is not right.': 'Парол нодуруст аст.',
  'This invitation is no longer valid. Ask for a new one.':
    'Даъватнома дигар эътибор надорад. Даъватномаи нав пурсед.',
  'Enter the email address you will sign in with.':
    'Нишонии почтаи электронии худро барои даромадан ворид кунед.',
  'Somebody with this email works here already.': 'Корманде бо ин почтаи электронӣ аллакай ҳаст.',
  'One of these stores does not exist.': 'Яке аз ин мағозаҳо вуҷуд надорад.',
  'The shop must keep at least one owner.': 'Бояд ҳадди ақал як соҳиб боқӣ монад.',
  'Somebody else changed this in the meantime. Look at it again before you save.':
    'Дар ин муддат каси дигар инро тағйир дод. Пеш аз нигоҳ доштан бори дигар бубинед.',
  'The second step is on already.': 'Қадами дуюми даромадан аллакай фаъол аст.',
  'The manager’s stores are missing.': 'Мағозаҳои мудир нишон дода нашудаанд.',
  'The second step is off.': 'Қадами дуюми даромадан хомӯш карда шуд.',
  'The change was taken back.': 'Тағйирот бекор карда шуд.',
  '{name} invites you to the back office of {business}. Open this link within three days to set up your account: {link}':
    '{name} шуморо ба идораи кории {business} даъват мекунад. Барои сохтани ҳисоб дар давоми се рӯз ин пайвандро кушоед: {link}',
  'Write the page before you show it.': 'Пеш аз нишон додан саҳифаро нависед.',
  'No payment gateway is set up. Whoever runs the shop enters its keys first.':
    'Ягон дарвозаи пардохт пайваст нашудааст. Аввал калидҳои онро касе ворид мекунад, ки мағозаро мегардонад.',
  'Add an offline payment method first.': 'Аввал як усули пардохти офлайн илова кунед.',
  'No text message service is set up, so no code would reach a phone.':
    'Хизмати паёмаки SMS пайваст нашудааст, рамз ба телефон намерасад.',
  'This cannot be read: each { needs its }, and each tag its end.':
    'Матн хонда намешавад: ба ҳар { қавси } худаш ва ба ҳар тег охири он лозим аст.',
  'Keep {names}: the shop fills it in.': '{names}-ро нигоҳ доред: онро мағоза пур мекунад.',
  'The shop does not know {names} here.': 'Мағоза ин ҷо {names}-ро намешиносад.',
  'Write {names} in the same form as the original does.':
    '{names}-ро ҳамон тавре нависед, ки дар матни аслӣ аст.',
  'A form is missing: {forms}.': 'Шакл намерасад: {forms}.',
  'This language has no such form: {forms}.': 'Дар ин забон чунин шакл нест: {forms}.',
  'Choose a category of the first level, of the same module and in use.':
    'Категорияи фаъоли сатҳи якуми ҳамин бахшро интихоб кунед.',
  'There are {count} categories in it. Move or archive them first.':
    'Дар дохилаш категорияҳои дигар ҳастанд: {count}. Аввал онҳоро кӯчонед ё ба бойгонӣ гузоред.',
  'There are {count} items in it. Choose a category to move them to.':
    'Дар он молҳо ҳастанд: {count}. Категорияеро интихоб кунед, ки ба он кӯчонда шаванд.',
  'Choose another category of the same module that is in use.':
    'Категорияи дигари фаъоли ҳамин бахшро интихоб кунед.',
  'This module does not exist.': 'Чунин бахш нест.',
  'This category is archived. Bring it back first.': 'Ин категория дар бойгонист. Аввал онро баргардонед.',
  'There are {count} items with it.': 'Бо он молҳо ҳастанд: {count}.',
}
