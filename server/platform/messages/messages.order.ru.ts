// Server messages about orders in Russian, keyed by their English text.
import type { Messages } from './translate.ts'

export const russianOrderMessages: Messages = {
  'Guest order is not active': 'Заказ без регистрации недоступен',
  'Home delivery is not active': 'Доставка на дом недоступна',
  'Take away is not active': 'Самовывоз недоступен',
  'Partial payment is not active': 'Частичная оплата недоступна',
  'Offline payment for the order not available at this time': 'Офлайн-оплата заказа сейчас недоступна',
  'Cash on delivery order not available at this time': 'Оплата наличными при получении сейчас недоступна',
  'Digital payment for the order not available at this time': 'Онлайн-оплата заказа сейчас недоступна',
  'Wallet payment for the order not available at this time': 'Оплата заказа из кошелька сейчас недоступна',
  'Out of coverage': 'Вне зоны доставки',
  'You can not schedule a order in past': 'Нельзя запланировать заказ на прошедшее время',
  'Schedule order not available': 'Заказ ко времени недоступен',
  'Store is closed at order time': 'Магазин закрыт во время заказа',
  'You can not place empty orders': 'Нельзя оформить пустой заказ',
  'Please select items from the same store': 'Выберите товары из одного магазина',
  'One or more items in your cart is not available. Please clear your cart and try again.':
    'Один или несколько товаров в корзине недоступны. Очистите корзину и попробуйте снова.',
  'One or more item is not available for the chosen preferable schedule time.':
    'Один или несколько товаров недоступны в выбранное время.',
  'Maximum cart quantity limit over': 'Превышено максимальное количество',
  '{item} out of stock!': '{item}: нет в наличии!',
  'Please upload your prescription image': 'Загрузите фото рецепта',
  'The image must be a file of type: jpg, jpeg, png, gif, webp.':
    'Изображение должно быть файлом типа jpg, jpeg, png, gif или webp.',
  'You need to order at least{amount} {currency}': 'Минимальная сумма заказа — {amount} {currency}',
  'The sender and the receiver are at the same place.':
    'Отправитель и получатель находятся в одном и том же месте.',
  'The receiver is too far away for a courier.': 'Получатель слишком далеко для курьера.',
  'When the receiver pays, only cash on delivery is possible.':
    'Если платит получатель, возможна только оплата наличными при получении.',
  'Order amount must be greater than wallet amount': 'Сумма заказа должна быть больше суммы в кошельке',
  'Amount crossed maximum cod order amount': 'Сумма превышает предел для оплаты наличными',
  'Insufficient balance for partial amount': 'Недостаточно средств для частичной оплаты',
  'Cash on delivery is not active': 'Оплата наличными при получении отключена',
  'This store takes no prescription orders.': 'Этот магазин не принимает заказы по рецептам.',
  'The total has changed since you saw it. Please look at it again.':
    'Итог изменился с тех пор, как вы его видели. Проверьте его ещё раз.',
  'Failed to place order': 'Не удалось оформить заказ',
  'You can not cancel after confirm': 'После подтверждения отменить заказ нельзя',
  'The order can not change this way now.': 'Сейчас заказ нельзя изменить таким образом.',
  'This order is not paid offline.': 'Этот заказ не оплачивается офлайн.',
  'The payment was checked already and can not be changed.': 'Платёж уже проверен, изменить его нельзя.',
  'You can not request for a refund': 'Вы не можете запросить возврат',
  'Something went wrong': 'Что-то пошло не так',
  'The image must not be larger than 5 MB.': 'Размер изображения не должен превышать 5 МБ.',
  'At most 3 images can be uploaded.': 'Можно загрузить не больше 3 изображений.',
  'Coupon usage limit over': 'Лимит использования купона исчерпан',
  'Coupon expire': 'Срок действия купона истёк',
  'You are not eligible for this coupon': 'Этот купон вам недоступен',
  'To apply this coupon, total item amount should be minimum {amount}':
    'Чтобы применить купон, сумма товаров должна быть не меньше {amount}',
  'Deliver to the front door': 'Доставьте к входной двери',
  'Deliver to the reception desk': 'Доставьте на ресепшен',
  'Avoid calling phone': 'Не звоните, пожалуйста',
  'Come with no sound': 'Приходите без шума',
  'Remove it from my cart': 'Уберите это из корзины',
  'I will wait until it is restocked': 'Подожду, пока появится',
  'Please cancel the order': 'Отмените заказ',
  'Call me ASAP': 'Сразу позвоните мне',
  'Notify me when it is back': 'Сообщите, когда появится',
  'Order placed successfully': 'Заказ успешно оформлен',
  'Order canceled successfully': 'Заказ успешно отменён',
  'Payment method updated successfully': 'Способ оплаты успешно изменён',
  'Refund request placed successfully': 'Запрос на возврат успешно отправлен',
  'Nobody is bringing this order now.': 'Сейчас этот заказ никто не везёт.',
  'The hand-over code is not the one of this order.': 'Код передачи не подходит к этому заказу.',
  'Say why the order is canceled.': 'Укажите, почему заказ отменяется.',
  'We could not find your payment of order {order_id}. Please check what you told us.':
    'Мы не нашли ваш платёж за заказ {order_id}. Пожалуйста, проверьте отправленные данные.',
  'It is time: the store is taking care of your scheduled order {order_id} now.':
    'Пора: магазин занялся вашим заказом {order_id} ко времени.',
  'How was order {order_id}? Rate what you got and who brought it.':
    'Как вам заказ {order_id}? Оцените покупки и курьера.',
  'The courier has the parcel already.': 'Посылка уже у курьера.',
  'The courier will see your note.': 'Курьер увидит ваше примечание.',
  'The receiver of parcel {order_id} left a note for the courier.':
    'Получатель посылки {order_id} оставил примечание курьеру.',
}
