// Server messages in Russian, keyed by their English text.
import { russianImportMessages } from './messages.import.ru.ts'
import { russianItemMessages } from './messages.item.ru.ts'
import { russianOrderMessages } from './messages.order.ru.ts'
import { russianSellingMessages } from './messages.selling.ru.ts'
import { russianStoreMessages } from './messages.stores.ru.ts'
import type { Messages } from './messages.ts'
import { russianZoneMessages } from './messages.zones.ru.ts'

export const russianMessages: Messages = {
  ...russianOrderMessages,
  ...russianSellingMessages,
  ...russianImportMessages,
  ...russianStoreMessages,
  ...russianItemMessages,
  ...russianZoneMessages,
  // Signs a review whose author has left.
  'Former customer': 'Бывший покупатель',
  // Refusals any endpoint may give.
  'Not found': 'Не найдено',
  'Unauthenticated.': 'Вы не вошли в аккаунт.',
  Unauthorized: 'Нет доступа',
  'Module id required': 'Требуется идентификатор раздела',
  'Zone id required': 'Требуется идентификатор зоны',
  'The selected zone id is invalid.': 'Указан неверный идентификатор зоны.',
  'The request body could not be read.': 'Не удалось прочитать запрос.',
  'The request body is too large.': 'Тело запроса слишком большое.',
  'This method is not allowed here.': 'Этот метод здесь не разрешён.',
  'Too many requests. Please try again shortly.': 'Слишком много запросов. Повторите попытку чуть позже.',
  'The service is starting. Please try again shortly.': 'Сервис запускается. Повторите попытку чуть позже.',
  'The shop is busy. Please try again in a moment.':
    'Магазин сейчас перегружен. Повторите попытку через несколько секунд.',
  'The shop is closed for maintenance and will be back soon.':
    'Магазин закрыт на техническое обслуживание и скоро откроется.',
  'The request holds too many fields.': 'В запросе слишком много полей.',
  'Something went wrong. Please try again.': 'Что-то пошло не так. Повторите попытку.',

  // Validation, first message per field.
  'The {field} field is required.': 'Поле «{field}» обязательно для заполнения.',
  'The {field} must be an integer.': 'Значение «{field}» должно быть целым числом.',
  'The {field} must be a number.': 'Значение «{field}» должно быть числом.',
  'The {field} must be an array.': 'Значение «{field}» должно быть списком.',
  'The {field} must be at least {limit} characters.':
    'Длина «{field}» должна быть не меньше {limit} символов.',
  'The {field} must be at least {limit}.': 'Значение «{field}» должно быть не меньше {limit}.',
  'The {field} must not be greater than {limit} characters.':
    'Длина «{field}» должна быть не больше {limit} символов.',
  'The {field} must not be greater than {limit}.': 'Значение «{field}» должно быть не больше {limit}.',
  'The {field} must be a valid email address.':
    'Значение «{field}» должно быть корректным адресом электронной почты.',
  'The {field} format is invalid.': 'Неверный формат «{field}».',
  'The selected {field} is invalid.': 'Выбранное значение «{field}» неверно.',

  // Newsletter and policies.
  'Subscription successful': 'Подписка оформлена',
  'The email has already been taken.': 'Этот адрес электронной почты уже занят.',

  // Stores.
  'Store not found': 'Магазин не найден',

  // Categories and search.
  'Category not found': 'Категория не найдена',
  'Common condition not found': 'Недомогание не найдено',
  'Longitude-latitude required': 'Укажите широту и долготу',

  // Zones.
  'Service not available in this area': 'В этом районе сервис недоступен',
  'We are temporarily unavailable in this area': 'Мы временно не работаем в этом районе',

  // Cart.
  'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.':
    'В корзине есть товары из другого магазина. Если продолжить, прежние товары будут убраны из корзины, а этот будет добавлен.',
  'Item not found': 'Товар не найден',
  'This item belongs to another section.': 'Этот товар относится к другому разделу.',
  'This item is not delivered to your zone.': 'Этот товар не доставляется в вашу зону.',
  'This campaign is not running now.': 'Эта акция сейчас не проводится.',
  'You are not logged in': 'Вы не вошли в аккаунт',
  'Cart item not found': 'Товар в корзине не найден',
  'Maximum cart quantity exceeded': 'Превышено максимальное количество в корзине',
  'Out of Stock': 'Нет в наличии',
  'The price does not match this item.': 'Цена не соответствует этому товару.',
  'This add-on does not belong to the item.': 'Эта добавка не относится к товару.',
  'There are more quantities than add-ons.': 'Количеств указано больше, чем добавок.',
  'Variation {name} can not remain without selection.': 'В варианте «{name}» нужно сделать выбор.',
  'Selected variation named {name} must be in between Minimum {min} and Maximum {max}':
    'В варианте «{name}» нужно выбрать от {min} до {max}',
  'This item has no choice named {name}.': 'У товара нет варианта «{name}».',
  'This variation is out of stock. Choose another variation to proceed further.':
    'Этого варианта нет в наличии. Чтобы продолжить, выберите другой.',
  'The cart cannot hold any more different items.': 'В корзину больше нельзя добавить новые товары.',
  'No cart of this store was set aside.': 'Отложенной корзины этого магазина нет.',
  'This key was used for another request.': 'Этот ключ уже использован для другого запроса.',
  'The Idempotency-Key header must hold 1 to 200 characters.':
    'Заголовок Idempotency-Key должен содержать от 1 до 200 символов.',

  // Wish list.
  'Already in wishlist': 'Уже в избранном',
  'Can not add both food and restaurant at same time': 'Нельзя добавить блюдо и ресторан одновременно',
  'The item id field is required when store id is not present.':
    'Поле «item id» обязательно, если не указан «store id».',
  'Not found in wishlist': 'Нет в избранном',
  'Added successfully': 'Добавлено',
  'Successfully removed': 'Удалено',

  // Places and coverage.
  'Place not found': 'Место не найдено',
  'We already deliver to this place.': 'Мы уже доставляем сюда.',
  'An email address or a phone number is needed.': 'Нужен адрес электронной почты или номер телефона.',
  'Thank you. We will tell you when we deliver here.': 'Спасибо. Мы сообщим, когда начнём доставлять сюда.',

  // Accounts: guests, sign-up, sign-in.
  'Guest varified': 'Гость подтверждён',
  'Logout successful.': 'Вы вышли из аккаунта.',
  'The phone has already been taken.': 'Этот номер телефона уже занят.',
  'Your account is blocked': 'Ваш аккаунт заблокирован',
  'The first name field is required.': 'Укажите имя.',
  'The last name field is required.': 'Укажите фамилию.',
  'The first name must not be greater than 100 characters.': 'Имя должно быть не длиннее 100 символов.',
  'The last name must not be greater than 100 characters.': 'Фамилия должна быть не длиннее 100 символов.',
  'The email field is required.': 'Укажите адрес электронной почты.',
  'The phone field is required.': 'Укажите номер телефона.',
  'Referer disable': 'Программа приглашений сейчас отключена',
  'Referer code not found': 'Код приглашения не найден',
  'Referrer code already used': 'Код приглашения уже использован',

  // One-time codes and passwords.
  'Please try again after {seconds} Seconds': 'Повторите попытку через {seconds} с',
  'Please try again after {time}': 'Повторите попытку через {time}',
  'Too many attemps': 'Слишком много попыток',
  'Faield to send sms': 'Не удалось отправить СМС',
  'Failed to send mail': 'Не удалось отправить письмо',
  'OTP does not match': 'Код подтверждения не совпадает',
  'Phone number varified successfully': 'Номер телефона подтверждён',
  'Phone number is already varified': 'Номер телефона уже подтверждён',
  'Otp sent successfull': 'Код подтверждения отправлен',
  'OTP found, you can proceed': 'Код верный, можно продолжать',
  'Invalid OTP.': 'Неверный код подтверждения.',
  'Invalid otp': 'Неверный код подтверждения',
  'The confirm password and password must match.': 'Пароль и его подтверждение должны совпадать.',
  'Password changed successfully.': 'Пароль изменён.',
  'Email is ready to register': 'Этот адрес можно зарегистрировать',
  'Token varified': 'Код подтверждён',
  'Code not found': 'Код не найден',
  '{business}: your verification code is {code}. It is valid for 10 minutes.':
    '{business}: ваш код подтверждения {code}. Он действует 10 минут.',
  '{business}: your code for a new password is {code}. It is valid for 10 minutes.':
    '{business}: код для нового пароля {code}. Он действует 10 минут.',
  'Your verification code is {code}. It is valid for 10 minutes.':
    'Ваш код подтверждения {code}. Он действует 10 минут.',

  // Signing in with a provider.
  'The selected medium is invalid.': 'Этот способ входа недоступен.',
  'The passkey could not be added. Please try again.': 'Не удалось добавить ключ доступа. Повторите попытку.',
  'You have {most} passkeys already. Remove one to add another.':
    'Ключей доступа уже {most} — больше нельзя. Удалите один, чтобы добавить новый.',
  'wrong credential.': 'Неверные данные для входа.',
  'Email does not match': 'Адрес электронной почты не совпадает',
  'Email already exists': 'Такой адрес электронной почты уже есть',
  'The sign-in provider does not answer. Please try again shortly.':
    'Сервис входа не отвечает. Повторите попытку чуть позже.',

  // Profile and addresses.
  'Successfully updated': 'Обновлено',
  'Updated successfully': 'Обновлено',
  'Successfully added': 'Добавлено',
  'Interest updated successfully': 'Интересы обновлены',
  'First name is required!': 'Укажите имя!',
  'Last name is required!': 'Укажите фамилию!',
  'The password of a social account cannot be changed.':
    'Пароль аккаунта, открытого через соцсеть, изменить нельзя.',
  'The image must not be larger than 2 MB.': 'Размер изображения не должен превышать 2 МБ.',
  'The image must be a file of type: jpg, jpeg, png, gif.':
    'Изображение должно быть файлом типа jpg, jpeg, png или gif.',
  'The image could not be read.': 'Не удалось прочитать изображение.',
  'Your balance has changed. Please look again at what would be lost.':
    'Ваш баланс изменился. Посмотрите ещё раз, что будет потеряно.',
  'User account delete warning': 'Аккаунт нельзя удалить, пока выполняется заказ',
  'Zone id is required!': 'Требуется идентификатор зоны!',
  'The selected interest is invalid.': 'Выбранный интерес неверен.',

  // Wallet and loyalty points.
  'Insufficient balance': 'Недостаточно средств на балансе',
  'Insufficient Point': 'Недостаточно баллов',
  'Point to wallet transfer successfully': 'Баллы переведены в кошелёк',
  'Adding money to the wallet is not available at this time': 'Пополнить кошелёк сейчас нельзя',
  'The selected payment method is invalid.': 'Такой способ оплаты недоступен.',
  'The payment service does not answer. Please try again or pay in another way.':
    'Платёжный сервис не отвечает. Попробуйте ещё раз или оплатите другим способом.',
  'The signature is invalid.': 'Подпись недействительна.',
  'The selected callback is invalid.': 'Неверный адрес возврата.',
  'Failed to transfer': 'Не удалось перевести баллы',

  // Chat and push messages.
  'Conversation not found': 'Переписка не найдена',
  'There is nobody to write to': 'Писать некому',
  'Say who you are writing to.': 'Укажите, кому вы пишете.',
  'write something': 'напишите что-нибудь',
  'You can write here while your order is on its way.': 'Писать сюда можно, пока ваш заказ в пути.',
  'An image must not be larger than 10 MB.': 'Изображение должно быть не больше 10 МБ.',
  'Maximum 3 images can be send at a time.': 'За один раз можно отправить не больше 3 фото.',
  'Order #{order_id}': 'Заказ № {order_id}',
  'Order data not found': 'Данные заказа не найдены',
  'Only what was delivered can be reviewed.': 'Отзыв можно оставить только о доставленном.',
  'Already submitted': 'Отзыв уже отправлен',
  'Review submited successfully': 'Отзыв отправлен',
  'Items added to your cart.': 'Товары добавлены в корзину.',
  'successfully sent!': 'отправлено!',
  'This push service is not known to the shop.': 'Магазин не знает этот сервис уведомлений.',

  // The desk.
  'You may not do this.': 'У вас нет прав на это действие.',
  'This cannot be undone any more: it was changed again since.':
    'Отменить уже нельзя: с тех пор это снова изменили.',
  'This email and password do not match.': 'Электронная почта и пароль не подходят друг к другу.',
  'Enter the code from your authenticator app.': 'Введите код из приложения-аутентификатора.',
  'This code is not right or was used already.': 'Код неверен или уже использован.',
  'Use your passkey, or enter the code from your authenticator app.':
    'Воспользуйтесь ключом доступа или введите код из приложения-аутентификатора.',
  'Use your passkey.': 'Воспользуйтесь ключом доступа.',
  'This passkey was not accepted. Try again or use another way.':
    'Этот ключ доступа не принят. Попробуйте ещё раз или другим способом.',
  'This list has a view of that name already.': 'У этого списка уже есть вид с таким названием.',
  'This list has {most} views already. Remove one to save another.':
    'У этого списка уже {most} видов. Удалите один, чтобы сохранить новый.',
  'This account has no passkey.': 'У этого аккаунта нет ключа доступа.',
  'The password is not right.': 'Пароль неверен.',
  'This invitation is no longer valid. Ask for a new one.':
    'Приглашение больше не действует. Попросите новое.',
  'Enter the email address you will sign in with.':
    'Укажите адрес электронной почты, с которым вы будете входить.',
  'Somebody with this email works here already.': 'Сотрудник с такой электронной почтой уже есть.',
  'One of these stores does not exist.': 'Одного из этих магазинов нет.',
  'The shop must keep at least one owner.': 'Должен остаться хотя бы один владелец.',
  'Somebody else changed this in the meantime. Look at it again before you save.':
    'За это время кто-то другой внёс изменения. Посмотрите ещё раз перед сохранением.',
  'The second step is on already.': 'Второй шаг входа уже включён.',
  'The manager’s stores are missing.': 'Не указаны магазины управляющего.',
  'The second step is off.': 'Второй шаг входа выключен.',
  'The change was taken back.': 'Изменение отменено.',
  '{name} invites you to the back office of {business}. Open this link within three days to set up your account: {link}':
    '{name} приглашает вас в рабочий кабинет {business}. Откройте эту ссылку в течение трёх дней, чтобы создать учётную запись: {link}',
  'Write the page before you show it.': 'Напишите страницу, прежде чем показывать её.',
  'No payment gateway is set up. Whoever runs the shop enters its keys first.':
    'Платёжный шлюз не подключён. Сначала его ключи вводит тот, кто обслуживает магазин.',
  'Add an offline payment method first.': 'Сначала добавьте способ офлайн-оплаты.',
  'No text message service is set up, so no code would reach a phone.':
    'Служба СМС не подключена, и код не дойдёт до телефона.',
  'This cannot be read: each { needs its }, and each tag its end.':
    'Текст не читается: каждой { нужна своя }, а каждому тегу — его конец.',
  'Keep {names}: the shop fills it in.': 'Оставьте {names}: это заполняет магазин.',
  'The shop does not know {names} here.': 'Здесь магазин не знает {names}.',
  'Write {names} in the same form as the original does.': 'Запишите {names} так же, как в исходном тексте.',
  'A form is missing: {forms}.': 'Не хватает формы: {forms}.',
  'This language has no such form: {forms}.': 'В этом языке нет такой формы: {forms}.',
  'Choose a category of the first level, of the same module and in use.':
    'Выберите действующую категорию первого уровня того же раздела.',
  'There are {count} categories in it. Move or archive them first.':
    'Внутри есть другие категории: {count}. Сначала переместите их или отправьте в архив.',
  'There are {count} items in it. Choose a category to move them to.':
    'В ней есть товары: {count}. Выберите категорию, куда их перенести.',
  'Choose another category of the same module that is in use.':
    'Выберите другую действующую категорию того же раздела.',
  'This module does not exist.': 'Такого раздела нет.',
  'This category is archived. Bring it back first.': 'Эта категория в архиве. Сначала верните её.',
  'There are {count} items with it.': 'С этим есть товары: {count}.',
}
